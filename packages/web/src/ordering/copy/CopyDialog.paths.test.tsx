import { type CopyEvent, copyMachine } from '@selvedge/core/ordering';
import {
  type ChartHarness,
  copyRunEnds,
  copyRunEvents,
  endRun,
  filledCopyTarget,
  missing,
  reducedCopyTarget,
  runTells,
  sampleCopyPlan,
  sampleCopyTarget,
  sampleCustomer,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, fromPromise } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import type { CopyRef } from './CopyDesk.ts';
import CopyDialog from './CopyDialog.tsx';

const lindner = sampleCustomer({ customerId: 'c-3' });
const { customerId, customerNumber, name, city } = lindner;
const opened: CopyEvent = {
  type: 'copy.opened',
  source: { kind: 'order', orderId: 'o-1' },
  rightEnv: 'preorder',
  rightEnvs: ['preorder', 'postorder'],
  chosen: [],
};

const tour = {
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.chosen.length,
    context.rightEnv,
    context.modes,
    context.plan?.targets.length,
    context.report?.targets.length,
  ],
  events: [
    opened,
    { type: 'target.toggled', customer: { customerId, customerNumber, name, city } },
    { type: 'environment.chosen', rightEnv: 'postorder' },
    { type: 'plan.requested' },
    { type: 'plan.retried' },
    { type: 'choosing.resumed' },
    { type: 'copyMode.chosen', customerId: filledCopyTarget.customerId, standing: 'add' },
    { type: 'run.requested' },
    ...copyRunEvents,
    { type: 'retry.requested' },
    { type: 'copy.closed' },
  ],
  answers: {
    plan: [
      sampleCopyPlan(sampleCopyTarget(), filledCopyTarget, reducedCopyTarget),
      sampleCopyPlan(filledCopyTarget),
    ],
    copyRun: copyRunEnds,
  },
  failures: { plan: [missing] },
};

const dialog = (title: string) => within(screen.getByRole('dialog', { name: title }));
const press = (label: string | RegExp) => (user: UserEvent) =>
  user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: label })[0] as Element);
const call = ({ fake }: ChartHarness, ...names: string[]) =>
  fake.pending.find((one) => names.includes(one.name));

function Shown({ copy }: { copy: CopyRef }) {
  const open = useSelector(copy, ({ context }) => context.source !== null);
  return open && <CopyDialog copy={copy} />;
}

screenTour('N9 the copy dialog, walked', {
  chart: copyMachine,
  pictures: {
    nothing: { closed: 'the dialog is not open' },
  },
  tour,
  machine: (api) =>
    wired.copy(
      api,
      fromPromise(async () => [lindner]),
    ),
  screen: (actor) => <Shown copy={actor as CopyRef} />,
  userActions: {
    'target.toggled': (user) => user.click(screen.getByRole('checkbox', { name: lindner.name })),
    'environment.chosen': async (user, event, { actor }) => {
      const radio = screen.getByRole('radio', { name: 'Post-order' });
      if ((radio as HTMLInputElement).checked) actor.send(event);
      else await user.click(radio);
    },
    'plan.requested': press(/^Show plan/),
    'plan.retried': press('Try again'),
    'choosing.resumed': press('Back'),
    'copyMode.chosen': async (user, event, { actor }) => {
      const [radio] = screen.queryAllByRole<HTMLInputElement>('radio', { name: 'Add to it' });
      if (radio && !radio.checked) await user.click(radio);
      else actor.send(event);
    },
    'run.requested': press(/^Copy \d+ pieces?$/),
    'run.statusChanged': (_, event, world) => runTells(event, world),
    'retry.requested': press(/^Try (the failed ones )?again$/),
    'copy.closed': press('Close'),
  },
  answers: {
    plan: (plan, harness) => call(harness, 'planCopy')?.answer(plan),
    copyRun: endRun,
  },
  failures: {
    plan: (error, harness) => call(harness, 'planCopy')?.fail(error),
  },
  shows: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    choosing: ({ context }) => {
      const view = dialog('Order again');
      const chosen = context.chosen.length > 0;
      expect(view.getByRole('checkbox', { name: lindner.name })).toHaveProperty('checked', chosen);
      expect(view.getByRole('searchbox', { name: 'Point of sale' })).toBeVisible();
      const next = view.getByRole('button', { name: /^Show plan/ });
      if (chosen) expect(next).not.toHaveAttribute('aria-disabled');
      else expect(next).toHaveAccessibleDescription('Choose at least one point of sale.');
    },
    planning: () => dialog('Order again').getByText('Checking what can be copied', { selector: 'span' }),
    planFailed: ({ context }) => {
      const alert = dialog('Order again').getByRole('alert');
      expect(alert).toHaveTextContent('The copy could not be planned.');
      const { message, tracking } = context.failure;
      if (tracking) expect(alert).toHaveTextContent(message);
      if (tracking) expect(alert).toHaveTextContent(`Error ID: ${tracking}`);
    },
    refused: ({ context }) => {
      const view = dialog('Errors while copying the shopping cart');
      expect(view.getByText(/refused as a whole\..*then try again\./)).toBeVisible();
      expect(view.getByRole('alert')).toHaveTextContent(context.failure.message);
      expect(view.getByRole('alert')).toHaveTextContent(`Error ID: ${context.failure.tracking}`);
    },
    planned: ({ context }) => {
      const view = dialog('Order again');
      const filled = within(view.getByRole('region', { name: filledCopyTarget.customerName }));
      expect(filled.getByText('The target cart is not empty: it holds 12 pieces.')).toBeVisible();
      expect(filled.getByText('It is approved. A change ends the approval.')).toBeVisible();
      const run = view.getByRole('button', { name: /^Copy \d+ pieces?$/ });
      if (context.plan.targets.length === 1) {
        expect(run).toHaveAccessibleDescription(/Nothing would be copied with this plan/);
        return;
      }
      expect(run).toHaveTextContent('Copy 12 pieces');
      const reduced = within(view.getByRole('region', { name: reducedCopyTarget.customerName }));
      expect(reduced.getByText('This variant is only available 2 times.')).toBeVisible();
      expect(reduced.getByText(/^Price/)).toHaveTextContent('Price €51.90 instead of €49.90');
    },
    'running.underWay': () => {
      expect(
        dialog('Order again').getByText('Copying to one point of sale after another', { selector: 'span' }),
      ).toBeVisible();
      expect(screen.queryByText(/^Nothing has been written yet/)).toBeNull();
    },
    'running.uncertain': () => {
      const alert = dialog('Order again').getByRole('alert');
      expect(alert).toHaveTextContent('Asking again copies nothing twice.');
    },
    'ended.copied': () => {
      expect(dialog('Shopping cart copied').getByRole('link')).toHaveAttribute(
        'href',
        '/ordering/preorder/c-3/SS27.13-0.main/cart',
      );
    },
    'ended.warnings': () =>
      expect(dialog('Shopping cart copied with warnings').getByText('Copied with warnings')).toBeVisible(),
    'ended.errors': () => {
      const view = dialog('Errors while copying the shopping cart');
      expect(view.getByText(/try the failed ones again\./)).toBeVisible();
      expect(view.getByText('Not copied', { selector: 'span' })).toBeVisible();
    },
  },
});
