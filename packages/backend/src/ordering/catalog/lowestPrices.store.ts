import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { barredVariants, colours, variants } from '../style/colour.schema.ts';
import { stylePrices, variantPrices } from '../style/price.schema.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';
import {
  barsFor,
  pricesStyle,
  pricesVariant,
  validRetailPrice,
  validSalesPrice,
} from '../style/validPrices.ts';
import type { Buyer } from '../style/variantFacts.ts';

export interface Lowest {
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/**
 * The lowest prices of styles whose variants may differ in price for a buyer: some variants have their own prices,
 * or are barred for the customer and do not count. All other styles have one price.
 */
export async function lowestPrices(
  db: Queryable,
  place: Place,
  { customerId, priceListId }: Buyer,
): Promise<Map<string, Lowest>> {
  const styleOf = { articleId: colours.articleId };
  const withOwn = db
    .select(styleOf)
    .from(variantPrices)
    .innerJoin(variants, eq(variants.articleVariantId, variantPrices.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(eq(variantPrices.priceListId, priceListId));
  const withBarred = db
    .select(styleOf)
    .from(barredVariants)
    .innerJoin(variants, eq(variants.articleVariantId, barredVariants.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(eq(barredVariants.customerId, customerId));
  const open = sql`${barredVariants.customerId} is null`;
  const rows = await db
    .select({
      articleId: styles.articleId,
      salesPrice: sql`min(${validSalesPrice}) filter (where ${open})`,
      retailPrice: sql`min(${validRetailPrice}) filter (where ${open})`,
    })
    .from(styles)
    .innerJoin(colours, eq(colours.articleId, styles.articleId))
    .innerJoin(variants, eq(variants.articleColorId, colours.articleColorId))
    .leftJoin(stylePrices, pricesStyle(priceListId))
    .leftJoin(variantPrices, pricesVariant(priceListId))
    .leftJoin(barredVariants, barsFor(customerId))
    .where(
      and(
        stylesOfPlace(place),
        or(inArray(styles.articleId, withOwn), inArray(styles.articleId, withBarred)),
      ),
    )
    .groupBy(styles.articleId);
  return new Map(
    rows.map(({ articleId, salesPrice, retailPrice }) => [
      articleId,
      { salesPrice: numberOrNull(salesPrice), retailPrice: numberOrNull(retailPrice) },
    ]),
  );
}
