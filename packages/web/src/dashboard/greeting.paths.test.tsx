import { greetingMachine, type tilesMachine } from '@selvedge/core';
import { createFakeApi, serverDown, settle, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { Dashboard } from '../portal/DashboardScreen.tsx';
import { sampleTile } from '../portal/testing/openPortal.tsx';
import { screenTour } from '../testing/screenTour.tsx';

const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'c-1', email: 'ada@lind.test' };
const tile = () => expect(screen.getByRole('link', { name: /Pre-order/ })).toBeVisible();

screenTour('D1 D6 whom the dashboard greets, on the screen', {
  chart: greetingMachine,
  unreported: {
    'loadProfile 503': 'the dialog of the maintenance lies over the dashboard',
  },
  tour: {
    events: [{ type: 'greeting.retried' }],
    answers: { loadProfile: [profile] },
    failures: { loadProfile: [serverDown] },
  },
  machine: wired.greeting,
  screen: async (actor) => {
    const fake = createFakeApi();
    const tiles = createActor(wired.tiles(fake.api)).start();
    fake.pending[0]?.answer([sampleTile()]);
    await settle();
    return (
      <Dashboard
        tiles={tiles as ActorRefFrom<typeof tilesMachine>}
        greeting={actor as ActorRefFrom<typeof greetingMachine>}
      />
    );
  },
  userActions: {
    'greeting.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      return again ? user.click(again) : actor.send(event);
    },
  },
  shows: {
    loading: () => {
      tile();
      expect(screen.queryByText(/Ada Lind/)).toBeNull();
    },
    ready: () => {
      tile();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Ada Lind/);
    },
    failed: tile,
  },
});
