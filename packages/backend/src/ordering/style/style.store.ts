import { type Colour, inLanguage, type Language, type Style } from '@selvedge/core/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { viewsServed } from '../../pictures/pictureService.ts';
import { readViews } from '../../pictures/pictureViews.store.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { priceLists } from '../pos/customer.schema.ts';
import { brands, lines, subdivisions } from '../season/season.schema.ts';
import { colours, lengthLimits, variants } from './colour.schema.ts';
import { styles } from './style.schema.ts';
import { readTerms, type SayTerm } from './terms.store.ts';
import { type Buyer, selectVariants, variantOf } from './variantFacts.ts';
import { knownVat, taxedBy, vatOfStyle } from './vatOfStyle.ts';

export const stylesOfPlace = (place: Place): SQL | undefined =>
  and(
    eq(styles.season, place.season),
    eq(styles.subdivision, place.subdivision),
    eq(styles.collectionType, place.collectionType),
  );

/** For whom styles are read, in which currency and language. */
export interface Reader {
  readonly buyer: Buyer;
  readonly currency: string;
  readonly language: Language;
}

/** Most colours have one picture or none: only several are named. */
const severalViews = (views: readonly string[]): Pick<Colour, 'views'> =>
  views.length > 1 ? { views: [...views] } : {};

async function readColours(
  db: Queryable,
  articleIds: string[],
  { buyer, language }: Reader,
  say: SayTerm,
): Promise<Map<string, Colour[]>> {
  const rows = await db
    .select()
    .from(colours)
    .where(inArray(colours.articleId, articleIds))
    .orderBy(asc(colours.articleId), asc(colours.position));
  const colourIds = rows.map(({ articleColorId }) => articleColorId);
  const views = await readViews(db, colourIds);
  const limits = groupBy(
    colourIds.length === 0
      ? []
      : await db.select().from(lengthLimits).where(inArray(lengthLimits.articleColorId, colourIds)),
    ({ articleColorId }) => articleColorId,
  );
  const sizes = groupBy(
    await selectVariants(db, buyer)
      .where(inArray(colours.articleId, articleIds))
      .orderBy(asc(variants.articleColorId), asc(variants.position)),
    ({ articleColorId }) => articleColorId,
  );
  const read = rows.map((row) => ({
    articleId: row.articleId,
    colour: {
      articleColorId: row.articleColorId,
      code: row.code,
      name: inLanguage(row.name, language),
      hex: row.hex,
      colourGroup: say('colourGroup', row.colourGroup),
      colourStock: say('colourStock', row.colourStock),
      salesPeriodTo: row.salesPeriodTo,
      deliveryFrom: row.deliveryFrom,
      deliveryTo: row.deliveryTo,
      pictured: row.pictured,
      ...severalViews(
        views.get(row.articleColorId)?.map(({ view }) => view) ??
          viewsServed(row.pictured ? row.servedViews : 0),
      ),
      lengthLimits: (limits.get(row.articleColorId) ?? []).map(({ articleLength, permittedTotal }) => ({
        articleLength,
        permittedTotal,
      })),
      variants: (sizes.get(row.articleColorId) ?? []).map((variant) => variantOf(variant, buyer)),
    },
  }));
  const byStyle = new Map<string, Colour[]>();
  for (const { articleId, colour } of read) {
    byStyle.set(articleId, [...(byStyle.get(articleId) ?? []), colour]);
  }
  return byStyle;
}

/** A style's own line, or that of its subdivision; for queries that join both. */
export const lineOfStyle = sql`coalesce(${styles.lineId}, ${subdivisions.lineId})`;

/** Complete styles with all their colours and variants, ordered by article number. */
export async function readStyles(db: Queryable, which: SQL | undefined, reader: Reader): Promise<Style[]> {
  const rows = await db
    .select({
      style: styles,
      brandId: brands.brandId,
      brandName: brands.displayName,
      lineName: lines.displayName,
      vatPerMille: vatOfStyle,
    })
    .from(styles)
    .innerJoin(subdivisions, eq(subdivisions.subdivision, styles.subdivision))
    .innerJoin(lines, eq(lines.lineId, lineOfStyle))
    .innerJoin(brands, eq(brands.brandId, lines.brandId))
    .leftJoin(priceLists, taxedBy(reader.buyer.priceListId))
    .where(which)
    .orderBy(asc(styles.articleNumber));
  if (rows.length === 0) return [];
  const say = await readTerms(db, reader.language);
  const byStyle = await readColours(
    db,
    rows.map(({ style }) => style.articleId),
    reader,
    say,
  );
  return rows.map(({ style, brandId, brandName, lineName, vatPerMille }) => ({
    articleId: style.articleId,
    articleNumber: style.articleNumber,
    name: inLanguage(style.name, reader.language),
    description: inLanguage(style.description, reader.language),
    brandId,
    brandName,
    lineName,
    gender: say('gender', style.gender),
    commodityClass: say('commodityClass', style.commodityClass),
    commodityMainClass: say('commodityMainClass', style.commodityMainClass),
    commoditySubclass: say('commoditySubclass', style.commoditySubclass),
    styleRole: say('styleRole', style.styleRole),
    model: style.model,
    shape: say('shape', style.shape),
    fit: say('fit', style.fit),
    season: style.season,
    subdivision: style.subdivision,
    collectionType: style.collectionType,
    currency: reader.currency,
    marks: style.marks,
    keylookId: style.keylookId,
    material: style.material.map((text) => ({
      part: text.part,
      composition: inLanguage(text, reader.language),
    })),
    care: style.care.map((code) => ({ code, text: say('care', code) })),
    sizes: style.sizes,
    lengths: style.lengths,
    ...knownVat(vatPerMille),
    colours: byStyle.get(style.articleId) ?? [],
  }));
}
