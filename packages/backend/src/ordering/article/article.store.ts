import type { FoundArticles, FoundElsewhere } from '@selvedge/core/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { type Place, samePlace } from '../place/sellingTime.store.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import { type Reader, readStyles, stylesOfPlace } from '../style/style.store.ts';
import { eanForms } from './eanForms.ts';

/** The codes to look up: EANs of 8 to 14 digits, article numbers in either case. */
export interface Codes {
  readonly eans: readonly string[];
  readonly articleNumbers: readonly string[];
  readonly articleVariantIds?: readonly string[];
}

const found = {
  articleId: styles.articleId,
  articleNumber: styles.articleNumber,
  season: styles.season,
  subdivision: styles.subdivision,
  collectionType: styles.collectionType,
  nameEn: styles.nameEn,
  nameDe: styles.nameDe,
};

const byEan = async (db: Queryable, eans: readonly string[]) => {
  if (eans.length === 0) return [];
  return db
    .select({ ...found, ean: variants.ean })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(inArray(variants.ean, [...new Set(eans.flatMap(eanForms))]));
};

const byNumber = async (db: Queryable, numbers: readonly string[]) => {
  if (numbers.length === 0) return [];
  const upper = [...new Set(numbers.map((number) => number.toUpperCase()))];
  return db
    .select({ ...found, ean: sql<string>`''` })
    .from(styles)
    .where(inArray(sql`upper(${styles.articleNumber})`, upper));
};

const byVariant = async (db: Queryable, place: Place, articleVariantIds: readonly string[]) => {
  if (articleVariantIds.length === 0) return [];
  return db
    .select({ ...found, ean: variants.ean })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(and(stylesOfPlace(place), inArray(variants.articleVariantId, [...articleVariantIds])));
};

const figures = /^[1-9]\d*(?:\.\d*[1-9])?$/;

/**
 * How a spreadsheet shows a numeric article number: without leading zeros, and without trailing zeros after the
 * point.
 */
const inSheet = sql<string>`ltrim(case when position('.' in ${styles.articleNumber}) > 0
  then rtrim(rtrim(${styles.articleNumber}, '0'), '.') else ${styles.articleNumber} end, '0')`;

/** The styles of a place whose numbers a spreadsheet would turn into these. */
const byNumberInSheet = async (db: Queryable, place: Place, numbers: readonly string[]) => {
  const plain = numbers.filter((number) => figures.test(number));
  if (plain.length === 0) return [];
  return db
    .select({ ...found, ean: sql<string>`''` })
    .from(styles)
    .where(and(stylesOfPlace(place), sql`${styles.articleNumber} ~ '^[0-9.]+$'`, inArray(inSheet, plain)));
};

/** Finds what codes mean in a place. For codes that mean nothing there, also finds what they mean in the `others`. */
export async function readArticles(
  db: Queryable,
  place: Place,
  others: readonly Place[],
  { eans, articleNumbers, articleVariantIds = [] }: Codes,
  reader: Reader,
): Promise<Omit<FoundArticles, 'serverTime'>> {
  const rows = [
    ...(await byEan(db, eans)),
    ...(await byNumber(db, articleNumbers)),
    ...(await byNumberInSheet(db, place, articleNumbers)),
    ...(await byVariant(db, place, articleVariantIds)),
  ];
  const here = rows.filter((row) => samePlace(row, place));
  const hereNumbers = new Set(here.filter(({ ean }) => ean === '').map((row) => row.articleNumber));
  const elsewhere = rows
    .filter((row) => others.some((other) => samePlace(row, other)))
    .filter((row) => row.ean !== '' || !hereNumbers.has(row.articleNumber))
    .map(
      ({ nameEn, nameDe, ...row }): FoundElsewhere => ({
        ...row,
        ean: row.ean.trim(),
        name: reader.language === 'de' ? nameDe : nameEn,
      }),
    );
  const ids = [...new Set(here.map(({ articleId }) => articleId))];
  const which = and(stylesOfPlace(place), inArray(styles.articleId, ids));
  return { styles: ids.length === 0 ? [] : await readStyles(db, which, reader), elsewhere };
}
