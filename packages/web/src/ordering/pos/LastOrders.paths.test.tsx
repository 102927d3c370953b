import { lastOrdersMachine } from '@selvedge/core/ordering';
import { missing, networkLost, sampleOrder } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import { LastOrders } from './LastOrders.tsx';

const { lines: _, ...head } = sampleOrder();
const region = () => screen.getByRole('region', { name: 'Last orders' });
const lists = () => expect(region()).toHaveTextContent('Modehaus Lindner€199.60900001');
const fails = () => expect(region()).toHaveTextContent('The last orders could not be loaded.');

screenTour('M6 the last orders, on the screen', {
  chart: lastOrdersMachine,
  unreported: {
    readAgain: 'nothing reads it anew on this screen',
  },
  tour: {
    input: { rightEnv: 'preorder' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[head]], readAgain: [[head]] },
    failures: { read: [networkLost, missing], readAgain: [networkLost] },
  },
  machine: (api) => providedCharts(api).pos.implementations.actors.lastOrders as typeof lastOrdersMachine,
  screen: (actor) => <LastOrders actor={actor as ActorRefFrom<typeof lastOrdersMachine>} />,
  userActions: {
    'reading.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      // Once a maintenance is over, its end sends it.
      return again ? user.click(again) : actor.send(event);
    },
  },
  shows: {
    loading: () => expect(region().querySelector('[aria-busy=true]')).not.toBeNull(),
    ready: lists,
    refreshing: lists,
    missing: () => {
      fails();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    failed: fails,
  },
  pictures: {
    sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] },
  },
});
