import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import type { Database } from '../database.ts';
import { cuttingProxy } from '../testing/cuttingProxy.ts';
import { troubleOf } from '../trouble.ts';
import { openDatabase } from './openDatabase.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
}, 240_000);
afterAll(async () => {
  await fresh.remove();
  await server.close();
});

/** Two connections and little patience; `told` is what the log would say. */
async function opened(port?: number): Promise<{ database: Database; reports: string[] }> {
  const url = new URL(fresh.location.databaseUrl ?? '');
  if (port !== undefined) url.port = String(port);
  const reports: string[] = [];
  const database = await openDatabase(
    {
      ...fresh.location,
      databaseUrl: url.href,
      databaseLimits: { connections: 2, waiting: 2_000 },
    },
    { onOutage: (state) => reports.push(state) },
  );
  return { database, reports };
}

/** What came of each: `null` is done, else what the failure means. */
const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) => (one.status === 'rejected' ? troubleOf(one.reason) : null));

it('O5 a full pool of a database that answers is busy, and no outage', async () => {
  const { database, reports } = await opened();
  try {
    const work = () =>
      database.transact(async (db) => {
        for (let step = 0; step < 4; step += 1) await db.execute(sql`select pg_sleep(0.1)`);
      });
    const reads = () => database.db.execute(sql`select pg_sleep(0.1)`);
    const found = await outcomes([...Array.from({ length: 24 }, work), ...Array.from({ length: 4 }, reads)]);
    expect(found).toContain(null);
    // Both by the pool itself and by a transaction.
    expect([found[23], found[27]]).toEqual(['busy', 'busy']);
    expect(reports).toEqual(['busy']);
    expect(await outcomes([work(), reads()])).toEqual([null, null]);
    expect(reports).toEqual(['busy']);
  } finally {
    await database.close();
  }
});

it('O5 a transaction that takes too long on a database that answers is busy, and no outage', async () => {
  const { database, reports } = await opened();
  try {
    const work = (pause: number) =>
      database.transact(async (db) => {
        for (let step = 0; step < 10; step += 1) {
          await db.execute(sql`select pg_sleep(0.25)`);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      });
    // One is ended within a statement, the other between two.
    expect(await outcomes([work(0), work(200)])).toEqual(['busy', 'busy']);
    expect(await outcomes([database.db.execute(sql`select 1`)])).toEqual([null]);
    expect(reports).toEqual(['busy']);
  } finally {
    await database.close();
  }
});

it('O5 work that was begun before the pool was full, and ends in time, is not the end of it', async () => {
  const { database, reports } = await opened();
  try {
    const work = async (after: number, lasting: number) => {
      await delay(after);
      const until = performance.now() + lasting;
      await database.transact(async (db) => {
        while (performance.now() < until) await db.execute(sql`select pg_sleep(0.05)`);
      });
    };
    // The first is ended after 2 s and the third after 2.6 s, which waited for the connection of the first. Between
    // the two the second is done.
    const found = await outcomes([work(0, 5_000), work(300, 1_800), work(600, 5_000)]);
    expect([found[0], found[2]]).toEqual(['busy', 'busy']);
    expect(reports).toEqual(['busy']);
    expect(await outcomes([database.db.execute(sql`select 1`)])).toEqual([null]);
    expect(await outcomes([work(0, 5_000)])).toEqual(['busy']);
    expect(reports).toEqual(['busy', 'busy']);
  } finally {
    await database.close();
  }
});

it('O5 a database that answers on no connection is away, told once', async () => {
  const { database, reports } = await opened();
  try {
    const read = () => database.db.execute(sql`select 1`);
    expect(await outcomes([read(), read()])).toEqual([null, null]);
    await server.pause();
    const found = await outcomes(Array.from({ length: 6 }, read));
    expect(new Set(found)).toEqual(new Set(['away']));
    expect(reports).toEqual(['away']);
  } finally {
    await server.resume();
    await database.close();
  }
});

it('O5 a database that cannot be reached at all is away, also where no connection was left to tell it', async () => {
  const proxy = await cuttingProxy(server.port);
  const { database, reports } = await opened(proxy.port);
  try {
    await proxy.close();
    expect(await outcomes([database.db.execute(sql`select 1`)])).toEqual(['away']);
    expect(reports).toEqual(['away']);
  } finally {
    await database.close();
  }
});

it('a transaction that was left open is a mistake of ours, and no outage', async () => {
  const { database, reports } = await opened();
  try {
    const left = database.transact(async (db) => {
      await db.execute(sql`select 1`);
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await db.execute(sql`select 1`);
    });
    expect(await outcomes([left])).toEqual(['away']);
    expect(reports).toEqual([]);
  } finally {
    await database.close();
  }
});
