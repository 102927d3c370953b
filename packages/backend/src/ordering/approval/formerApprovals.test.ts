import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationsFolder } from '../../database/migrations.ts';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** The one that began to keep approval records. */
const firstWithRecords = files.findIndex((name) => name.startsWith('0006_'));

let database: PGlite;
const apply = async (names: readonly string[]) => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
};
beforeEach(async () => {
  database = new PGlite();
  await apply(files.slice(0, firstWithRecords));
  // Carts alone are of interest; what they refer to is left out.
  await database.exec('set session_replication_role = replica');
});
afterEach(() => database.close());

const cart = (cartId: string, state: string, version: number) =>
  database.query(
    `insert into carts (cart_id, right_env, customer_id, season, subdivision, collection_type, state, version,
     changed_by, changed_at) values ($1, 'preorder', $1, 'SS27', '13-0', 'main', $2, $3, 'Clara', 1)`,
    [cartId, state, version],
  );
const line = (cartId: string, variant: string, quantity: number, price: number | null) =>
  database.query(`insert into cart_lines values ($1, $2, $3, $4, 'Clara', 1)`, [
    cartId,
    variant,
    quantity,
    price,
  ]);
const approval = (cartId: string, at: number) =>
  database.query(`insert into cart_approvals values ($1, 'f', 'Clara', 'u-clara', $2)`, [cartId, at]);
const returned = (cartId: string, at: number, reason: string) =>
  database.query(
    'insert into cart_returns (cart_id, returned_by, returned_at, reason) values ($1, $2, $3, $4)',
    [cartId, 'Henrik', at, reason],
  );
const order = (cartId: string, at: number) =>
  database.query(
    `insert into orders (order_id, order_number, cart_id, right_env, customer_id, customer_number, customer_name,
     season, subdivision, collection_type, currency, pieces, value, retail_value, finalized_by, finalized_by_id,
     finalized_at, note) values ($1, $1, $1, 'preorder', 'c', 'c', 'c', 'SS27', '13-0', 'main', 'EUR', 3, 1, 1,
     'Henrik', 'u-henrik', $2, '')`,
    [cartId, at],
  );

const kept = async (cartId: string) => {
  const { rows } = await database.query<Record<string, unknown>>(
    `select deed, version, by, by_id, at::int as at, reason, lines from approval_deeds where cart_id = $1
     order by deed_id`,
    [cartId],
  );
  return rows;
};

it('O2 what was approved, returned and finalized before approval records were kept is known by them', async () => {
  await cart('open', 'open', 2);
  await line('open', 'v-1', 3, 4990);
  await cart('returned', 'open', 4);
  await returned('returned', 20, 'Too many');
  await returned('returned', 40, 'Still too many');
  await cart('approved', 'approved', 5);
  await returned('approved', 30, 'Too few');
  await approval('approved', 50);
  await line('approved', 'v-1', 3, 4990);
  await line('approved', 'v-2', 0, 4990);
  await line('approved', 'v-3', 2, null);
  await cart('ordered', 'finalized', 7);
  await approval('ordered', 60);
  await line('ordered', 'v-1', 3, 4990);
  await order('ordered', 70);
  await cart('direct', 'finalized', 3);
  await line('direct', 'v-1', 1, 4990);
  await order('direct', 80);

  await apply(files.slice(firstWithRecords));

  expect(await kept('open')).toEqual([]);
  expect(await kept('returned')).toMatchObject([
    { deed: 'returned', by: 'Henrik', at: 20, reason: 'Too many', lines: null },
    { deed: 'returned', by: 'Henrik', at: 40, reason: 'Still too many', lines: null },
  ]);
  const [before, now, ...more] = await kept('approved');
  expect([before, more]).toMatchObject([{ deed: 'returned', at: 30, reason: 'Too few' }, []]);
  expect(now).toMatchObject({ deed: 'approved', version: 5, by: 'Clara', by_id: 'u-clara', at: 50 });
  const lines = now?.lines as { articleVariantId: string }[];
  expect(lines.toSorted((one, other) => (one.articleVariantId < other.articleVariantId ? -1 : 1))).toEqual([
    { articleVariantId: 'v-1', quantity: 3, storedPrice: 4990 },
    { articleVariantId: 'v-3', quantity: 2, storedPrice: null },
  ]);
  expect(await kept('ordered')).toMatchObject([
    {
      deed: 'approved',
      version: 6,
      at: 60,
      lines: [{ articleVariantId: 'v-1', quantity: 3, storedPrice: 4990 }],
    },
    { deed: 'finalized', version: 7, by: 'Henrik', by_id: 'u-henrik', at: 70, lines: null },
  ]);
  expect(await kept('direct')).toMatchObject([{ deed: 'finalized', version: 3, at: 80 }]);
});
