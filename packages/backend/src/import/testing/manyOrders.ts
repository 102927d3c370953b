import pg from 'pg';
import { eanOf } from '../../demo/catalogue/ean.ts';

const numberOf = (order: number): string => `M-${String(order).padStart(6, '0')}`;

/**
 * Has the first customer order so many orders of so many lines each, in the database alone: nobody places as many in a
 * test. Answers what a house reports of them: their own numbers, each line with fewer pieces, and a parcel for each.
 */
export async function orderMany(
  databaseUrl: string,
  count: number,
  lines: number,
): Promise<Readonly<Record<string, string>>> {
  const numbers = Array.from({ length: count }, (_, nth) => numberOf(nth));
  const eans = Array.from({ length: lines }, (_, nth) => eanOf(nth));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const place = 'season, subdivision, collection_type';
  try {
    await client.query(
      `insert into carts (cart_id, right_env, customer_id, ${place}, state, changed_by, changed_at)
      select number, 'preorder', customer_id, ${place}, 'finalized', 'Somebody', 0
      from unnest($1::text[]) number, (select customer_id from customers order by 1 limit 1) customer,
        (select ${place} from selling_times limit 1) place`,
      [numbers],
    );
    await client.query(
      `insert into orders (order_id, order_number, cart_id, right_env, customer_id, customer_number, customer_name, ${place},
        currency, pieces, value, retail_value, finalized_by, finalized_by_id, finalized_at, note)
      select number, number, number, 'preorder', customer_id, '1', 'Customer', ${place},
        'EUR', $2, $2 * 100, 0, 'Somebody', 'nobody', 0, ''
      from unnest($1::text[]) number join carts on cart_id = number`,
      [numbers, lines],
    );
    await client.query(
      `insert into order_lines (order_id, position, article_id, article_number, style_name, article_color_id, colour_name, hex,
        article_variant_id, ean, article_length, size, quantity, sales_price, delivery_from)
      select number, position - 1, 'A', 'A', $3, 'C', $3, '#000000', 'V', ean, 'REG', 'M', 5, 100, 0
      from unnest($1::text[]) number, unnest($2::text[]) with ordinality line (ean, position)`,
      [numbers, eans, { en: 'Name', de: 'Name' }],
    );
  } finally {
    await client.end();
  }
  const ofLines = (row: (number: string, ean: string) => string): string[] =>
    // A house lists by article as well as by order.
    eans.flatMap((ean) => numbers.map((number) => row(number, ean)));
  return {
    'orders.csv': [
      'order,ERP number,confirmed on',
      ...numbers.map((number) => `${number},A${number},2026-11-02`),
    ].join('\n'),
    'order lines.csv': [
      'order,EAN,quantity,delivery from,reason',
      ...ofLines((number, ean) => `${number},${ean},4,2026-12-01,Short of cloth`),
    ].join('\n'),
    'parcels.csv': [
      'order,parcel,EAN,quantity,shipped on',
      ...ofLines((number, ean) => `${number},P${number},${ean},4,2026-11-03`),
    ].join('\n'),
  };
}
