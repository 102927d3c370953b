import { and, eq, type SQL, sql } from 'drizzle-orm';
import { barredVariants, colours, variants } from './colour.schema.ts';
import { stylePrices, variantPrices } from './price.schema.ts';

/** Joins the price of a colour's style in a price list. */
export const pricesStyle = (priceListId: string): SQL | undefined =>
  and(eq(stylePrices.articleId, colours.articleId), eq(stylePrices.priceListId, priceListId));

/** Joins a variant's own price in a price list, where it has one. */
export const pricesVariant = (priceListId: string): SQL | undefined =>
  and(
    eq(variantPrices.articleVariantId, variants.articleVariantId),
    eq(variantPrices.priceListId, priceListId),
  );

/** Joins the row that bars a variant for a customer. */
export const barsFor = (customerId: string): SQL | undefined =>
  and(
    eq(barredVariants.articleVariantId, variants.articleVariantId),
    eq(barredVariants.customerId, customerId),
  );

const ownPrice = sql`${variantPrices.articleVariantId} is not null`;

/** A variant's own price if it has one, even a null one; otherwise its style's price. */
export const validSalesPrice = sql<
  number | null
>`case when ${ownPrice} then ${variantPrices.salesPrice} else ${stylePrices.salesPrice} end`;

export const validRetailPrice = sql<
  number | null
>`case when ${ownPrice} then ${variantPrices.retailPrice} else ${stylePrices.retailPrice} end`;
