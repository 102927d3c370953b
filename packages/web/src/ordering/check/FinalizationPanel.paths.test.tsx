import { finalizationMachine } from '@selvedge/core/ordering';
import {
  finalizedElsewhere,
  linesOutdated,
  networkLost,
  rulesRefused,
  sampleFinding,
  sampleHead,
  samplePlace,
  sampleStyle,
  serverDown,
  tourOf,
  wired,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type ScreenTour, screenTour, walkScreen } from '../../testing/screenTour.tsx';
import { FinalizationPanel } from './FinalizationPanel.tsx';
import { OrderFinalized } from './OrderFinalized.tsx';

type FinalizationRef = ActorRefFrom<typeof finalizationMachine>;

const orderChanged = 'The order changed while you were looking at it';
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => (user: UserEvent) => user.click(button(name));

/** The panel, and the page that takes its place once the order stands. */
function Finalizing({ finalization }: { finalization: FinalizationRef }) {
  const order = useSelector(finalization, ({ context }) => context.order);
  if (order) return <OrderFinalized order={order} place={samplePlace} />;
  return <FinalizationPanel finalization={finalization} styles={[sampleStyle()]} place={samplePlace} />;
}

const waits = () => {
  expect(screen.queryByRole('button', { name: 'Finalize order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yes, finalize' })).not.toBeInTheDocument();
};

const offers = (snapshot: AnyMachineSnapshot) =>
  expect(button('Finalize order').hasAttribute('aria-disabled')).toBe(
    !snapshot.can({ type: 'finalization.requested' }),
  );

const outdated = (snapshot: AnyMachineSnapshot) => {
  expect(screen.getByText(orderChanged)).toBeVisible();
  offers(snapshot);
};

const tour: ScreenTour = {
  chart: finalizationMachine,
  unreported: {
    'finalize 500': 'it is asked three times by itself before it is told',
  },
  pictures: {
    sameAs: {
      'outdated.reread': ['outdated.rereading', 'the notice stays until it is dismissed'],
    },
    after: { finalizing: 2000, asking: 2000 },
  },
  tour: {
    input: { head: sampleHead(), holdsSubmit: true, opensAt: null },
    events: [
      { type: 'findings.changed', findings: [] },
      { type: 'findings.changed', findings: [sampleFinding] },
      { type: 'finalization.requested' },
      { type: 'finalization.confirmed' },
      { type: 'finalization.cancelled' },
      { type: 'finalization.retried' },
      { type: 'refusal.dismissed' },
      { type: 'cart.changed', head: sampleHead({ version: 8 }) },
    ],
    answers: { finalize: [{ orderId: 'o-1', orderNumber: '900001', replayed: false }] },
    failures: { finalize: [networkLost, finalizedElsewhere, linesOutdated, rulesRefused] },
  },
  besides: [{ failures: { finalize: [serverDown] } }],
  machine: wired.finalization,
  screen: (actor: AnyActorRef) => <Finalizing finalization={actor as FinalizationRef} />,
  userActions: {
    'finalization.requested': press('Finalize order'),
    'finalization.confirmed': press('Yes, finalize'),
    'finalization.cancelled': press('Cancel'),
    'finalization.retried': press('Ask again'),
    'refusal.dismissed': press('Dismiss'),
  },
  shows: {
    idle: (snapshot) => {
      offers(snapshot);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
    confirming: () => {
      const dialog = screen.getByRole('alertdialog', { name: 'Finalize this order?' });
      expect(dialog).toHaveTextContent('4');
      expect(dialog).toHaveTextContent('€199.60');
    },
    finalizing: waits,
    asking: waits,
    uncertain: ({ context }) => {
      expect(screen.getByText('We do not know yet whether your order was placed')).toBeVisible();
      const { message, tracking } = context.failure;
      if (tracking) expect(screen.getByRole('alert')).toHaveTextContent(`${message}Error ID: ${tracking}`);
      expect(screen.getByText(/It is never placed twice/)).toBeVisible();
    },
    refused: (snapshot) => {
      offers(snapshot);
      expect(screen.getByText('The order was not finalized')).toBeVisible();
      expect(screen.getByText('This variant may not be ordered by the customer.')).toBeVisible();
      expect(screen.getByRole('link', { name: /Poplin shirt 50-4711 · Navy · Size S/ })).toHaveAttribute(
        'href',
        '/ordering/preorder/c-1/SS27.13-0.main/styles/s-1',
      );
    },
    'outdated.rereading': outdated,
    'outdated.reread': outdated,
    overtaken: () => expect(screen.getByText('Somebody else finalized this order')).toBeVisible(),
    finalized: () => {
      const title = screen.getByRole('heading', { name: 'Order finalized' });
      expect(title).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
        'href',
        '/ordering/orders/o-1',
      );
      expect(screen.getAllByText('Order created: 900001')).not.toHaveLength(0);
    },
  },
};

screenTour('O2 O5 finalizing, on the screen', tour);

describe('the tour bites', () => {
  /** Stays as it was when it was first seen: what a screen does that does not follow its chart. */
  function Frozen({ finalization }: { finalization: FinalizationRef }) {
    const [still] = useState(() =>
      Object.assign(Object.create(finalization), { subscribe: () => ({ unsubscribe: () => {} }) }),
    );
    const [first] = useState(finalization.getSnapshot());
    still.getSnapshot = () => first;
    return <Finalizing finalization={still} />;
  }

  function Mute({ finalization }: { finalization: FinalizationRef }) {
    const uncertain = useSelector(finalization, (snapshot) => snapshot.matches('uncertain'));
    return uncertain ? null : <Finalizing finalization={finalization} />;
  }

  const paths = tourOf(tour.chart, tour.tour);
  const through = (state: string) =>
    paths.find((path) => path.some(({ snapshot }) => snapshot.matches(state))) ?? [];

  it('on a screen that does not follow its chart', async () => {
    const frozen = {
      ...tour,
      screen: (actor: AnyActorRef) => <Frozen finalization={actor as FinalizationRef} />,
    };
    await expect(walkScreen(through('confirming'), frozen)).rejects.toThrow('to be false');
  });

  it('on a screen that hides that an order is uncertain', async () => {
    const mute = {
      ...tour,
      screen: (actor: AnyActorRef) => <Mute finalization={actor as FinalizationRef} />,
    };
    await expect(walkScreen(through('uncertain'), mute)).rejects.toThrow('We do not know yet');
  });
});
