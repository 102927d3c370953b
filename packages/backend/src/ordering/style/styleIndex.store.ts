import type { StyleEntry, StyleIndex } from '@selvedge/core/contract';
import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { lines, subdivisions } from '../season/season.schema.ts';
import type { Place } from '../season/sellingTime.store.ts';
import { colours, variants } from './colour.schema.ts';
import { stylePrices, variantPrices } from './price.schema.ts';
import { styles } from './style.schema.ts';
import { type Reader, stylesOfPlace } from './style.store.ts';
import { readTerms } from './terms.store.ts';

interface Lowest {
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
}

/** The lowest prices of styles some of whose variants have their own; all others have one price. */
async function pricesWithOwn(db: Queryable, place: Place, priceListId: string): Promise<Map<string, Lowest>> {
  const withOwn = db
    .select({ articleId: colours.articleId })
    .from(variantPrices)
    .innerJoin(variants, eq(variants.articleVariantId, variantPrices.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(eq(variantPrices.priceListId, priceListId));
  const own = sql`${variantPrices.articleVariantId} is not null`;
  const rows = await db
    .select({
      articleId: styles.articleId,
      salesPrice: sql<
        number | null
      >`min(case when ${own} then ${variantPrices.salesPrice} else ${stylePrices.salesPrice} end)`.mapWith(
        Number,
      ),
      retailPrice: sql<
        number | null
      >`min(case when ${own} then ${variantPrices.retailPrice} else ${stylePrices.retailPrice} end)`.mapWith(
        Number,
      ),
    })
    .from(styles)
    .innerJoin(colours, eq(colours.articleId, styles.articleId))
    .innerJoin(variants, eq(variants.articleColorId, colours.articleColorId))
    .leftJoin(
      stylePrices,
      and(eq(stylePrices.articleId, styles.articleId), eq(stylePrices.priceListId, priceListId)),
    )
    .leftJoin(
      variantPrices,
      and(
        eq(variantPrices.articleVariantId, variants.articleVariantId),
        eq(variantPrices.priceListId, priceListId),
      ),
    )
    .where(and(stylesOfPlace(place), inArray(styles.articleId, withOwn)))
    .groupBy(styles.articleId);
  return new Map(rows.map(({ articleId, ...lowest }) => [articleId, lowest]));
}

type IndexColour = StyleEntry['colours'][number];

async function coloursOf(db: Queryable, place: Place, german: boolean) {
  const rows = await db
    .select({
      articleId: colours.articleId,
      articleColorId: colours.articleColorId,
      code: colours.code,
      name: german ? colours.nameDe : colours.nameEn,
      hex: colours.hex,
      pictured: colours.pictured,
    })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(stylesOfPlace(place))
    .orderBy(asc(colours.articleId), asc(colours.position));
  const byStyle = new Map<string, IndexColour[]>();
  for (const { articleId, ...colour } of rows) {
    const known = byStyle.get(articleId);
    if (known) known.push(colour);
    else byStyle.set(articleId, [colour]);
  }
  return byStyle;
}

/** Every style of a place as the list shows it, in the order of article numbers. */
export async function readStyleIndex(db: Queryable, place: Place, reader: Reader): Promise<StyleIndex> {
  const { buyer, currency, language } = reader;
  const german = language === 'de';
  const say = await readTerms(db, language);
  const firstDelivery = db
    .select({ articleId: colours.articleId, from: min(colours.deliveryFrom).as('first_delivery') })
    .from(colours)
    .groupBy(colours.articleId)
    .as('first_deliveries');
  const rows = await db
    .select({
      style: {
        articleId: styles.articleId,
        articleNumber: styles.articleNumber,
        nameEn: styles.nameEn,
        nameDe: styles.nameDe,
        gender: styles.gender,
        commodityClass: styles.commodityClass,
        marks: styles.marks,
      },
      lineName: lines.displayName,
      salesPrice: stylePrices.salesPrice,
      retailPrice: stylePrices.retailPrice,
      deliveryFrom: firstDelivery.from,
    })
    .from(styles)
    .innerJoin(subdivisions, eq(subdivisions.subdivision, styles.subdivision))
    .innerJoin(lines, eq(lines.lineId, subdivisions.lineId))
    .innerJoin(firstDelivery, eq(firstDelivery.articleId, styles.articleId))
    .leftJoin(
      stylePrices,
      and(eq(stylePrices.articleId, styles.articleId), eq(stylePrices.priceListId, buyer.priceListId)),
    )
    .where(stylesOfPlace(place))
    .orderBy(asc(styles.articleNumber));
  const own = await pricesWithOwn(db, place, buyer.priceListId);
  const byStyle = await coloursOf(db, place, german);
  return {
    currency,
    styles: rows.map(({ style, lineName, salesPrice, retailPrice, deliveryFrom }) => ({
      articleId: style.articleId,
      articleNumber: style.articleNumber,
      name: german ? style.nameDe : style.nameEn,
      gender: say('gender', style.gender),
      commodityClass: say('commodityClass', style.commodityClass),
      lineName,
      ...(own.get(style.articleId) ?? { salesPrice, retailPrice }),
      deliveryFrom: Number(deliveryFrom),
      marks: style.marks,
      colours: byStyle.get(style.articleId) ?? [],
    })),
  };
}
