import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import type { Database } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { openDatabase } from './openDatabase.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let database: Database;
/** Somebody else on the same database. */
let other: pg.Client;
const onOutage = vi.fn();

beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  other = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await other.connect();
}, 240_000);
beforeEach(async () => {
  onOutage.mockClear();
  await other.query('drop table if exists things');
  await other.query(
    "create table things (id text primary key, size integer); insert into things values ('a', 38)",
  );
  // One connection: what one call left there is what the next one finds.
  const databaseLimits = { connections: 1, waiting: 20_000 };
  database = await openDatabase({ ...fresh.location, databaseLimits }, { onOutage });
  for (const _ of ['asked', 'named', 'kept']) await read();
});
afterEach(() => database.close());
afterAll(async () => {
  await other.end();
  await fresh.remove();
  await server.close();
});

const text = sql`select * from things where id = ${'a'}`;
const rowsOf = async (asked: Promise<unknown>) => ((await asked) as pg.QueryResult).rows;
const read = (db = database.db) => rowsOf(db.execute(text));
const kept = async () =>
  (await rowsOf(database.db.execute(sql`select statement from pg_prepared_statements`))).filter(
    ({ statement }) => String(statement).startsWith('select * from things'),
  );

it('a connection keeps a statement that is asked again, once', async () => {
  expect(await kept()).toHaveLength(1);
  expect(await read()).toEqual([{ id: 'a', size: 38 }]);
  expect(await kept()).toHaveLength(1);
});

it.each([
  ['by itself', () => read()],
  ['in a transaction', () => inTransaction(database, (transaction) => read(transaction))],
])('a table that gets another column meanwhile is read with it, %s', async (_, ask) => {
  await other.query('alter table things add column price integer default 7');
  expect(await ask()).toEqual([{ id: 'a', size: 38, price: 7 }]);
  await other.query('alter table things drop column size');
  expect(await ask()).toEqual([{ id: 'a', price: 7 }]);
  expect(onOutage).not.toHaveBeenCalled();
});

it.each([
  ['by itself', () => read()],
  ['in a transaction', () => inTransaction(database, (transaction) => read(transaction))],
])('a pooler that lends another connection is told once, and nothing fails, %s', async (_, ask) => {
  await database.db.execute(sql`deallocate all`);
  expect(await ask()).toEqual([{ id: 'a', size: 38 }]);
  for (const _again of ['once', 'twice', 'thrice']) expect(await ask()).toEqual([{ id: 'a', size: 38 }]);
  expect(await kept()).toEqual([]);
  expect(onOutage.mock.calls.map(([state]) => state)).toEqual(['unkept']);
});

it('what is wrong with a statement itself is told as ever', async () => {
  const broken = sql`insert into things (id) values (${'a'})`;
  for (const _ of ['asked', 'named', 'kept'])
    await expect(database.db.execute(broken)).rejects.toMatchObject({ cause: { code: '23505' } });
});

it('does not keep lists of thousands', async () => {
  const many = sql`select * from things where id in (${sql.join(
    Array.from({ length: 2_000 }, (_, at) => sql`${`thing ${at}`}`),
    sql`, `,
  )})`;
  for (const _ of ['once', 'twice', 'thrice']) await database.db.execute(many);
  expect(await kept()).toHaveLength(1);
});
