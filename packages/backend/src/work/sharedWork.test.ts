import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';
import { createSharedWork } from './sharedWork.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function stand() {
  const begun: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, () => void>();
  const shared = createSharedWork<string>(createFairQueue(1));
  const callers = new Map<string, AbortController>();
  const ask = (who: string, what: string) => {
    const leaving = new AbortController();
    callers.set(`${who} ${what}`, leaving);
    const answer = shared.take(what, { who, left: leaving.signal }, (left) => {
      begun.push(what);
      left.addEventListener('abort', () => ended.push(what));
      return new Promise((resolve, reject) => {
        ends.set(what, () => resolve(`${what} done`));
        left.addEventListener('abort', () => reject(left.reason));
      });
    });
    answer.catch(() => undefined);
    return answer;
  };
  const leave = (who: string, what: string) => callers.get(`${who} ${what}`)?.abort();
  return { begun, ended, ends, ask, leave };
}

it('is done once for all who ask meanwhile', async () => {
  const { begun, ends, ask } = stand();
  const both = [ask('a', 'x'), ask('b', 'x')];
  await settle();
  ends.get('x')?.();
  expect(await Promise.all(both)).toEqual(['x done', 'x done']);
  expect(begun).toEqual(['x']);
});

it('is not begun for who left before, and ended where the last who wanted it leaves', async () => {
  const { begun, ended, ends, ask, leave } = stand();
  const first = ask('a', 'x');
  const waiting = Array.from({ length: 49 }, (_, at) => ask('a', `x${at}`));
  const other = ask('b', 'y');
  await settle();
  leave('a', 'x');
  for (const at of waiting.keys()) leave('a', `x${at}`);
  await settle();
  ends.get('y')?.();
  expect(await other).toBe('y done');
  expect({ begun, ended }).toEqual({ begun: ['x', 'y'], ended: ['x'] });
  for (const answer of [first, ...waiting]) await expect(answer).rejects.toThrow('callerLeft');
});

it('goes on for the other while one of two leaves', async () => {
  const { begun, ended, ends, ask, leave } = stand();
  const gone = ask('a', 'x');
  const stays = ask('b', 'x');
  await settle();
  leave('a', 'x');
  await expect(gone).rejects.toThrow('callerLeft');
  ends.get('x')?.();
  expect(await stays).toBe('x done');
  expect({ begun, ended }).toEqual({ begun: ['x'], ended: [] });
});

it('begins anew for who asks after it was ended', async () => {
  const { begun, ends, ask, leave } = stand();
  void ask('a', 'x');
  await settle();
  leave('a', 'x');
  const again = ask('b', 'x');
  await settle();
  ends.get('x')?.();
  expect(await again).toBe('x done');
  expect(begun).toEqual(['x', 'x']);
});

it('does nothing for who has left already', async () => {
  const { begun, ask, leave } = stand();
  const shared = createSharedWork<string>(createFairQueue(1));
  const left = AbortSignal.abort();
  await expect(shared.take('x', { who: 'a', left }, async () => 'made')).rejects.toThrow('callerLeft');
  void ask('a', 'y');
  leave('a', 'y');
  await settle();
  expect(begun).toEqual(['y']);
});
