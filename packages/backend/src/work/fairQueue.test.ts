import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

const held = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, ends, work };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('M3 pictures are drawn two at a time, in the order they were asked for', async () => {
  const { begun, ends, work } = held();
  const queue = createFairQueue(2);
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.add('one', work(name)).result);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends.get(name)?.();
  await settle();
  ends.get('d')?.();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('serves people in turn: one who asked for fifty things lets the next one in after the first', async () => {
  const begun: string[] = [];
  const queue = createFairQueue(1);
  const add = (who: string, what: string) =>
    queue.add(who, async () => {
      begun.push(`${who}${what}`);
      await settle();
    }).result;
  const all = Array.from({ length: 50 }, (_, at) => add('a', String(at)));
  all.push(add('b', '0'), add('b', '1'), add('c', '0'));
  await Promise.all(all);
  expect(begun.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  expect(begun).toHaveLength(53);
});

it('counts work that another person wants too as work of both', async () => {
  const { begun, ends, work } = held();
  const queue = createFairQueue(1);
  const [, , , wanted] = ['a', 'b', 'c', 'd'].map((name) => queue.add('one', work(name)));
  wanted?.alsoFor('other');
  await settle();
  for (const name of ['a', 'd', 'b', 'c']) {
    ends.get(name)?.();
    await settle();
  }
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
});

it('M3 work that nobody waits for any more is not begun, and what follows comes sooner', async () => {
  const { begun, ends, work } = held();
  const queue = createFairQueue(1);
  const [first, second, third] = ['a', 'b', 'c'].map((name) => queue.add('one', work(name)));
  await settle();
  expect([second?.drop(), first?.drop(), second?.drop()]).toEqual([true, false, false]);
  ends.get('a')?.();
  expect(await first?.result).toBe('a');
  await settle();
  expect(begun).toEqual(['a', 'c']);
  ends.get('c')?.();
  expect(await third?.result).toBe('c');
});

it('goes on after work that failed', async () => {
  const queue = createFairQueue(1);
  const failed = queue.add('one', () => Promise.reject(new Error('no room')));
  const next = queue.add('one', async () => 'drawn');
  await expect(failed.result).rejects.toThrow('no room');
  expect(await next.result).toBe('drawn');
});

it('A13 who goes ahead is served before all others, and one of the others after each of them', async () => {
  const begun: string[] = [];
  const queue = createFairQueue(1);
  const add = (who: string, what: string, ahead = false) =>
    queue.add(
      who,
      async () => {
        begun.push(what);
        await settle();
      },
      ahead,
    ).result;
  const all = ['a0', 'a1', 'b0', 'b1'].map((what) => add(what.slice(0, 1), what));
  all.push(...['k0', 'k1', 'k2'].map((what) => add('k', what, true)));
  await Promise.all(all);
  expect(begun).toEqual(['a0', 'k0', 'b0', 'k1', 'a1', 'k2', 'b1']);
});

it('refuses who waits for too much, and nobody else', async () => {
  const { ends, work } = held();
  const queue = createFairQueue(1, { mostWaiting: 2 });
  const results = ['a', 'b', 'c'].map((name) => queue.add('one', work(name)).result);
  expect(() => queue.add('one', work('d'))).toThrow(expect.objectContaining({ status: 429, retryAfter: 2 }));
  results.push(queue.add('other', work('e')).result);
  for (const name of ['a', 'e', 'b', 'c']) {
    await settle();
    ends.get(name)?.();
  }
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'e']);
});

it('O5 fails all that waits where it is told to, and goes on with what comes then', async () => {
  const { begun, ends, work } = held();
  const queue = createFairQueue(1);
  const results = ['a', 'b', 'c'].map((name, at) => queue.add(`who${at}`, work(name)).result);
  const outcomes = Promise.allSettled(results);
  await settle();
  queue.refuseWaiting(new Error('away'));
  ends.get('a')?.();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const next = queue.add('who', work('d')).result;
  await settle();
  ends.get('d')?.();
  expect(await next).toBe('d');
  expect(begun).toEqual(['a', 'd']);
});

it('does so many things at once for one person, and leaves the rest to others', async () => {
  const { begun, ends, work } = held();
  const queue = createFairQueue(4, { each: 2 });
  const own = ['a', 'b', 'c'].map((name) => queue.add('one', work(name)).result);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  const other = queue.add('other', work('x')).result;
  await settle();
  expect(begun).toEqual(['a', 'b', 'x']);
  ends.get('b')?.();
  await settle();
  expect(begun).toEqual(['a', 'b', 'x', 'c']);
  for (const name of ['a', 'c', 'x']) ends.get(name)?.();
  expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'c', 'x']);
});
