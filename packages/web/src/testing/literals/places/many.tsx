import type { copyMachine, groupOrderMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  failedReport,
  filledCopyTarget,
  sampleCopyPlan,
  sampleCopyTarget,
  sampleCustomer,
  sampleGroup,
  serverDown,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, fromPromise } from 'xstate';
import CopyDialog from '../../../ordering/copy/CopyDialog.tsx';
import { GroupPage } from '../../../ordering/group/GroupPage.tsx';
import {
  answer,
  button,
  callsOf,
  dialog,
  type Fixture,
  inAct,
  type Look,
  refuse,
  start,
  textOf,
} from '../fixture.tsx';

const openGroup = async ({ show }: Fixture, maySubmit: boolean) => {
  const fake = createFakeApi();
  const { actor } = start(wired.groupOrder(fake.api), {
    input: { groupId: 'g-1', mayInsert: true, maySubmit },
  });
  await show(<GroupPage groupOrder={actor as ActorRefFrom<typeof groupOrderMachine>} rightEnv="preorder" />);
  return { fake, actor };
};

const groupFailed: Look = async (fixture) => {
  const { fake } = await openGroup(fixture, true);
  await refuse(fake, 'groupOrder', serverDown);
  within(screen.getByRole('alert')).getByText(fixture.say('groupFailed'));
};

const settlingGroup =
  (maySubmit: boolean, call: string): Look =>
  async (fixture) => {
    const { fake } = await openGroup(fixture, maySubmit);
    await answer(fake, 'groupOrder', sampleGroup());
    const action = fixture.say(maySubmit ? 'finalizeCarts' : 'approveCarts');
    await fixture.user.click(button(action));
    const asked = within(screen.getByRole('alertdialog'));
    if (!maySubmit)
      expect(textOf(screen.getByRole('alertdialog'))).toContain(fixture.say('posManagerFinalizes'));
    await fixture.user.click(asked.getByRole('button', { name: action }));
    expect(callsOf(fake)).toContain(call);
  };

const dissolving: Look = async (fixture) => {
  const { fake } = await openGroup(fixture, true);
  await answer(fake, 'groupOrder', sampleGroup());
  await fixture.user.click(button(fixture.say('dissolveGroup')));
  const asked = within(screen.getByRole('alertdialog'));
  await fixture.user.click(asked.getByRole('button', { name: fixture.say('dissolve') }));
  expect(callsOf(fake)).toContain('dissolveGroupOrder');
};

const lindner = sampleCustomer({ customerId: 'c-3' });

const openCopy = async ({ show }: Fixture) => {
  const fake = createFakeApi();
  const machine = wired.copy(
    fake.api,
    fromPromise(async () => [lindner]),
  );
  const { actor } = start(machine, {});
  const { customerId, customerNumber, name, city } = lindner;
  await inAct(() => {
    actor.send({
      type: 'copy.opened',
      source: { kind: 'order', orderId: 'o-1' },
      rightEnv: 'preorder',
      rightEnvs: ['preorder'],
      chosen: [],
    });
    actor.send({ type: 'target.toggled', customer: { customerId, customerNumber, name, city } });
    actor.send({ type: 'plan.requested' });
  });
  await show(<CopyDialog copy={actor as ActorRefFrom<typeof copyMachine>} />);
  const refused = sampleCopyTarget({
    customerId: 'c-8',
    customerName: 'Refused',
    reasons: [
      { code: 'noSubdivisionAccess', values: { subdivision: '13-0' } },
      { code: 'nothingToCopy', values: {} },
    ],
    sums: { planned: 7, copied: 0, refused: 7, lines: 2, copiedLines: 0, reducedLines: 0, refusedLines: 2 },
  });
  const whole = sampleCopyTarget({
    sums: { planned: 12, copied: 12, refused: 0, lines: 2, copiedLines: 2, reducedLines: 0, refusedLines: 0 },
  });
  await answer(fake, 'planCopy', sampleCopyPlan(whole, filledCopyTarget, refused));
  return { fake, actor };
};

const copyPlanned: Look = async (fixture) => {
  const { say, user } = fixture;
  const { fake, actor } = await openCopy(fixture);
  const of = (name: string) => within(screen.getByRole('region', { name }));
  of('Refused').getByText(say('noSubdivisionAccess'));
  of('Refused').getByText(say('nothingToCopy'));
  of(filledCopyTarget.customerName).getByText(say('targetNotEmpty'));
  await user.click(button(say('copyPieces')));
  expect(callsOf(fake)).toContain('runCopy');
  await answer(fake, 'runCopy', failedReport);
  dialog(say('copyErrors')).getByText(say('copyRetryHint'));
  actor.stop();
};

const choosing =
  (key: 'copyAdd' | 'copyReplace', chosen: 'add' | 'replace'): Look =>
  async (fixture) => {
    const { actor } = await openCopy(fixture);
    const of = within(screen.getByRole('region', { name: filledCopyTarget.customerName }));
    await fixture.user.click(of.getByRole('radio', { name: fixture.say(key) }));
    expect(actor.getSnapshot().context.modes).toEqual({ [filledCopyTarget.customerId]: chosen });
    actor.stop();
  };

export const manyPlaces = {
  'a group order that fails': groupFailed,
  'finalizing a group order': settlingGroup(true, 'finalizeCart'),
  'approving a group order': settlingGroup(false, 'approveCart'),
  'dissolving a group order': dissolving,
  'copying a cart': copyPlanned,
  'copying on top of a cart': choosing('copyAdd', 'add'),
  'copying in place of a cart': choosing('copyReplace', 'replace'),
} satisfies Record<string, Look>;
