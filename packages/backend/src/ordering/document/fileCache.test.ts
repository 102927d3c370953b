import { expect, it } from 'vitest';
import { DatabaseAwayError } from '../../database/trouble.ts';
import { createFairQueue } from '../../work/fairQueue.ts';
import { createFileCache } from './fileCache.ts';

const staying = () => new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('O5 whoever waits for a document is refused once one of them finds the database away, on whichever shelf', async () => {
  const queue = createFairQueue(1);
  const [orders, racks] = [createFileCache<string>(1_000, queue), createFileCache<string>(1_000, queue)];
  const reads: (() => void)[] = [];
  let isAway = true;
  const ask = (at: number) =>
    (at % 2 === 0 ? orders : racks).take(
      { who: `person ${at % 3}`, left: staying() },
      () =>
        new Promise<string>((resolve, reject) =>
          reads.push(() => (isAway ? reject(new DatabaseAwayError(null)) : resolve('an order'))),
        ),
      async (said) => ({ file: Buffer.from(said), isWhole: true }),
    );
  const outcomes = Promise.allSettled(Array.from({ length: 20 }, (_, at) => ask(at)));
  await settle();
  reads[0]?.();
  for (const outcome of await outcomes)
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(DatabaseAwayError) });
  // Nobody but the first waited for the database.
  expect(reads).toHaveLength(1);

  isAway = false;
  const next = ask(0);
  await settle();
  reads[1]?.();
  expect((await next).file.toString()).toBe('an order');
});

it('O5 another failure of one document is its own', async () => {
  const shelf = createFileCache<string>(1_000, createFairQueue(1));
  const caller = { who: 'a', left: staying() };
  const make = async (said: string) => ({ file: Buffer.from(said), isWhole: true });
  const failing = shelf.take(caller, () => Promise.reject(new TypeError('a mistake')), make);
  const other = shelf.take({ ...caller, who: 'b' }, async () => 'an order', make);
  await expect(failing).rejects.toThrow('a mistake');
  expect((await other).said).toBe('an order');
});

it('O4 a document that lacks what another time may be there is made again', async () => {
  const shelf = createFileCache<string>(1_000, createFairQueue(1));
  let made = 0;
  const take = (isWhole: boolean) =>
    shelf.take(
      { who: 'a', left: staying() },
      async () => 'an order',
      async () => {
        made += 1;
        return { file: Buffer.from(`${made}`), isWhole };
      },
    );
  for (const isWhole of [false, false, true, true]) await take(isWhole);
  expect(made).toBe(3);
});
