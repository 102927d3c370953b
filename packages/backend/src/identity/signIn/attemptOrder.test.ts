import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/drivers/openDatabase.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import { giveBackAttempt, takeAttempt } from './signInLimits.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  database = await openDatabase(fresh.location);
}, 120_000);
afterAll(async () => {
  await database.close();
  await fresh.remove();
  await server.close();
});

it('A13 an attempt is given back in the order in which others are taken, however the rows lie', async () => {
  const attempt = { email: 'shop@example.com', address: '203.0.113.9', device: null };
  await takeAttempt(database, attempt, Date.now());
  const other = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await other.connect();
  const count = (row: string) =>
    other.query(`update sign_in_failures set failures = failures + 1 where subject like '${row}:%'`);
  // An update writes its row anew, behind the others. A table that is known to be small is read as it lies.
  await count('account');
  await other.query('analyze sign_in_failures');
  await other.query('begin');
  await count('account');
  const given = giveBackAttempt(database, attempt);
  await expect
    .poll(async () => {
      const { rows } = await other.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length;
    })
    .toBe(1);
  await count('address');
  await count('both');
  await other.query('commit');
  await given;
  const { rows } = await other.query('select subject, failures from sign_in_failures order by subject');
  expect(rows.map(({ failures }) => failures)).toEqual([2, 1, 1]);
  await other.end();
});
