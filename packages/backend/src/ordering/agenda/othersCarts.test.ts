import { agenda, customers, dashboardTiles } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarAt } from '../../demo/house/calendar.ts';
import { type Stage, setStage } from '../testing/stage.ts';

/** Customers of others, with a cart that holds pieces, one that came back, and an order each. */
const OTHERS = 2000;
/** Lines of each of their carts. */
const LINES = 5;
/** Customers of the buyer, each with such a cart as well. */
const OWN = 12;

let stage: Stage;

const execute = (statement: ReturnType<typeof sql>) => stage.testApp.context.database.db.execute(statement);

beforeAll(async () => {
  stage = await setStage();
  const { open, otherCurrency } = calendarAt(Date.now());
  await execute(sql`insert into customers select 'other-' || n, 'other-' || n, 'Other ' || n, 'Street 1', '10000', 'City', 'DE', 'EUR-DE', null, 'other'
    from generate_series(1, ${OTHERS}::int) n`);
  await execute(sql`insert into carts (cart_id, right_env, customer_id, season, subdivision, collection_type, state, changed_by, changed_at)
    select customer_id || '-' || state, 'preorder', customer_id, season, '13-0', 'main', state, 'Test', 0
    from customers, (values ('open', ${open.season}), ('approved', ${otherCurrency.season}), ('finalized', ${open.season})) of_state (state, season)
    on conflict do nothing`);
  await execute(sql`insert into cart_lines (cart_id, article_variant_id, quantity, changed_by, changed_at)
    select cart_id, article_variant_id, 1, 'Test', 0
    from carts, (select article_variant_id from variants order by 1 limit ${LINES}) of_variant
    where carts.changed_by = 'Test'`);
  await execute(sql`insert into cart_returns (cart_id, returned_by, returned_at, reason)
    select cart_id, 'Test', 0, 'More belts' from carts where state = 'open' and changed_by = 'Test'`);
  await execute(sql`insert into orders (order_id, order_number, cart_id, right_env, customer_id, customer_number, customer_name, season, subdivision,
      collection_type, currency, pieces, value, retail_value, finalized_by, finalized_by_id, finalized_at, note)
    select cart_id, cart_id, cart_id, right_env, customer_id, customer_id, customer_id, season, subdivision,
      collection_type, 'EUR', 1, 1, 1, 'Test', 'test', 0, '' from carts where state = 'finalized' and changed_by = 'Test'`);
  await execute(sql`vacuum analyze`);
});
afterAll(() => stage.testApp.close());

/** Rows that were read of a table since the start, by index or from its beginning to its end. */
async function rowsRead(table: string): Promise<number> {
  await execute(sql`select pg_stat_force_next_flush()`);
  await execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = (await execute(
    sql`select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_user_tables where relname = ${table}`,
  )) as unknown as { readonly rows: readonly { readonly count: number }[] };
  return rows[0]?.count ?? Number.NaN;
}

it.each([
  ['D8 the agenda', () => stage.buyer.get(agenda, { params: {} })],
  ['D8 what waits on the tiles', () => stage.manager.get(dashboardTiles, { params: {} })],
  [
    'L1 the list of points of sale',
    () => stage.buyer.get(customers, { params: { rightEnv: 'preorder' }, query: {} }),
  ],
])('%s reads carts of one’s own points of sale, and nobody else’s', async (_, ask) => {
  await ask();
  for (const [table, each] of [
    ['carts', 10],
    ['cart_lines', 3 * LINES],
    ['cart_returns', 3],
    ['orders', 10],
  ] as const) {
    const before = await rowsRead(table);
    await ask();
    const read = (await rowsRead(table)) - before;
    expect(read, table).toBeLessThanOrEqual(each * OWN);
  }
});
