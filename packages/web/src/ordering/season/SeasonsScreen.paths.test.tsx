import { failureOf } from '@selvedge/core';
import { seasonsMachine } from '@selvedge/core/ordering';
import {
  type ChartHarness,
  missing,
  sampleCustomer,
  sampleOrder,
  sampleSeasonState,
  sampleSellingTime,
  serverDown,
  settle,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import { SeasonsScreen } from './SeasonsScreen.tsx';

const brands = [
  {
    id: 10,
    displayName: 'Aurel',
    lines: [{ displayName: 'Men', subdivisions: { '13-0': { displayName: 'Tailoring' } } }],
  },
];
const sellingTimes = [sampleSellingTime(), sampleSellingTime({ season: 'AW27' })];
const overview = { customer: sampleCustomer(), sellingTimes, brands };
const { lines: _, ...order } = sampleOrder();

const call = (name: string, { fake }: ChartHarness) => fake.pending.find((one) => one.name === name);
const answer = (harness: ChartHarness, answers: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(answers)) call(name, harness)?.answer(value);
};

screenTour('L2 the seasons of a customer, on the screen', {
  chart: seasonsMachine,
  tour: {
    input: { rightEnv: 'preorder', customerId: 'c-1', search: '' },
    contextKey: ({ context }: AnyMachineSnapshot) => [
      context.customer,
      context.cards.length,
      context.failure,
      context.narrowing,
    ],
    events: [
      { type: 'seasons.retried' },
      { type: 'narrowing.changed', narrowing: { collection: 'srs' } },
      { type: 'narrowing.changed', narrowing: {} },
      { type: 'search.shown', search: '?brand=Aurel' },
    ],
    answers: { loadSeasons: [overview, { ...overview, sellingTimes: [] }, { missing: failureOf(missing) }] },
    failures: { loadSeasons: [serverDown, missing] },
  },
  machine: (api) => providedCharts(api).seasons,
  screen: (actor) => <SeasonsScreen actor={actor as ActorRefFrom<typeof seasonsMachine>} />,
  userActions: {
    'seasons.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Reload' });
      return again ? user.click(again) : actor.send(event);
    },
    'narrowing.changed': (user, event, { actor }) => {
      const clear = screen.queryByRole('button', { name: 'Show all seasons' });
      return clear && !event.narrowing.collection ? user.click(clear) : actor.send(event);
    },
  },
  answers: {
    loadSeasons: async (output, harness) => {
      if ('missing' in (output as object)) {
        call('customer', harness)?.fail(missing);
        return;
      }
      const { customer, sellingTimes: active } = output as typeof overview;
      answer(harness, {
        customer,
        activeSellingTimes: active,
        upcomingSellingTimes: [],
        brandTree: brands,
        lastOrders: [order],
      });
      await settle();
      for (const { season } of active) {
        const state = harness.fake.pending.find(
          (one) => one.name === 'seasonState' && one.call.params?.season === season,
        );
        state?.answer(sampleSeasonState());
      }
    },
  },
  // Beside the customer, so that what is not there fails the query, and the customer is not said to be missing.
  failures: {
    loadSeasons: (error, harness) => {
      answer(harness, { customer: sampleCustomer() });
      call('brandTree', harness)?.fail(error);
    },
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the seasons')).toBeInTheDocument(),
    showing: ({ context }) => {
      expect(screen.getByRole('heading', { level: 1, name: 'Modehaus Lindner' })).toBeVisible();
      const none = context.narrowing.collection !== undefined;
      expect(screen.queryAllByRole('heading', { name: 'No season found' })).toHaveLength(none ? 1 : 0);
      if (none) return;
      const cards = within(screen.getByRole('list', { name: 'Seasons' })).getAllByRole('heading', {
        level: 2,
        name: 'Aurel Men Main collection',
      });
      expect(cards.map((card) => card.closest('li')?.textContent?.slice(0, 4))).toEqual(['SS27', 'AW27']);
    },
    empty: () => expect(screen.getByRole('heading', { name: 'No season is open' })).toBeVisible(),
    missing: ({ context }) => {
      expect(screen.getByRole('heading', { name: 'This point of sale does not exist' })).toBeVisible();
      expect(screen.getByText(context.failure.message)).toBeVisible();
      expect(screen.getByText(`Error ID: ${context.failure.tracking}`, { exact: false })).toBeVisible();
    },
    failed: () => {
      const alert = screen.getByRole('alert');
      expect(
        within(alert).getByRole('heading', { name: 'Season query failed. Please reload.' }),
      ).toBeVisible();
      expect(alert).toHaveTextContent('Error ID: T-1');
    },
  },
});
