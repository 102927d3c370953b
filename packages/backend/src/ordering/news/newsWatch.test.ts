import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNewsWatch, MOST_WAITING, POLL_EVERY } from './newsWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wanted = (userId: string, gone = new AbortController().signal) => ({
  topic: { source: 'live' as const, key: 'e-1' },
  mark: '1',
  userId,
  patience: 20_000,
  gone,
});

const openWatch = () => {
  const versions = new Map([['e-1', '1']]);
  const looked: string[][] = [];
  const reported: unknown[] = [];
  const watch = createNewsWatch(
    {
      live: async (eventIds) => {
        looked.push([...eventIds]);
        if (versions.size > 1) throw new Error('away');
        return versions;
      },
      cart: async () => new Map([['a place', 'another version']]),
    },
    (error) => reported.push(error),
  );
  const answered: string[] = [];
  const wait = (userId: string, gone?: AbortSignal) =>
    void watch.wait(wanted(userId, gone)).then((waited) => answered.push(`${userId} ${waited}`));
  return { versions, looked, reported, watch, answered, wait };
};

it('P1 looks once a second for all who wait, and not at all when nobody does', async () => {
  const { versions, looked, answered, wait } = openWatch();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looked).toEqual([]);
  for (const user of ['a', 'b', 'c']) wait(user);
  await vi.advanceTimersByTimeAsync(3 * POLL_EVERY);
  expect(looked).toEqual([['e-1'], ['e-1'], ['e-1']]);
  expect(answered).toEqual([]);
  versions.set('e-1', '2');
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  expect(answered).toEqual(['a true', 'b true', 'c true']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looked).toHaveLength(4);
});

it('P1 ends a wait when the event is gone, when patience is over and when the caller is gone', async () => {
  const { versions, answered, wait } = openWatch();
  const caller = new AbortController();
  wait('gone', caller.signal);
  caller.abort();
  await vi.advanceTimersByTimeAsync(0);
  wait('patient');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(answered).toEqual(['gone true']);
  await vi.advanceTimersByTimeAsync(1);
  wait('removed');
  versions.delete('e-1');
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  expect(answered).toEqual(['gone true', 'patient true', 'removed true']);
});

it('P1 goes on after looks that failed, and reports the first of a row', async () => {
  const { versions, reported, answered, wait } = openWatch();
  versions.set('broken', '0');
  wait('a');
  await vi.advanceTimersByTimeAsync(2 * POLL_EVERY);
  expect(reported).toHaveLength(1);
  expect(answered).toEqual([]);
  versions.delete('broken');
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  versions.set('broken', '0');
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  expect(reported).toHaveLength(2);
  versions.delete('broken');
  versions.set('e-1', '2');
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  expect(answered).toEqual(['a true']);
});

it('P1 O2 looks into what is waited for only, and into the others where one fails', async () => {
  const { versions, looked, reported, watch, answered, wait } = openWatch();
  versions.set('broken', '0');
  wait('a');
  const topic = { source: 'cart' as const, key: 'a place' };
  void watch.wait({ ...wanted('b'), topic }).then(() => answered.push('b'));
  await vi.advanceTimersByTimeAsync(POLL_EVERY);
  expect([answered, reported.length, looked.length]).toEqual([['b'], 1, 1]);
});

it('P1 has some hundred places, and none once it stops', async () => {
  // Others of this process may have timers as well.
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const { watch, looked, answered, wait } = openWatch();
  for (let user = 0; user < MOST_WAITING; user += 1) wait(`u-${user}`);
  expect(await watch.wait(wanted('late'))).toBe(false);
  watch.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toHaveLength(MOST_WAITING);
  expect(await watch.wait(wanted('after'))).toBe(false);
  const patience = begun.mock.results.filter((_, at) => begun.mock.calls[at]?.[1] === wanted('').patience);
  expect(patience).toHaveLength(MOST_WAITING);
  const left = new Set(cleared.mock.calls.map(([timer]) => timer));
  expect(patience.filter(({ value }) => !left.has(value))).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * POLL_EVERY);
  expect(looked).toEqual([]);
});
