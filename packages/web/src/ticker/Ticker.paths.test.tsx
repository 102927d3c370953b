import { tickerMachine } from '@selvedge/core/overlays';
import {
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  hold,
  tickerLogic,
  tickerTour,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { TickerAndEvent } from './Ticker.tsx';

const wish = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => wish);

let page: FakePage;
let dependencies: ReturnType<typeof fakeOverlaysDependencies>;
let held: ReturnType<typeof hold>;
let visible: boolean;

const bar = () => screen.getByRole('region', { name: 'News and events' });
/** A press alone: the hand over the bar is an event of its own. */
const press = (name: string) => screen.getByRole('button', { name }).click();

const nothing = () => expect(screen.queryByRole('region')).not.toBeInTheDocument();
const shows =
  (turning: boolean) =>
  ({ context: { messages, place, holds } }: AnyMachineSnapshot) => {
    const headline = within(bar()).getByRole('button', { name: new RegExp(messages[place].tickerText) });
    expect(headline.parentElement).toHaveAttribute('aria-live', turning ? 'off' : 'polite');
    expect(within(bar()).queryAllByRole('button', { name: 'Next news item' })).toHaveLength(
      messages.length > 1 ? 1 : 0,
    );
    if (messages.length < 2) return;
    const isPaused = holds.includes('user') || holds.includes('motion');
    expect(
      within(bar()).getByRole('button', { name: isPaused ? 'Resume the news' : 'Pause the news' }),
    ).toBeVisible();
  };
const reads = () => expect(screen.getByRole('dialog', { name: /^Event \d$/ })).toBeVisible();

const looks: Record<string, (snapshot: AnyMachineSnapshot) => unknown> = {
  empty: nothing,
  elsewhere: nothing,
  dismissing: nothing,
  'shown.playing': shows(true),
  'shown.looking': shows(true),
  'shown.away': shows(false),
  'shown.held': shows(false),
  'shown.ended': shows(false),
  reading: reads,
};

screenTour('F1 F2 the ticker, on the screen', {
  chart: tickerMachine,
  unreported: {
    loadNews: 'the news shown stay; without any there is no bar, and they are read when the page wakes',
    look: 'nothing is asked of the server: the browser keeps it',
    remember: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    nothing: {
      'news.fetching': 'news that are fetched are not awaited',
      'bar.empty': 'without news there is no bar',
      'bar.elsewhere': 'the bar is on the dashboard alone',
      'bar.dismissing': 'the bar is gone at once',
    },
    sameAs: {
      'news.resting': ['bar.shown.ended', 'the bar shows the news, and not when they are fetched'],
      'bar.shown.held': ['bar.shown.ended', 'news that stand still look the same, whatever holds them'],
      'bar.shown.looking': ['bar.shown.playing', 'they turn on until it is known whether the page is seen'],
    },
  },
  tour: tickerTour,
  machine: (api) => {
    page = fakeBrowser().open('https://portal.test/');
    visible = true;
    wish.matches = false;
    dependencies = fakeOverlaysDependencies(api, {
      ...page,
      ports: {
        ...page.ports,
        isVisible: () => visible,
        reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)'),
      },
    });
    held = hold(tickerLogic(dependencies), ['look', 'remember']);
    return held.machine;
  },
  screen: (actor) => <TickerAndEvent ticker={actor as ActorRefFrom<typeof tickerMachine>} />,
  userActions: {
    'route.changed': (_, { route }) => dependencies.tell({ route: { ...route } }),
    'language.changed': () =>
      dependencies.tell({ language: dependencies.portal.facts().language === 'de' ? 'en' : 'de' }),
    'motion.changed': (_, { reduced }) => {
      wish.matches = reduced;
      wish.dispatchEvent(new Event('change'));
    },
    'page.woke': () => page.wake(),
    'ticker.touched': (_, event, { actor }) => {
      if (screen.queryByRole('region')) fireEvent.pointerOver(bar());
      else actor.send(event);
    },
    'ticker.left': (_, event, { actor }) => {
      if (screen.queryByRole('region')) fireEvent.pointerOut(bar());
      else actor.send(event);
    },
    'ticker.paused': (_, event, { actor }) => {
      const pause = screen.queryByRole('button', { name: 'Pause the news' });
      if (pause) pause.click();
      else actor.send(event);
    },
    'ticker.resumed': (_, event, { actor }) => {
      const play = screen.queryByRole('button', { name: 'Resume the news' });
      if (play) play.click();
      else actor.send(event);
    },
    'ticker.moved': (_, { by }) => press(by === 1 ? 'Next news item' : 'Previous news item'),
    'ticker.dismissed': () => press('Dismiss the news'),
    'event.opened': () =>
      within(bar())
        .getByRole('button', { name: /News of event/ })
        .click(),
  },
  answers: {
    loadNews: (output, { fake }) => {
      page.local.clear();
      fake.pending[0]?.answer((output as { messages: unknown }).messages);
    },
    look: (shown) => {
      visible = shown === true;
      held.release('look');
    },
    remember: () => held.release('remember'),
    eventDialog: () => press('Close'),
  },
  failures: {
    look: (error) => held.fail('look', error),
    remember: (error) => held.fail('remember', error),
    eventDialog: () => {},
  },
  shows: Object.fromEntries(
    Object.entries(looks).flatMap(([state, look]) =>
      ['fetching', 'resting'].map((news) => [`news.${news} + bar.${state}`, look]),
    ),
  ),
});
