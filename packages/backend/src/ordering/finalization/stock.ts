import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Locks the cart's variants until the transaction ends, ordered by id, so that two carts never deadlock. */
export async function holdStock(db: Queryable, cartId: string): Promise<void> {
  await db.execute(sql`
    select article_variant_id from variants
    where article_variant_id in (
      select article_variant_id from cart_lines where cart_id = ${cartId} and quantity > 0)
    order by article_variant_id
    for update`);
}

/** Subtracts the ordered pieces from the stock, where it is limited. */
export async function takeFromStock(db: Queryable, cartId: string): Promise<void> {
  await db.execute(sql`
    update variants set stock = variants.stock - cart_lines.quantity
    from cart_lines
    where cart_lines.cart_id = ${cartId} and cart_lines.quantity > 0
      and variants.article_variant_id = cart_lines.article_variant_id
      and variants.stock is not null`);
}
