import { orderingChildren, orderingLogic } from '@selvedge/core/ordering';
import {
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCopyPlan,
  sampleCopyTarget,
  sampleCustomer,
  sampleOrder,
  settle,
  underMaintenance,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import CopyDialog from './CopyDialog.tsx';

/** 'Order again' above an order, which belongs to no part that a maintenance could block. */
const orderAgain = async (language: Language = 'en') => {
  const fake = createFakeApi();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'order', orderId: 'o-1' }, rights: managerRights },
  }).start();
  const call = (name: string) => {
    const found = fake.pending.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not called`);
    return found;
  };
  const doing = (action: () => void) =>
    act(async () => {
      action();
      await settle();
    });
  const { copy } = orderingChildren(ordering.getSnapshot());
  if (!copy) throw new Error('nothing copies');
  const { customerId, customerNumber, name, city } = sampleCustomer();
  await doing(() => {
    call('order').answer(sampleOrder());
    copy.send({
      type: 'copy.opened',
      source: { kind: 'order', orderId: 'o-1' },
      rightEnv: 'preorder',
      rightEnvs: ['preorder', 'postorder'],
      chosen: [{ customerId, customerNumber, name, city }],
    });
  });
  await renderWithWords(<CopyDialog copy={copy} />, language);
  return { call, doing, ordering, user: userEvent.setup() };
};

const busy = () => document.querySelector('[aria-busy=true]');
const plan = () => screen.getByRole('button', { name: /Show plan|Plan für/ });
const customer = () => screen.queryByRole('checkbox', { name: sampleCustomer().name });

describe('copying an order while the part it goes to is under maintenance', () => {
  it.each([
    ['en', /[Uu]nder maintenance/, 'It continues automatically once the maintenance is over.'],
    ['de', /Wartungsarbeiten/, 'Sobald die Wartung beendet ist, geht es automatisch weiter.'],
  ] as const)(
    'B5 N9 says so in place of customers, and why there is no plan, in %s',
    async (language, message, when) => {
      const { call, doing } = await orderAgain(language);
      await doing(() => call('customers').fail(underMaintenance));
      expect(screen.getByText(message, { selector: 'p' })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(busy()).toBeNull();
      expect(plan()).toHaveAttribute('aria-disabled', 'true');
      expect(plan()).toHaveAccessibleDescription(expect.stringContaining(when));
    },
  );

  it('B5 E4 N9 comes back by itself once the maintenance is over, and what is said stands still until then', async () => {
    const { call, doing, ordering } = await orderAgain();
    await doing(() => call('customers').fail(underMaintenance));
    await doing(() => ordering.send({ type: 'maintenance.over' }));
    expect(screen.getByText(/[Uu]nder maintenance/, { selector: 'p' })).toBeVisible();
    expect(plan()).toHaveAttribute('aria-disabled', 'true');
    await doing(() => call('customers').answer([sampleCustomer()]));
    expect(screen.queryByText(/[Uu]nder maintenance/)).toBeNull();
    expect(customer()).toBeVisible();
    expect(plan()).not.toHaveAttribute('aria-disabled');
  });

  it('B5 N9 comes back by hand, or at once in a part that is not maintained', async () => {
    const { call, doing, user } = await orderAgain();
    await doing(() => call('customers').fail(underMaintenance));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await doing(() => call('customers').fail(underMaintenance));
    await user.click(screen.getByRole('radio', { name: 'Post-order' }));
    expect(screen.queryByText(/[Uu]nder maintenance/)).toBeNull();
    expect(plan()).not.toHaveAttribute('aria-disabled');
    await doing(() => call('customers').answer([sampleCustomer()]));
    expect(customer()).toBeVisible();
  });

  it('B5 N9 a plan that is refused says why, and is made by trying again', async () => {
    const { call, doing, user } = await orderAgain();
    await doing(() => call('customers').answer([sampleCustomer()]));
    await user.click(plan());
    await doing(() => call('planCopy').fail(underMaintenance));
    expect(screen.getByText(/[Uu]nder maintenance/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await doing(() => call('planCopy').answer(sampleCopyPlan(sampleCopyTarget())));
    expect(screen.queryByText(/[Uu]nder maintenance/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Copy \d+ pieces?$/ })).toBeVisible();
  });
});
