import { expect, it } from 'vitest';
import { createWorkQueue } from './workQueue.ts';

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

it('pictures are drawn two at a time, in the order they were asked for', async () => {
  const { begun, ends, work } = held();
  const queue = createWorkQueue(2);
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.add(work(name)).result);
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

it('a picture that nobody waits for any more is not drawn, and what follows comes sooner', async () => {
  const { begun, ends, work } = held();
  const queue = createWorkQueue(1);
  const [first, second, third] = [queue.add(work('a')), queue.add(work('b')), queue.add(work('c'))];
  await settle();
  expect([second?.drop(), first?.drop(), second?.drop()]).toEqual([true, false, false]);
  expect(await second?.result).toBeNull();
  ends.get('a')?.();
  expect(await first?.result).toBe('a');
  await settle();
  expect(begun).toEqual(['a', 'c']);
  ends.get('c')?.();
  expect(await third?.result).toBe('c');
});

it('goes on after work that failed', async () => {
  const queue = createWorkQueue(1);
  const failed = queue.add(() => Promise.reject(new Error('no room')));
  const next = queue.add(async () => 'drawn');
  await expect(failed.result).rejects.toThrow('no room');
  expect(await next.result).toBe('drawn');
});
