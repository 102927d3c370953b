import { sql } from 'drizzle-orm';

/** Ends an insert into `cart_lines` so that it overwrites existing rows of the same cells. */
export const replacingCells = sql`on conflict (cart_id, article_variant_id) do update set
  quantity = excluded.quantity, stored_price = excluded.stored_price,
  stored_currency = excluded.stored_currency,
  changed_by = excluded.changed_by, changed_at = excluded.changed_at`;
