import { ApiError, failure } from '@selvedge/core';
import { approvalMachine } from '@selvedge/core/ordering';
import {
  approvedHead,
  networkLost,
  rulesRefused,
  sampleCart,
  sampleFinding,
  sampleHead,
  samplePlace,
  sampleStyle,
  wired,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { ApprovalPanel } from './ApprovalPanel.tsx';

const changedMeanwhile = new ApiError(
  failure({
    kind: 'refused',
    status: 409,
    code: 'versionConflict',
    message:
      'Somebody else has changed this shopping cart in the meantime. Please look at the changes and try again.',
    tracking: 'T-2',
  }),
);

const refused = ({ context }: AnyMachineSnapshot) => {
  expect(screen.getByText('The approval was not changed')).toBeVisible();
  expect(screen.getByText(context.failure.message || /^The connection was lost/)).toBeVisible();
  if (context.failure.findings.length > 0)
    expect(screen.getByText('This variant may not be ordered by the customer.')).toBeVisible();
};

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => (user: { click: (element: Element) => Promise<void> }) =>
  user.click(button(name));
const noButton = (name: string) =>
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();

const posManagerFinalizes = 'As soon as the order is released, it is finalized by the POS Manager.';

/** What is told to those alone who may not submit, and what to a POS Manager alone. */
const expectShown = ({ context: { holdsSubmit } }: AnyMachineSnapshot, ready: 0 | 1) => {
  expect(screen.queryAllByText(posManagerFinalizes)).toHaveLength(holdsSubmit ? 0 : 1);
  expect(screen.queryAllByText('The order is ready for completion.')).toHaveLength(holdsSubmit ? ready : 0);
  expect(screen.queryAllByRole('button', { name: /^Return to the buyer/ })).toHaveLength(
    holdsSubmit ? ready : 0,
  );
};

const events = [
  { type: 'findings.changed', findings: [] },
  { type: 'findings.changed', findings: [sampleFinding] },
  { type: 'ending.changed', ending: 'uncertain' },
  { type: 'approval.requested' },
  { type: 'approval.recalled' },
  { type: 'approval.returned', reason: 'Too many' },
  { type: 'refusal.dismissed' },
  { type: 'cart.changed', head: sampleHead({ version: 6 }) },
  { type: 'cart.changed', head: approvedHead },
];

screenTour('O2 approving, recalling and handing back, on the screen', {
  chart: approvalMachine,
  tour: {
    input: { head: sampleHead(), holdsInsert: true, holdsSubmit: true, opensAt: null },
    events,
    answers: {
      approve: [sampleCart(approvedHead)],
      recall: [sampleCart(sampleHead({ version: 5 }))],
      giveBack: [sampleCart(sampleHead({ version: 5, returned: { by: 'Max', at: 1, reason: 'Too many' } }))],
    },
    failures: { approve: [rulesRefused, changedMeanwhile], recall: [networkLost], giveBack: [networkLost] },
  },
  besides: [
    {
      input: { head: sampleHead(), holdsInsert: true, holdsSubmit: false, opensAt: null },
      events: events.filter(({ type }) => type !== 'approval.returned'),
    },
  ],
  machine: wired.approval,
  screen: (actor) => (
    <ApprovalPanel
      approval={actor as ActorRefFrom<typeof approvalMachine>}
      maySubmit={(actor as ActorRefFrom<typeof approvalMachine>).getSnapshot().context.holdsSubmit}
      styles={[sampleStyle()]}
      place={samplePlace}
    />
  ),
  userActions: {
    'approval.requested': press('Approve Order'),
    'approval.recalled': press('Withdraw approval'),
    'approval.returned': async (user, { reason }) => {
      await user.click(button('Return to the buyer'));
      await user.type(screen.getByLabelText('Reason'), reason);
      await user.click(button('Return the order'));
    },
    'refusal.dismissed': press('Dismiss'),
  },
  shows: {
    open: (snapshot) => {
      expect(button('Approve Order').hasAttribute('aria-disabled')).toBe(
        !snapshot.can({ type: 'approval.requested' }),
      );
      noButton('Withdraw approval');
      expectShown(snapshot, 0);
    },
    approving: () => expect(button('Approve Order')).toHaveAttribute('aria-busy', 'true'),
    approved: (snapshot) => {
      expect(screen.getByText('Order Approved')).toBeVisible();
      expect(screen.getByText(/Approved by Bea Buyer on/)).toBeVisible();
      expectShown(snapshot, 1);
      noButton('Approve Order');
    },
    recalling: () => expect(button('Withdraw approval')).toHaveAttribute('aria-busy', 'true'),
    returning: () => expect(button('Return to the buyer')).toHaveAttribute('aria-busy', 'true'),
    'refused.shown': refused,
    'refused.rereading': refused,
  },
});
