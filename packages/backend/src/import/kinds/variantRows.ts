import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { colours, variants } from '../../ordering/style/colour.schema.ts';

/** How a variant is that is only kept for carts and orders. The last release brings one back without taking the mark away. */
export const isEnded = sql<boolean>`(${variants.buyableBefore} is not null and ${variants.cancelled} and not ${variants.buyable})`;

/** What its house said of a variant, whether it was withdrawn since or not. */
export const saidBuyable = sql<boolean>`case when ${isEnded} then ${variants.buyableBefore} else ${variants.buyable} end`;
export const saidCancelled = sql<boolean>`case when ${isEnded} then ${variants.cancelledBefore} else ${variants.cancelled} end`;

/** Withdraws variants: not buyable and cancelled from now on; `which` may name `variants` and `colours`. */
export async function withdrawVariants(db: Queryable, which: SQL): Promise<void> {
  await db.execute(sql`
    update variants
    set buyable_before = variants.buyable, cancelled_before = variants.cancelled, buyable = false, cancelled = true
    from colours
    where colours.article_color_id = variants.article_color_id and ${which} and not ${isEnded}`);
}

/** Deletes variants; none of them may be in a cart or an order. */
export async function removeVariants(db: Queryable, which: SQL): Promise<void> {
  await db.execute(sql`
    delete from variants using colours
    where colours.article_color_id = variants.article_color_id and ${which}`);
}

async function whereAllEnded(db: Queryable, id: typeof colours.articleId | typeof colours.articleColorId) {
  const rows = await db
    .select({ id })
    .from(variants)
    .innerJoin(colours, sql`${colours.articleColorId} = ${variants.articleColorId}`)
    .groupBy(id)
    .having(sql`bool_and(${isEnded})`);
  return new Set(rows.map((row) => row.id));
}

/** The styles, and the colours, all of whose variants are ended. */
export const endedStyles = (db: Queryable) => whereAllEnded(db, colours.articleId);
export const endedColours = (db: Queryable) => whereAllEnded(db, colours.articleColorId);

/** Puts the variants of styles into the order of their lengths and sizes; writes only those that move. */
export async function orderVariants(db: Queryable, which: SQL): Promise<void> {
  await db.execute(sql`
    update variants set position = placed.position from (
      select variants.article_variant_id as id,
        (coalesce((select o from jsonb_array_elements_text(styles.lengths) with ordinality as e(t, o)
          where t = variants.article_length), 1000) - 1) * jsonb_array_length(styles.sizes)
        + coalesce((select o from jsonb_array_elements_text(styles.sizes) with ordinality as e(t, o)
          where t = variants.size), 1000) - 1 as position
      from variants
        join colours on colours.article_color_id = variants.article_color_id
        join styles on styles.article_id = colours.article_id
      where ${which}
    ) as placed
    where placed.id = variants.article_variant_id and variants.position <> placed.position`);
}
