import { setTimeout as delay } from 'node:timers/promises';
import { customers, followCart } from '@selvedge/core/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { restock } from '../ordering/finalization/testing/killStage.ts';
import { type Partner, partner } from '../ordering/testing/partner.ts';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres/server.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { watchWait } from './admission.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let testApp: TestApp;
let buyer: Partner;
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  testApp = await startTestApp({
    database: fresh,
    environment: { OVERLOAD_WAIT_MS: '1000', DATABASE_CONNECTIONS: '2', DATABASE_WAIT_SECONDS: '30' },
  });
  buyer = await partner(testApp, 'employee@selvedge.test');
}, 240_000);
afterAll(async () => {
  await testApp.close();
  await fresh.remove();
  await server.close();
});

const watches: { stop(): void }[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.useRealTimers();
});

const list = () => buyer.ask(customers, { params: { rightEnv: 'preorder' }, query: {} });
const patience = { timeout: 30_000, interval: 50 };

/** Holds what every call has to read, so that all wait, until the returned function is called. */
async function holdUp(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await client.connect();
  await client.query('begin');
  await client.query('lock table customers in access exclusive mode');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

it('O5 where calls wait too long further ones are answered 503 with Retry-After at once, and those who look after it as ever', async () => {
  const letGo = await holdUp();
  // They take all connections, and all places in line.
  const waiting = Array.from({ length: 8 }, list);
  await expect
    .poll(async () => Promise.race([list(), delay(200)]).then((one) => one?.statusCode), patience)
    .toBe(503);
  // From then on nobody is let in at all.
  await delay(4_000);
  // Answered while all others wait: what holds them up is let go only below.
  const refused = await list();
  expect(refused.json()).toMatchObject({ code: 'unavailable', tracking: refused.headers['x-tracking-id'] });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(4);
  expect((await testApp.app.inject('/livez')).statusCode).toBe(200);
  expect((await testApp.context.metrics.read()).text).toContain('selvedge_http_requests_in_flight');

  await letGo();
  // Nobody who was let in is turned away.
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 200));
  const several = async () =>
    (await Promise.all(Array.from({ length: 20 }, list))).map(({ statusCode }) => statusCode);
  await expect.poll(several, patience).not.toContain(503);
  expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
});

it('O5 calls that are held back for news are no pressure', async () => {
  const query = { after: '-', hold: 'yes' } as const;
  const held = ['C1001', 'C1002', 'C1003', 'C1004'].map((customerId) =>
    buyer.ask(followCart, { params: restock(customerId), query }),
  );
  await delay(2_000);
  expect((await list()).statusCode).toBe(200);
  expect(await Promise.race([...held, 'still held'])).toBe('still held');
  // Closing answers them (`longPoll.ts`).
});

/** A watch whose probes take so many ms, one after the other; 'fails': the probe does. Its clock is `vi`'s. */
function watchOf(...probes: readonly (number | 'fails')[]) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] });
  const told: string[] = [];
  let made = 0;
  const watch = watchWait({
    limit: 400,
    onChange: (isOver) => told.push(isOver ? 'over' : 'begun'),
    async probe() {
      const took = probes[made] ?? 0;
      made += 1;
      if (took === 'fails') throw new Error('The database is away');
      await new Promise((resolve) => setTimeout(resolve, took));
    },
  });
  watches.push(watch);
  /** How many of a thousand calls are let in. */
  const admitted = (isChange: boolean): number =>
    Array.from({ length: 1_000 }).filter(() => {
      try {
        watch.admit(isChange);
        return true;
      } catch {
        return false;
      }
    }).length;
  return { told, admitted, made: () => made };
}

it('O5 one slow answer turns nobody away, two do, and it is told once', async () => {
  const { told, admitted, made } = watchOf(600, 0, 600, 600);
  await vi.advanceTimersByTimeAsync(1_900);
  expect([made(), admitted(false), told]).toEqual([3, 1_000, []]);
  await vi.advanceTimersByTimeAsync(800);
  // Every other call that reads; what was begun can still be saved.
  expect([made(), told, admitted(true)]).toEqual([4, ['begun'], 1_000]);
  expect(admitted(false)).toBeGreaterThan(0);
  expect(admitted(false)).toBeLessThan(1_000);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([told, admitted(false)]).toEqual([['begun', 'over'], 1_000]);
});

it('O5 an answer that does not come turns changes away as well; a failure nobody', async () => {
  const late = watchOf(4_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([late.admitted(true), late.admitted(false)]).toEqual([0, 0]);
  const failing = watchOf('fails', 'fails', 'fails');
  await vi.advanceTimersByTimeAsync(1_100);
  expect([failing.made(), failing.admitted(false), failing.told]).toEqual([4, 1_000, []]);
});
