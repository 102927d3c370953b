import { cartsMachine } from '@selvedge/core/ordering';
import {
  approvedHead,
  linesOutdated,
  missing,
  networkLost,
  sampleFinding,
  sampleHead,
  settle,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import CartsScreen from './CartsScreen.tsx';

const heads = [sampleHead(), { ...approvedHead, cartId: 'cart-2', season: 'FS28' }];
type Snapshot = SnapshotFrom<typeof cartsMachine>;

const listed = (snapshot: unknown) => {
  const { answer, removed } = (snapshot as Snapshot).context;
  expect(screen.queryAllByRole('listitem')).toHaveLength(answer?.length ?? 0);
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/ordering/preorder/c-1/orders',
  );
  expect(screen.queryAllByText('The cart SS27 · 13-0 was deleted.')).toHaveLength(removed ? 1 : 0);
};

const asked = () => {
  expect(screen.getByRole('alertdialog', { name: 'Delete this cart?' })).toBeVisible();
  expect(screen.getByText(/with 4 pieces, last changed by Bea Buyer/)).toBeVisible();
};

screenTour('N1 the carts of a customer, on the screen', {
  chart: cartsMachine,
  tour: {
    input: { rightEnv: 'preorder', customerId: 'c-1', mayInsert: true },
    events: [
      { type: 'reading.retried' },
      { type: 'judging.retried' },
      { type: 'reading.refreshed' },
      { type: 'removal.wished', cartId: 'cart-1' },
      { type: 'removal.confirmed' },
      { type: 'removal.cancelled' },
      { type: 'refusal.dismissed' },
    ],
    answers: {
      read: [heads],
      readAgain: [heads],
      judge: [{ 'cart-1': [sampleFinding], 'cart-2': [] }],
      remove: [undefined],
    },
    failures: { read: [networkLost, missing], judge: [networkLost], remove: [networkLost, linesOutdated] },
  },
  unreported: {
    'readAgain 503': 'what is known stays, and is read again once the maintenance is over',
    'judge 503': 'the carts are whole without their warnings, which come once the maintenance is over',
  },
  machine: (api) => providedCharts(api).carts,
  screen: (actor) => <CartsScreen carts={actor as ActorRefFrom<typeof cartsMachine>} />,
  userActions: {
    'reading.retried': (user, event, { actor }) =>
      // Beside carts that are shown, the end of a maintenance sends it.
      actor.getSnapshot().matches('ready')
        ? actor.send(event)
        : user.click(screen.getByRole('button', { name: 'Try again' })),
    'judging.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'reading.refreshed': (user) => user.click(screen.getByRole('button', { name: 'Refresh' })),
    'removal.wished': (user) =>
      user.click(screen.getByRole('button', { name: /^Delete the cart SS27 · 13-0/ })),
    'removal.confirmed': (user) => user.click(screen.getByRole('button', { name: 'Delete the cart' })),
    'removal.cancelled': (user) => user.click(screen.getByRole('button', { name: 'Keep the cart' })),
    'refusal.dismissed': (user) =>
      user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body),
  },
  answers: {
    judge: async (_, { fake }) => {
      fake.pending[0]?.answer({ version: 3, findings: [sampleFinding] });
      await settle();
      fake.pending[0]?.answer({ version: 4, findings: [] });
    },
    remove: (_, { fake }) => fake.pending[0]?.answer(null),
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the carts')).toBeInTheDocument(),
    missing: () => expect(screen.queryByRole('list')).not.toBeInTheDocument(),
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('The carts could not be loaded'),
    'ready.judging': listed,
    'ready.judged': (snapshot) => {
      listed(snapshot);
      const known = (snapshot as Snapshot).context.warnings['cart-1']?.length ?? 0;
      const shown = (snapshot as Snapshot).context.answer?.some(({ cartId }) => cartId === 'cart-1');
      expect(screen.queryAllByText('1 warning')).toHaveLength(known > 0 && shown ? 1 : 0);
      expect(screen.getByText('Approved')).toBeVisible();
    },
    'ready.unjudged': () =>
      expect(screen.getByText('The warnings for these carts could not be loaded')).toBeVisible(),
    refreshing: listed,
    asking: asked,
    removing: asked,
    refused: () => expect(screen.getByText('The cart was not deleted')).toBeVisible(),
  },
});
