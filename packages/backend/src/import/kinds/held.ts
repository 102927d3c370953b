import { eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { cartLines, cartPriceAcceptances, carts } from '../../ordering/cart/cart.schema.ts';
import { liveEvents } from '../../ordering/live/live.schema.ts';
import { colours, variants } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';

type Held = (db: Queryable) => Promise<ReadonlySet<string>>;

const distinct = async (db: Queryable, column: PgColumn): Promise<string[]> =>
  (await db.selectDistinct({ id: column }).from(column.table).where(isNotNull(column))).map(({ id }) =>
    String(id),
  );

/** The seasons or subdivisions in which carts or live shopping events are. Orders have their carts. */
export const heldPlaces =
  (part: 'season' | 'subdivision'): Held =>
  async (db) =>
    new Set([...(await distinct(db, carts[part])), ...(await distinct(db, liveEvents[part]))]);

/** The lines that lend styles to a subdivision. */
export const heldLines: Held = async (db) => new Set(await distinct(db, styles.lineId));

/** The customers that have carts or orders. */
export const heldCustomers: Held = async (db) => new Set(await distinct(db, carts.customerId));

/** The delivery addresses that carts name. */
export const heldDeliveryAddresses: Held = async (db) => new Set(await distinct(db, carts.deliveryAddressId));

/** The variants that are in carts, or in the carts of orders. */
export const heldVariants: Held = async (db) =>
  new Set([
    ...(await distinct(db, cartLines.articleVariantId)),
    ...(await distinct(db, cartPriceAcceptances.articleVariantId)),
  ]);

const above = async (db: Queryable, column: PgColumn): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ id: column })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(
      sql`exists (select from ${cartLines} where ${cartLines.articleVariantId} = ${variants.articleVariantId})
        or exists (select from ${cartPriceAcceptances} where ${cartPriceAcceptances.articleVariantId} = ${variants.articleVariantId})`,
    );
  return new Set(rows.map(({ id }) => String(id)));
};

/** The colours, and the styles, of such variants. */
export const heldColours: Held = (db) => above(db, colours.articleColorId);
export const heldStyles: Held = (db) => above(db, colours.articleId);
