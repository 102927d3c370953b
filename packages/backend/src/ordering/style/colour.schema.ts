import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { translated } from '../../database/translated.ts';
import { customers } from '../pos/customer.schema.ts';
import { styles } from './style.schema.ts';

/** `salesPeriodTo` ends the colour's own sales period (exclusive). With null, the season's applies. */
export const colours = pgTable(
  'colours',
  {
    articleColorId: text().primaryKey(),
    articleId: text()
      .notNull()
      .references(() => styles.articleId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    code: text().notNull(),
    name: translated().notNull(),
    hex: char({ length: 7 }).notNull(),
    colourGroup: text().notNull(),
    /** Code in `terms`: how the colour is kept in stock. */
    colourStock: text().notNull().default('season'),
    salesPeriodTo: epoch(),
    deliveryFrom: epoch().notNull(),
    deliveryTo: epoch().notNull(),
    /** Whether there is a picture to show: its own, the service's or the demonstration's. */
    pictured: boolean().notNull(),
    /** How many views the house's picture service has, where one is configured. */
    servedViews: integer().notNull().default(0),
  },
  (table) => [
    index('colours_style').on(table.articleId),
    check('colours_served_views', sql`${table.servedViews} >= 0`),
    check('colours_delivery', sql`${table.deliveryFrom} < ${table.deliveryTo}`),
  ],
);

/** The most pieces of a colour in one length, across all sizes. */
export const lengthLimits = pgTable(
  'length_limits',
  {
    articleColorId: text()
      .notNull()
      .references(() => colours.articleColorId, { onDelete: 'cascade' }),
    articleLength: text().notNull(),
    permittedTotal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleColorId, table.articleLength] }),
    check('length_limits_total', sql`${table.permittedTotal} >= 0`),
  ],
);

/**
 * `stock` and `permittedQuantity` in pieces; null: not limited. Both apply in re-order only. `buyableBefore` and
 * `cancelledBefore` are the house's word on one that was withdrawn, that is, which a full delivery no longer had, and which is
 * kept for carts and orders alone, neither buyable nor made; null: it is not withdrawn.
 */
export const variants = pgTable(
  'variants',
  {
    articleVariantId: text().primaryKey(),
    articleColorId: text()
      .notNull()
      .references(() => colours.articleColorId, { onDelete: 'cascade' }),
    ean: char({ length: 13 }).notNull().unique(),
    articleLength: text().notNull(),
    size: text().notNull(),
    position: integer().notNull(),
    stock: integer(),
    permittedQuantity: integer(),
    buyable: boolean().notNull(),
    cancelled: boolean().notNull(),
    reorderable: boolean().notNull(),
    preorderable: boolean().notNull(),
    buyableBefore: boolean(),
    cancelledBefore: boolean(),
  },
  (table) => [
    index('variants_colour').on(table.articleColorId),
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_permitted', sql`${table.permittedQuantity} >= 0`),
  ],
);

/** Variants that one customer may not order. */
export const barredVariants = pgTable(
  'barred_variants',
  {
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    articleVariantId: text()
      .notNull()
      .references(() => variants.articleVariantId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.articleVariantId] }),
    index('barred_variants_variant').on(table.articleVariantId),
  ],
);
