import { sql } from 'drizzle-orm';

/** Ends an insert into `cart_lines` so that it replaces what stands in the same cells. */
export const replacingCells = sql`on conflict (cart_id, article_variant_id) do update set
  quantity = excluded.quantity, stored_price = excluded.stored_price,
  changed_by = excluded.changed_by, changed_at = excluded.changed_at`;
