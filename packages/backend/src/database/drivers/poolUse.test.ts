import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from '../../metrics/metrics.ts';
import { sampleOf, samplesIn } from '../../metrics/testing/samples.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
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

it('the pool on PostgreSQL tells what is in use, idle and waited for', async () => {
  const database = await openDatabase({
    ...fresh.location,
    databaseLimits: { connections: 2, waiting: 20_000 },
  });
  const metrics = createMetrics({ database, now: Date.now });
  const pool = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
    sampleOf(samplesIn((await metrics.read()).text), `selvedge_database_${name}`, {
      pool: 'calls',
      ...labels,
    });
  try {
    await database.db.execute(sql`select 1`);
    expect(await pool('connections_max')).toBe(2);
    expect(await pool('waiting')).toBe(0);
    let end = (): void => {};
    const until = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = () => database.transact(() => until);
    const busy = [work(), work(), work()];
    await expect.poll(() => database.pools()[0]).toMatchObject({ inUse: 2, idle: 0, waiting: 1 });
    // The look at the queues waits in the same line, and gives up: what the pool does is told all the same.
    const text = (await metrics.read()).text;
    const samples = samplesIn(text);
    expect(sampleOf(samples, 'selvedge_database_connections', { pool: 'calls', state: 'in_use' })).toBe(2);
    expect(sampleOf(samples, 'selvedge_database_waiting', { pool: 'calls' })).toBe(1);
    expect(sampleOf(samples, 'selvedge_database_up')).toBe(0);
    end();
    await Promise.all(busy);
    await expect.poll(() => database.pools()[0]).toMatchObject({ inUse: 0, idle: 2, waiting: 0 });
    expect(await pool('connections', { state: 'idle' })).toBe(2);
  } finally {
    await database.close();
  }
});
