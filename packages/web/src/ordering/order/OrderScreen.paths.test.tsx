import { orderMachine } from '@selvedge/core/ordering';
import { missing, sampleOrder, serverDown, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const showsContents = () => {
  expect(screen.getByRole('article')).toHaveTextContent('58.4%');
  expect(screen.getByText(/^1 style · 1 option · \d+ pieces$/)).toBeVisible();
};

screenTour('O4 a finalized order, on the screen', {
  chart: orderMachine,
  unreported: {
    readAgain: 'nothing reads it anew on this screen',
  },
  tour: {
    input: { orderId: 'o-1' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [sampleOrder()], readAgain: [sampleOrder()] },
    failures: { read: [serverDown, missing], readAgain: [serverDown] },
  },
  machine: wired.order,
  screen: (actor) => <OrderScreen order={actor as ActorRefFrom<typeof orderMachine>} />,
  userActions: {
    'reading.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      // Where there is none, the end of a maintenance sends it.
      return again ? user.click(again) : actor.send(event);
    },
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the order')).toBeInTheDocument(),
    ready: showsContents,
    refreshing: showsContents,
    missing: () => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1'),
  },
  pictures: { sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] } },
});
