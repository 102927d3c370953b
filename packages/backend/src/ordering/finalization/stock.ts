import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Holds the cart's variants until the transaction ends, in the order of their ids, so that no two carts wait for each other. */
export async function holdStock(db: Queryable, cartId: string): Promise<void> {
  await db.execute(sql`
    select article_variant_id from variants
    where article_variant_id in (
      select article_variant_id from cart_lines where cart_id = ${cartId} and quantity > 0)
    order by article_variant_id
    for update`);
}

/** Takes the ordered pieces out of the stock, where it is limited. */
export async function takeFromStock(db: Queryable, cartId: string): Promise<void> {
  await db.execute(sql`
    update variants set stock = variants.stock - cart_lines.quantity
    from cart_lines
    where cart_lines.cart_id = ${cartId} and cart_lines.quantity > 0
      and variants.article_variant_id = cart_lines.article_variant_id
      and variants.stock is not null`);
}
