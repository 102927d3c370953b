import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HELD_AT_MOST, longPoll, RETRY_WHEN_FULL } from './longPoll.ts';
import type { NewsSource } from './marks.ts';
import { createNewsWatch, POLL_EVERY as LOOKS_EVERY, MOST_WAITING_OF_USER } from './newsWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A cart whose mark is `mark`, and a call for its news by somebody who knows `after`. */
function followed(mark: string) {
  const cart = { mark, reads: 0, mayKnow: async () => {} };
  const none = async () => new Map<string, string>();
  const watch = createNewsWatch<NewsSource>(
    { cart: async (keys) => new Map(keys.map((key) => [key, cart.mark])), live: none, waiting: none },
    () => {},
  );
  const answers: unknown[] = [];
  const follow = (after: string, hold: 'yes' | 'no' = 'yes') =>
    void longPoll(
      watch,
      {
        ...{ topic: { source: 'cart', key: 'place' }, after, hold, userId: 'a' },
        gone: new AbortController().signal,
      },
      {
        topicMarkOf: (known) => known,
        mayKnow: () => cart.mayKnow(),
        read: async () => {
          cart.reads += 1;
          return { topicMark: cart.mark, news: { mark: cart.mark } };
        },
      },
    ).then(
      (answer) => answers.push(answer),
      (error: Error) => answers.push(error.message),
    );
  return { cart, answers, follow };
}

it('P1 reads nothing of what a caller knows until it changes', async () => {
  const { cart, answers, follow } = followed('1');
  follow('1');
  await vi.advanceTimersByTimeAsync(5 * LOOKS_EVERY);
  expect([cart.reads, answers]).toEqual([0, []]);
  cart.mark = '2';
  await vi.advanceTimersByTimeAsync(LOOKS_EVERY);
  expect([cart.reads, answers]).toEqual([1, [{ mark: '2', askAgainIn: 0 }]]);
});

it('P1 answers with what is known when patience is over, read once', async () => {
  const { cart, answers, follow } = followed('1');
  follow('1');
  await vi.advanceTimersByTimeAsync(HELD_AT_MOST - 1);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([cart.reads, answers]).toEqual([1, [{ mark: '1', askAgainIn: 0 }]]);
});

it('P1 tells within a second who knows something older, and at once who knows nothing', async () => {
  const { answers, follow } = followed('2');
  follow('1');
  await vi.advanceTimersByTimeAsync(LOOKS_EVERY);
  expect(answers).toEqual([{ mark: '2', askAgainIn: 0 }]);
  follow('');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
});

it('P1 reads at once for whom there is no place to wait, and tells them when to come again', async () => {
  const { cart, answers, follow } = followed('1');
  for (let call = 0; call <= MOST_WAITING_OF_USER; call += 1) follow('1');
  await vi.advanceTimersByTimeAsync(0);
  expect([cart.reads, answers]).toEqual([1, [{ mark: '1', askAgainIn: RETRY_WHEN_FULL }]]);
});

it('K2 refuses at once who may not know, so that the time tells nothing', async () => {
  const { cart, answers, follow } = followed('1');
  cart.mayKnow = async () => {
    throw new Error('notFound');
  };
  follow('1');
  await vi.advanceTimersByTimeAsync(0);
  expect([cart.reads, answers]).toEqual([0, ['notFound']]);
});
