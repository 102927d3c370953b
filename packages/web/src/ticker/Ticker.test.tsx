import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  sampleMessages,
  settle,
  tickerLogic,
} from '@selvedge/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { TickerAndEvent } from './Ticker.tsx';

const wish = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => wish);

const evil =
  '<p>Read <a href="javascript:alert(1)">more</a><img src=x onerror="alert(1)"><script>alert(1)</script></p>';

async function start({ still = false, language = 'en' as 'en' | 'de' } = {}) {
  wish.matches = still;
  const { api, pending } = createFakeApi();
  const clock = new SimulatedClock();
  const page = fakeBrowser().open('https://portal.test/');
  const ports = { ...page.ports, reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)') };
  const dependencies = fakeOverlaysDependencies(api, { ...page, ports }, { language });
  const input = { route: { screen: 'dashboard' } as const, dialogOpen: false };
  const ticker = createActor(tickerLogic(dependencies), { input, clock }).start();
  await settle();
  pending[0]?.answer(sampleMessages(3).map((message) => ({ ...message, content: evil })));
  await settle();
  await renderWithWords(
    <>
      <main id="content" tabIndex={-1} />
      <TickerAndEvent ticker={ticker} />
    </>,
    language,
  );
  const wait = () =>
    act(async () => {
      clock.increment(5_000);
      await settle();
    });
  const reads = () => ticker.getSnapshot().context.messages[ticker.getSnapshot().context.place]?.id;
  return { ticker, wait, reads, user: userEvent.setup({ delay: null }), pending, page };
}

test('F2 the hand and the focus hold it, each as long as it is there', async () => {
  const { user, wait, reads } = await start();
  await wait();
  expect(reads()).toBe('event-2');
  await user.hover(screen.getByRole('region'));
  await wait();
  expect(reads()).toBe('event-2');
  await user.tab();
  expect(screen.getByRole('button', { name: /News of event 2/ })).toHaveFocus();
  await user.unhover(screen.getByRole('region'));
  await wait();
  expect(reads()).toBe('event-2');
  await user.tab({ shift: true });
  await wait();
  expect(reads()).toBe('event-3');
});

test('F2 what is moved by hand is spoken, what comes by itself is not', async () => {
  const { user } = await start();
  const spoken = () => screen.getByRole('button', { name: /News of event/ }).parentElement;
  expect(spoken()).toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: 'Next news item' }));
  expect(spoken()).toHaveAttribute('aria-live', 'polite');
  expect(spoken()).toHaveTextContent('News of event 2');
  expect(spoken()).toHaveTextContent('2 of 3');
});

test('F2 stands still for whoever wants less motion, until they let it play', async () => {
  const { user, wait, reads } = await start({ still: true });
  await wait();
  expect(reads()).toBe('event-1');
  await user.click(screen.getByRole('button', { name: 'Resume the news' }));
  await user.tab({ shift: true });
  await act(async () => (document.activeElement as HTMLElement).blur());
  await user.unhover(screen.getByRole('region'));
  await wait();
  expect(reads()).toBe('event-2');
});

test('F2 put away, the focus goes on in the page', async () => {
  const { user, ticker } = await start();
  await user.click(screen.getByRole('button', { name: 'Dismiss the news' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(ticker.getSnapshot().context.dismissed).toHaveLength(3);
});

test('F3 the dialog shows what is harmless of the event’s HTML, and hands the focus back', async () => {
  const { user, wait, reads } = await start();
  await user.click(screen.getByRole('button', { name: /News of event 1/ }));
  const dialog = screen.getByRole('dialog', { name: 'Event 1' });
  await waitFor(() => expect(within(dialog).getByText(/Read/)).toBeVisible());
  expect(dialog.querySelectorAll('script, [onerror], a[href]')).toHaveLength(0);
  await user.unhover(dialog);
  await wait();
  expect(reads()).toBe('event-1');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /News of event 1/ })).toHaveFocus();
});

test('F3 F4 speaks German', async () => {
  const { user } = await start({ language: 'de' });
  await user.click(screen.getByRole('button', { name: /News of event 1/ }));
  expect(screen.getByText(/1\..+3\. Dezember 2026/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Weiterleiten' }));
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Dieses Feld ist ein Pflichtfeld');
});

test('F4 Enter sends once, however often it is pressed, and one can send to more', async () => {
  const { user, pending } = await start();
  await user.click(screen.getByRole('button', { name: /News of event 1/ }));
  await user.click(screen.getByRole('tab', { name: 'Forward' }));
  await user.type(screen.getByRole('textbox'), 'anna@example.com{Enter}{Enter}');
  expect(pending.map(({ name, call }) => [name, call.body])).toEqual([
    ['mailMessage', { recipients: ['anna@example.com'] }],
  ]);
  await act(async () => {
    pending[0]?.answer(null);
    await settle();
  });
  await user.click(screen.getByRole('button', { name: 'Send to more emails' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
