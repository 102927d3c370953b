import { waitingMachine } from '@selvedge/core/ordering';
import { approvedHead, missing, serverDown, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const reload = () => screen.getByRole('button', { name: /^Refresh/ });
const lists = (busy: boolean) => () => {
  expect(screen.getByRole('listitem')).toHaveTextContent('Modehaus Lindner');
  expect(reload().getAttribute('aria-busy') === 'true').toBe(busy);
};

screenTour('O3 the carts that wait for the POS Manager, on the screen', {
  chart: waitingMachine,
  tour: {
    input: { rightEnv: 'preorder' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[approvedHead]], readAgain: [[approvedHead]] },
    failures: { read: [serverDown, missing], readAgain: [serverDown] },
  },
  unreported: { 'readAgain 503': 'what is known stays, and is read again once the maintenance is over' },
  machine: wired.waiting,
  screen: (actor) => <WaitingScreen waiting={actor as ActorRefFrom<typeof waitingMachine>} />,
  userActions: {
    'reading.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      // Once a maintenance is over, its end sends it.
      return again ? user.click(again) : actor.send(event);
    },
    'reading.refreshed': (user) => user.click(reload()),
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the approved orders')).toBeInTheDocument(),
    ready: lists(false),
    refreshing: lists(true),
    missing: () => {
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1'),
  },
});
