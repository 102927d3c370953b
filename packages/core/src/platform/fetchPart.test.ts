import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from './fetchPart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`Failure ${calls}`);
    return `Part of call ${calls}`;
  };
  return { load, calls: () => calls };
};

it('C7 a part that is there is fetched once', async () => {
  const { load, calls } = failing(0);
  expect(await fetchPart(load, () => false)).toBe('Part of call 1');
  expect(calls()).toBe(1);
});

it.each([1, 2, 3])('C7 a part is fetched although %i calls for it failed', async (times) => {
  const { load } = failing(times);
  const part = fetchPart(load, () => false);
  await vi.runAllTimersAsync();
  expect(await part).toBe(`Part of call ${times + 1}`);
});

it('C7 a part that cannot be had is told with the last failure, within four seconds', async () => {
  const { load, calls } = failing(9);
  const part = fetchPart(load, () => false).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await part).toBe('Failure 4');
  expect(calls()).toBe(4);
});

it('C7 a part that never comes is told as a failure, and is there for whoever asks later', async () => {
  let arrive: (part: string) => void = () => {};
  const load = () =>
    new Promise<string>((resolve) => {
      arrive = resolve;
    });
  const told: string[] = [];
  void fetchPart(load, () => false).catch(({ message }) => told.push(message));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['No answer came']);
  const later = fetchPart(load, () => false);
  arrive('Part');
  expect(await later).toBe('Part');
  expect(vi.getTimerCount()).toBe(0);
});

it('C7 offline, nothing is tried again', async () => {
  const { load, calls } = failing(1);
  await expect(fetchPart(load, () => true)).rejects.toThrow('Failure 1');
  expect(calls()).toBe(1);
});
