import { liveEventsMachine } from '@selvedge/core/ordering';
import { networkLost, sampleLiveEvent, samplePlace } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import LiveEventsScreen from './LiveEventsScreen.tsx';

const events = [
  sampleLiveEvent({ shown: 14, planned: 60 }),
  sampleLiveEvent({ eventId: 'e-4', title: 'Open end', shown: 5, planned: null }),
  sampleLiveEvent({ eventId: 'e-2', title: 'Linen', phase: 'upcoming', shown: 0, planned: null }),
  sampleLiveEvent({ eventId: 'e-3', title: 'Tailoring', phase: 'over', shown: 22, planned: 40 }),
];
const list = '/ordering/preorder/c-1/SS27.13-0.main';

const listed = ({ context }: AnyMachineSnapshot) => {
  if (context.events.length === 0) {
    expect(screen.getByRole('heading', { name: 'No live shopping in this season' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All styles' })).toHaveAttribute('href', list);
    return;
  }
  const rows = screen.getAllByRole('listitem').map((row) => within(row));
  expect(
    rows.map((row) => [
      row.getByRole('heading', { level: 2 }).textContent,
      row.getByRole('link').textContent,
      row.getByRole('link').getAttribute('href'),
    ]),
  ).toEqual([
    ['First look at summer', 'Watch and order', `${list}/live/e-1`],
    ['Open end', 'Watch and order', `${list}/live/e-4`],
    ['Linen', 'Go to the event', `${list}/live/e-2`],
    ['Tailoring', 'See what was shown', `${list}/live/e-3`],
  ]);
  for (const [index, said] of [
    '14 of 60 shown so far',
    '5 shown so far, more to come',
    'How many styles there will be is not known yet',
    '22 of 40 were shown; the list stays incomplete',
  ].entries())
    expect(rows[index]?.getByText(said)).toBeVisible();
};

screenTour('P1 the live events of a season, walked', {
  chart: liveEventsMachine,
  unreported: {
    readAgain: 'the events shown stay, and are read again by themselves',
  },
  pictures: {
    sameAs: { refreshing: ['listing', 'what is shown stays while it is read again'] },
  },
  tour: {
    input: { place: samplePlace },
    events: [{ type: 'events.retried' }, { type: 'language.changed' }, { type: 'page.woke' }],
    answers: { readEvents: [events, []], readAgain: [events, []] },
    failures: { readEvents: [networkLost], readAgain: [networkLost] },
  },
  machine: (api) => providedCharts(api).liveEvents,
  screen: (actor) => (
    <LiveEventsScreen liveEvents={actor as ActorRefFrom<typeof liveEventsMachine>} place={samplePlace} />
  ),
  userActions: {
    'events.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    loading: ({ context }) => {
      expect(screen.queryByRole('alert')).toBeNull();
      if (context.events.length > 0) listed({ context } as AnyMachineSnapshot);
      else expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    },
    listing: listed,
    refreshing: listed,
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('The live events could not be loaded.'),
  },
});
