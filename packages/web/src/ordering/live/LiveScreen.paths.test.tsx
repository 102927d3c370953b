import { liveMachine } from '@selvedge/core/ordering';
import {
  missing,
  networkLost,
  sampleLiveEvent,
  sampleLiveNews,
  sampleNow,
  samplePlace,
  sampleShown,
  type TourOptions,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import LiveScreen from './LiveScreen.tsx';

const third = sampleLiveNews({
  event: sampleLiveEvent({ shown: 3, version: 4 }),
  styles: [sampleShown(3, 'Silk dress')],
});
const over = sampleLiveNews({ event: sampleLiveEvent({ phase: 'over', version: 5 }), styles: [] });

const tour: TourOptions = {
  input: { place: samplePlace, eventId: 'e-1' },
  events: [
    { type: 'follow.switched' },
    { type: 'style.chosen', position: 1 },
    { type: 'sheet.entered' },
    { type: 'live.retried' },
    { type: 'language.changed' },
    { type: 'page.woke' },
  ],
  answers: { load: [sampleLiveNews()], follow: [third, over] },
  failures: { load: [networkLost, missing], follow: [networkLost, missing] },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.event?.version,
    context.event?.phase,
    context.shown.length,
    context.chosen,
    context.failure === null,
  ],
};

const list = '/ordering/preorder/c-1/SS27.13-0.main/live';

const heading = (level: number) => screen.getByRole('heading', { level });

/** What every moment of watching shows: how much there is, the style in front, and what was shown. */
const watching = ({ context }: AnyMachineSnapshot, following: boolean) => {
  expect(heading(1)).toHaveTextContent('First look at summer');
  const all = context.shown.length;
  if (context.event.phase === 'over')
    expect(screen.getByText('2 of 3 were shown; the list stays incomplete')).toBeVisible();
  else if (all === 2) expect(screen.getByText('2 of 3 shown so far')).toBeVisible();
  const names = ['Poplin shirt', 'Loden coat', 'Silk dress'].slice(0, all);
  const strip = within(screen.getByRole('navigation', { name: 'Shown so far, newest first' }));
  expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    names.map((name, index) => expect.stringContaining(`${index + 1}${name}`)).reverse(),
  );
  const front = following ? names.at(-1) : names[(context.chosen ?? 1) - 1];
  expect(heading(2)).toHaveTextContent(String(front));
  expect(screen.getByRole('grid')).toBeVisible();
  const follow = screen.queryByRole('switch', { name: 'Follow the host' });
  if (context.event.phase === 'over') expect(follow).toBeNull();
  else expect(follow).toHaveAttribute('aria-checked', String(following));
};

const lines = {
  connected: () => expect(screen.queryByText(/connection to the event was lost/)).toBeNull(),
  resting: () => expect(screen.queryByText(/connection to the event was lost/)).toBeNull(),
  reconnecting: ({ context }: AnyMachineSnapshot) => {
    if (context.event.phase === 'over') return;
    expect(screen.getByText(/connection to the event was lost/).closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try now' })).toBeEnabled();
  },
  ended: () =>
    expect(screen.getByText('The event is over. What was shown can still be ordered.')).toBeVisible(),
};

const watchingShows = Object.fromEntries(
  Object.entries(lines).flatMap(([line, show]) =>
    ['following', 'staying'].map((view) => [
      `watching.line.${line} + view.${view}`,
      (snapshot: AnyMachineSnapshot) => {
        watching(snapshot, view === 'following');
        show(snapshot);
      },
    ]),
  ),
);

screenTour('P1 the live event, walked', {
  chart: liveMachine,
  pictures: {
    sameAs: {
      'watching.view.following': ['watching.line.connected', 'one follows where the line stands'],
      'watching.line.resting': ['watching.line.connected', 'a line that is not in use is not missed'],
    },
  },
  tour,
  machine: (api) => providedCharts(api).live,
  screen: async (actor) => {
    const cart = await openCart();
    return <LiveScreen live={actor as ActorRefFrom<typeof liveMachine>} cart={cart.actor} now={sampleNow} />;
  },
  userActions: {
    'follow.switched': (user) => user.click(screen.getByRole('switch', { name: 'Follow the host' })),
    'style.chosen': (user) => user.click(screen.getByRole('button', { name: /Poplin shirt/ })),
    'sheet.entered': () => fireEvent.focus(screen.getAllByRole('textbox')[0] as HTMLElement),
    // Where the screen has no button for it, the workspace sends it once the network is back.
    'live.retried': (user, event, { actor }) => {
      const button = screen.queryByRole('button', { name: /Try (again|now)/ });
      return button ? user.click(button) : actor.send(event);
    },
  },
  shows: {
    loading: () => expect(heading(1)).toHaveTextContent('Loading the event'),
    missing: () => {
      expect(heading(1)).toHaveTextContent('This event does not exist');
      expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', list);
    },
    failed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('The event could not be loaded.');
      expect(screen.getByRole('alert')).toHaveTextContent('Your cart is unchanged.');
    },
    ...watchingShows,
  },
});
