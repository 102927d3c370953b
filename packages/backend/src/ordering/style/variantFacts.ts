import type { RightEnv, Variant } from '@selvedge/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { barredVariants, colours, variants } from './colour.schema.ts';
import { stylePrices, variantPrices } from './price.schema.ts';
import { styles } from './style.schema.ts';
import { barsFor, pricesStyle, pricesVariant, validRetailPrice, validSalesPrice } from './validPrices.ts';

/**
 * For whom facts are read: the price list decides prices, the customer what is barred, the environment stock and
 * permitted quantities.
 */
export interface Buyer {
  readonly rightEnv: RightEnv;
  readonly customerId: string;
  readonly priceListId: string;
}

const columns = {
  articleId: colours.articleId,
  articleColorId: variants.articleColorId,
  articleVariantId: variants.articleVariantId,
  ean: variants.ean,
  articleLength: variants.articleLength,
  size: variants.size,
  stock: variants.stock,
  permittedQuantity: variants.permittedQuantity,
  buyable: variants.buyable,
  cancelled: variants.cancelled,
  reorderable: variants.reorderable,
  preorderable: variants.preorderable,
  salesPrice: validSalesPrice.mapWith(Number),
  retailPrice: validRetailPrice.mapWith(Number),
  barred: sql<boolean>`${barredVariants.customerId} is not null`,
  season: styles.season,
  subdivision: styles.subdivision,
  collectionType: styles.collectionType,
  salesPeriodTo: colours.salesPeriodTo,
};

/** Selects variants with all facts that the rules check, for one buyer now. Add `where` and an order. */
export const selectVariants = (db: Queryable, { customerId, priceListId }: Buyer) =>
  db
    .select(columns)
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .leftJoin(stylePrices, pricesStyle(priceListId))
    .leftJoin(variantPrices, pricesVariant(priceListId))
    .leftJoin(barredVariants, barsFor(customerId))
    .$dynamic();

export type VariantRow = Awaited<ReturnType<typeof selectVariants>>[number];

/** Stock and permitted pieces matter only for re-orders from stock. Pre-orders are produced on demand. */
export const variantOf = (row: VariantRow, { rightEnv }: Buyer): Variant => ({
  articleVariantId: row.articleVariantId,
  ean: row.ean,
  articleLength: row.articleLength,
  size: row.size,
  salesPrice: row.salesPrice,
  retailPrice: row.retailPrice,
  availableQuantity: rightEnv === 'postorder' ? row.stock : null,
  permittedQuantity: rightEnv === 'postorder' ? row.permittedQuantity : null,
  buyable: row.buyable,
  cancelled: row.cancelled,
  allowedForCustomer: !row.barred,
  reorderable: row.reorderable,
  preorderable: row.preorderable,
});
