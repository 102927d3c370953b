import { type Cart, changeLines, openCart, readCart } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { restock, variantIdsAt } from '../../ordering/finalization/testing/killStage.ts';
import { type Partner, partner } from '../../ordering/testing/partner.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres/server.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let server: PostgresServer;
let fresh: FreshDatabase;
let testApp: TestApp;
let who: Partner;
let articleVariantId: string;
const { rightEnv, ...place } = restock('C1001');

/** Somebody else on the same database. */
let other: pg.Client;

beforeAll(async () => {
  server = await startPostgres();
  fresh = await freshDatabase(server.url());
  const environment = { DATABASE_WAIT_SECONDS: '1' };
  testApp = await startTestApp({ database: fresh, environment });
  who = await partner(testApp, 'employee@selvedge.test');
  [articleVariantId = ''] = await variantIdsAt(who, { rightEnv, ...place });
  other = new pg.Client({ connectionString: fresh.location.databaseUrl ?? '' });
  await other.connect();
  await other.query(`
    create table fault (state text, times integer);
    create sequence fault_attempts;
    create function meet_fault() returns trigger language plpgsql as $$
    declare
      met fault;
    begin
      select * into met from fault;
      if met.state is not null and nextval('fault_attempts') <= met.times then
        raise exception 'on purpose' using errcode = met.state;
      end if;
      return new;
    end $$;
    create trigger meet_fault before update on carts for each row execute function meet_fault();
  `);
}, 240_000);
afterEach(() => other.query("delete from fault; select setval('fault_attempts', 1, false)"));
afterAll(async () => {
  await other.end();
  await testApp.close();
  await fresh.remove();
  await server.close();
});

/** Each change of a cart meets this error, as often as is said. */
const fault = (state: string, times = 1_000_000) =>
  other.query('insert into fault values ($1, $2)', [state, times]);

/** The cart; asked again while a connection that was ended is not replaced yet. */
async function cart(): Promise<Cart> {
  for (;;) {
    const response = await who.ask(openCart, { params: { rightEnv }, body: place });
    if (response.statusCode === 200) return response.json();
    expect(response.statusCode).toBe(503);
  }
}

async function change() {
  const { head } = await cart();
  return who.ask(changeLines, {
    params: { rightEnv, cartId: head.cartId },
    body: {
      version: head.version,
      changes: [{ articleVariantId, quantity: head.pieces + 1, was: head.pieces }],
    },
  });
}

describe('an error of PostgreSQL is answered as what it means', () => {
  it.each([
    ['a full disk', '53100', 507, 'cannotStore'],
    ['too many connections', '53300', 503, 'unavailable'],
    ['no memory', '53200', 503, 'unavailable'],
    ['a server that shuts down', '57P01', 503, 'unavailable'],
    ['a server that has crashed', '57P02', 503, 'unavailable'],
    ['a server that starts', '57P03', 503, 'unavailable'],
    ['a statement that took too long', '57014', 503, 'unavailable'],
    ['a lock that was not had', '55P03', 503, 'unavailable'],
    ['a server that may only be read', '25006', 503, 'unavailable'],
    ['a file that cannot be read', '58030', 503, 'unavailable'],
    ['a connection that broke', '08006', 503, 'unavailable'],
    ['a conflict that stays', '40001', 503, 'unavailable'],
    ['deadlocks that stay', '40P01', 503, 'unavailable'],
    ['a mistake of ours', '23514', 500, 'unexpected'],
  ])('B4 %s (%s)', async (_what, state, status, code) => {
    await fault(state);
    const before = await cart();
    const refused = await change();
    expect([refused.statusCode, refused.json()]).toEqual([
      status,
      { code, message: expect.any(String), tracking: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) },
    ]);
    expect(Number(refused.headers['retry-after'] ?? 0) > 0).toBe(status !== 500);
    await other.query('delete from fault');
    expect((await cart()).head).toEqual(before.head);
    expect((await change()).statusCode).toBe(200);
  });

  it.each(['40001', '40P01'])('a conflict that passes (%s) is nothing to be told', async (state) => {
    await fault(state, 3);
    expect((await change()).statusCode).toBe(200);
    const { rows } = await other.query<{ attempts: number }>(
      'select last_value::int as attempts from fault_attempts',
    );
    expect(rows[0]?.attempts).toBeGreaterThan(3);
  });
});

it('whoever waits for a row that somebody else holds is answered 503, and nothing is half done', async () => {
  const { head } = await cart();
  await other.query('begin');
  await other.query('select 1 from carts where cart_id = $1 for update', [head.cartId]);
  const refused = await change();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  await other.query('rollback');
  const { head: after } = await who.get(readCart, { params: { rightEnv, cartId: head.cartId } });
  expect(after).toEqual(head);
  expect((await change()).statusCode).toBe(200);
});

it('a transaction that does not end holds no row of others for long', async () => {
  const { head } = await cart();
  const { database } = testApp.context;
  let goOn = (): void => {};
  const forgotten = database.transact(async (db) => {
    await db.execute(sql`select 1 from carts where cart_id = ${head.cartId} for update`);
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  });
  // While it waits for something else, its connection is ended, and with it what it holds.
  const outcome = expect(forgotten).rejects.toThrow();
  await expect.poll(async () => (await change()).statusCode, { timeout: 50_000 }).toBe(200);
  goOn();
  await outcome;
});

it('a server that may only be read is read, and stored on again once it may be', async () => {
  const name = new URL(fresh.location.databaseUrl ?? '').pathname.slice(1);
  const readOnly = async (value: 'on' | 'off'): Promise<void> => {
    await other.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'selvedge'",
    );
  };
  const { head } = await cart();
  await readOnly('on');
  const refused = await change();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect((await who.get(readCart, { params: { rightEnv, cartId: head.cartId } })).head).toEqual(head);
  await readOnly('off');
  expect((await change()).statusCode).toBe(200);
});
