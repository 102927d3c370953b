import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const run = async (database: PGlite, names: readonly string[]) => {
  for (const name of names) await database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
};

it('K1 a portal of before goes on: who had types of documents holds the right to them', async () => {
  const database = new PGlite();
  const at = files.findIndex((name) => name.endsWith('_right_to_document_types.sql'));
  await run(database, files.slice(0, at));
  const rightsOf = (...rights: string[]) => ({ selfService: { rights, features: [] } });
  const people = {
    some: rightsOf('INVOICE'),
    none: rightsOf('OTHER'),
    both: rightsOf('DOCUMENT_TYPES', 'ORDER'),
  };
  for (const [userId, rights] of Object.entries(people))
    await database.query(
      `insert into users (user_id, email, password_hash, first_name, last_name, canonical_id, roles, rights)
       values ($1, $1, '', '', '', '', '[]', $2)`,
      [userId, JSON.stringify(rights)],
    );
  await run(database, files.slice(at));
  const { rows } = await database.query<{ user_id: string; held: string[] }>(
    `select user_id, rights->'selfService'->'rights' as held from users order by user_id`,
  );
  expect(Object.fromEntries(rows.map(({ user_id, held }) => [user_id, held]))).toEqual({
    both: ['DOCUMENT_TYPES', 'ORDER'],
    none: ['OTHER'],
    some: ['INVOICE', 'DOCUMENT_TYPES'],
  });
  await database.close();
});

it('O4 a portal of before goes on: its orders tell how many styles and options they have', async () => {
  const database = new PGlite();
  const at = files.findIndex((name) => name.endsWith('_order_totals.sql'));
  await run(database, files.slice(0, at));
  // Two orders of one customer, without what they refer to: only what is counted matters.
  await database.exec(`set session_replication_role = replica;
    insert into orders (order_id, order_number, cart_id, right_env, customer_id, customer_number, customer_name, season,
        subdivision, collection_type, currency, pieces, value, retail_value, finalized_by, finalized_by_id, finalized_at, note)
      select id, id, id, 'preorder', 'C1', '', '', '', '', '', 'EUR', 9, 0, 0, '', '', 0, '' from (values ('o-1'), ('o-2')) as o (id);
    insert into order_lines (order_id, position, article_id, article_number, style_name, style_name_en, style_name_de,
        article_color_id, colour_name, colour_name_en, colour_name_de, hex, article_variant_id, ean, article_length, size,
        quantity, sales_price, delivery_from)
      select id, row_number() over (partition by id), style, '', '{}', '', '', colour, '{}', '', '', '', '', '', '', '', 3, 0, 0
      from (values ('o-1', 's-1', 'c-1'), ('o-1', 's-1', 'c-1'), ('o-1', 's-1', 'c-2'), ('o-1', 's-2', 'c-9'), ('o-2', 's-1', 'c-1'))
        as l (id, style, colour);`);
  await run(database, files.slice(at));
  const { rows } = await database.query('select order_id, styles, options from orders order by order_id');
  expect(rows).toEqual([
    { order_id: 'o-1', styles: 2, options: 3 },
    { order_id: 'o-2', styles: 1, options: 1 },
  ]);
  await database.close();
});
