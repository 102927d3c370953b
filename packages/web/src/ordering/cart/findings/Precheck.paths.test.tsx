import { precheckMachine } from '@selvedge/core/ordering';
import { precheckTour, samplePlace, sampleStyle, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { openCart } from '../../testing/openCart.ts';
import { Precheck } from './Precheck.tsx';

type Snapshot = SnapshotFrom<typeof precheckMachine>;

const region = () => screen.getByRole('region', { name: 'Pre-check' });
const rows = () => screen.queryAllByRole('listitem');
/** While it is asked again, the last findings stay in sight. */
const running = (snapshot: AnyMachineSnapshot) => {
  expect(region()).toBeVisible();
  expect(screen.getByText('The order is being checked…')).toBeVisible();
  expect(rows()).toHaveLength((snapshot as Snapshot).context.findings.length);
};

screenTour('N7 the precheck, on the screen', {
  chart: precheckMachine,
  pictures: {
    nothing: { idle: 'nothing was asked to be checked' },
    sameAs: { running: ['storing', 'storing first is a part of the check'] },
  },
  tour: precheckTour,
  machine: wired.precheck,
  screen: async (actor) => (
    <Precheck
      precheck={actor as ActorRefFrom<typeof precheckMachine>}
      cart={(await openCart()).actor}
      styles={[sampleStyle()]}
      place={samplePlace}
    />
  ),
  userActions: {
    'precheck.closed': async (user, event, { actor }) => {
      if (actor.getSnapshot().matches('idle')) actor.send(event);
      else await user.click(screen.getByRole('button', { name: 'Close the pre-check' }));
    },
  },
  shows: {
    idle: () => expect(screen.queryByRole('region')).not.toBeInTheDocument(),
    storing: running,
    running,
    checked: (snapshot) => {
      const { findings } = (snapshot as Snapshot).context;
      expect(screen.queryAllByText('Everything is in order')).toHaveLength(findings.length === 0 ? 1 : 0);
      expect(rows()).toHaveLength(findings.length);
      if (findings.length > 0) expect(rows()[0]).toHaveTextContent('Poplin shirt');
    },
    failed: () => expect(screen.getByText('The order could not be checked')).toBeVisible(),
  },
});
