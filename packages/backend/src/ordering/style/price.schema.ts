import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minorUnits } from '../../database/epoch.ts';
import { priceLists } from '../pos/customer.schema.ts';
import { variants } from './colour.schema.ts';
import { styles } from './style.schema.ts';

/** The prices of all variants of a style, in minor units of the price list's currency. No row means no price. */
export const stylePrices = pgTable(
  'style_prices',
  {
    articleId: text()
      .notNull()
      .references(() => styles.articleId, { onDelete: 'cascade' }),
    priceListId: text()
      .notNull()
      .references(() => priceLists.priceListId),
    salesPrice: minorUnits().notNull(),
    retailPrice: minorUnits(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.priceListId] }),
    check('style_prices_amounts', sql`${table.salesPrice} > 0 and ${table.retailPrice} > 0`),
  ],
);

/** A variant's own prices, which replace those of its style. A null sales price means that no price is valid. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    articleVariantId: text()
      .notNull()
      .references(() => variants.articleVariantId, { onDelete: 'cascade' }),
    priceListId: text()
      .notNull()
      .references(() => priceLists.priceListId),
    salesPrice: minorUnits(),
    retailPrice: minorUnits(),
  },
  (table) => [
    primaryKey({ columns: [table.articleVariantId, table.priceListId] }),
    index('variant_prices_list').on(table.priceListId),
    check('variant_prices_amounts', sql`${table.salesPrice} > 0 and ${table.retailPrice} > 0`),
  ],
);
