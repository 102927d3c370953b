import type { LiveNews } from '@selvedge/core/contract';
import {
  createFakeApi,
  networkLost,
  sampleColour,
  sampleLiveEvent,
  sampleLiveNews,
  sampleNow,
  samplePlace,
  sampleShown,
  sampleStyle,
  sampleVariant,
  settle,
} from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import LiveScreen from './LiveScreen.tsx';
import { LiveStep } from './LiveStep.tsx';

afterEach(() => vi.restoreAllMocks());

/** The `position`-th style with variants of its own. */
const shownStyle = (position: number, name: string) => ({
  ...sampleShown(position, name),
  style: sampleStyle({
    articleId: `s-${position}`,
    name,
    colours: [
      sampleColour({
        articleColorId: `k-${position}`,
        variants: [sampleVariant({ articleVariantId: `x-${position}`, size: 'S' })],
      }),
    ],
  }),
});

const first: LiveNews = sampleLiveNews({
  event: sampleLiveEvent({ shown: 2, planned: 60 }),
  styles: [shownStyle(1, 'Poplin shirt'), shownStyle(2, 'Loden coat')],
});
const next = (position: number, name: string | null): LiveNews => ({
  event: sampleLiveEvent({ shown: position, planned: 60, version: position + 1 }),
  styles: [name === null ? sampleShown(position, null) : shownStyle(position, name)],
  askAgainIn: 0,
});

const watch = async (language: 'en' | 'de' = 'en') => {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const live = createActor(providedCharts(fake.api).live, {
    input: { place: samplePlace, eventId: 'e-1' },
    clock,
  }).start();
  const cart = await openCart();
  await renderWithWords(<LiveScreen live={live} cart={cart.actor} now={sampleNow} />, language);
  const answer = (news: LiveNews) =>
    act(async () => {
      await settle();
      fake.pending[0]?.answer(news);
      await settle();
      clock.increment(250);
      await settle();
    });
  const lose = () =>
    act(async () => {
      fake.pending[0]?.fail(networkLost);
      await settle();
    });
  return { answer, lose, user: userEvent.setup({ delay: null }) };
};

const inFront = () => screen.getByRole('heading', { level: 2 }).textContent;
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('shown so far'));

it('P1 shows a further style by itself, says so, and counts it', async () => {
  const { answer } = await watch();
  await answer(first);
  expect([inFront(), said()]).toEqual(['Loden coat', []]);
  await answer(next(3, 'Silk dress'));
  expect(inFront()).toBe('Silk dress');
  expect(said()).toEqual(['New: Silk dress. 3 of 60 shown so far']);
  expect(screen.getByText('3 of 60 shown so far')).toBeVisible();
});

it('P1 never moves the sheet that one types in, and keeps the focus in its cell', async () => {
  const { answer, user } = await watch();
  await answer(first);
  const cell = screen.getAllByRole('textbox').at(-1) as HTMLInputElement;
  await user.click(cell);
  await user.keyboard('1');
  await answer(next(3, 'Silk dress'));
  await answer(next(4, 'Linen trousers'));
  await user.keyboard('2');
  expect(inFront()).toBe('Loden coat');
  expect(document.activeElement).toBe(cell);
  expect(cell).toHaveValue('12');
  expect(screen.getByRole('switch', { name: 'Follow the host' })).not.toBeChecked();
  expect(screen.getByText('2 more styles were shown. Yours stays on display.')).toBeVisible();
  expect(said()).toEqual(['New: Linen trousers. 4 of 60 shown so far']);
  await user.click(screen.getByRole('button', { name: 'Go to the newest' }));
  expect(inFront()).toBe('Linen trousers');
  expect(screen.queryByText(/further style/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /Loden coat/ }));
  expect(screen.getAllByRole('textbox').at(-1)).toHaveValue('12');
});

it('P1 counts a style that is not for the point of sale, says so, and keeps the one in front', async () => {
  const { answer } = await watch();
  await answer(first);
  await answer(next(3, null));
  expect(inFront()).toBe('Loden coat');
  expect(screen.getByText('3 of 60 shown so far')).toBeVisible();
  expect(screen.getByText('One of them is not for your point of sale and is not shown here.')).toBeVisible();
  const strip = screen.getByRole('navigation', { name: 'Shown so far, newest first' });
  expect(within(strip).getAllByRole('listitem')[0]).toHaveTextContent('Not for you');
  expect(said()).toEqual(['A style was shown that is not for your point of sale. 3 of 60 shown so far']);
});

it('P1 says that one is offline, and that nothing will be missed', async () => {
  const { answer, lose, user } = await watch();
  await answer(first);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await lose();
  expect(screen.getByText(/^You are offline\. What you type is kept/).closest('[role=status]')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  await answer(next(3, 'Silk dress'));
  expect(inFront()).toBe('Silk dress');
});

it.each([
  [{ phase: 'upcoming' as const, shown: 0, planned: null }, 'It has not begun yet'],
  [{ shown: 0 }, 'The first style is about to be shown'],
  [{ phase: 'over' as const, shown: 0 }, 'Nothing was shown'],
])('P1 says why there is nothing to see: %j', async (parts, title) => {
  const { answer } = await watch();
  await answer({ event: sampleLiveEvent(parts), styles: [], askAgainIn: 0 });
  expect(inFront()).toBe(title);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('P1 says in German how much of the event was shown', async () => {
  const { answer } = await watch('de');
  await answer({ ...first, event: sampleLiveEvent({ shown: 14, planned: 60 }) });
  expect(screen.getByText('Bisher 14 von 60 gezeigt')).toBeVisible();
});

it.each([
  ['running', [sampleLiveEvent()], 'Live now', '/live/e-1'],
  ['to come', [sampleLiveEvent({ phase: 'upcoming' })], 'Live', '/live'],
  ['running twice', [sampleLiveEvent(), sampleLiveEvent({ eventId: 'e-2' })], 'Live now', '/live'],
  ['over', [sampleLiveEvent({ phase: 'over' })], null, null],
  ['none', [], null, null],
])('P1 the way to an event that is %s', async (_, events, name, path) => {
  const fake = createFakeApi();
  const liveEvents = createActor(providedCharts(fake.api).liveEvents, {
    input: { place: samplePlace },
  }).start();
  await settle();
  fake.pending[0]?.answer(events);
  await settle();
  await renderWithWords(
    <ul>
      <LiveStep liveEvents={liveEvents} place={samplePlace} className="" current={false} />
    </ul>,
  );
  const link = screen.queryByRole('link');
  expect(link?.textContent ?? null).toBe(name);
  if (path) expect(link).toHaveAttribute('href', `/ordering/preorder/c-1/SS27.13-0.main${path}`);
  liveEvents.stop();
});
