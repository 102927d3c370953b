import {
  defaultLanguage,
  inLanguage,
  type Language,
  type ListedColour,
  type ListedStyle,
  localeOf,
  packStyleIndex,
  type StyleFacet,
  type StyleIndex,
  type Term,
} from '@selvedge/core/contract';
import { compareSizes } from '@selvedge/core/order';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import { textIn } from '../../database/translated.ts';
import { say } from '../../language/words.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { priceLists } from '../pos/customer.schema.ts';
import { brands, lines, subdivisions } from '../season/season.schema.ts';
import { colours } from '../style/colour.schema.ts';
import { stylePrices } from '../style/price.schema.ts';
import { type MaterialText, styles } from '../style/style.schema.ts';
import { lineOfStyle, type Reader, stylesOfPlace } from '../style/style.store.ts';
import { readVocabulary } from '../style/terms.store.ts';
import { knownVat, taxedBy, vatOfStyle } from '../style/vatOfStyle.ts';
import { eanRuns } from './eanRuns.store.ts';
import { lowestPrices } from './lowestPrices.store.ts';

type ListedColourRow = ListedColour & { readonly articleId: string };

const coloursOf = (db: Queryable, place: Place, language: Language): Promise<ListedColourRow[]> =>
  db
    .select({
      articleId: colours.articleId,
      articleColorId: colours.articleColorId,
      code: colours.code,
      name: textIn(colours.name, language),
      hex: colours.hex,
      pictured: colours.pictured,
      deliveryFrom: colours.deliveryFrom,
      colourGroup: colours.colourGroup,
      colourStock: colours.colourStock,
    })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(stylesOfPlace(place))
    .orderBy(asc(colours.articleId), asc(colours.position));

const { description: _, ...listed } = getTableColumns(styles);

const rowsOf = (db: Queryable, place: Place, priceListId: string) =>
  db
    .select({
      style: listed,
      brandId: brands.brandId,
      lineId: lines.lineId,
      salesPrice: stylePrices.salesPrice,
      retailPrice: stylePrices.retailPrice,
      vatPerMille: vatOfStyle,
    })
    .from(styles)
    .innerJoin(subdivisions, eq(subdivisions.subdivision, styles.subdivision))
    .innerJoin(lines, eq(lines.lineId, lineOfStyle))
    .innerJoin(brands, eq(brands.brandId, lines.brandId))
    .leftJoin(
      stylePrices,
      and(eq(stylePrices.articleId, styles.articleId), eq(stylePrices.priceListId, priceListId)),
    )
    .leftJoin(priceLists, taxedBy(priceListId))
    .where(stylesOfPlace(place));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const one = (code: string): string[] => (code === '' ? [] : [code]);

/** The filter values of a style. A material is identified by its text in the default language. */
function valuesOf({ style, brandId, lineId }: Row): Record<StyleFacet, string[]> {
  const madeOf = (wanted: MaterialText['part']) =>
    style.material.flatMap((text) => (text.part === wanted ? [text[defaultLanguage]] : []));
  return {
    brand: [String(brandId)],
    line: [lineId],
    gender: one(style.gender),
    commodityClass: one(style.commodityClass),
    commodityMainClass: one(style.commodityMainClass),
    commoditySubclass: one(style.commoditySubclass),
    model: one(style.model),
    shape: one(style.shape),
    fit: one(style.fit),
    size: style.sizes,
    length: style.lengths,
    styleRole: one(style.styleRole),
    fabric: madeOf('fabric'),
    yarn: madeOf('yarn'),
    lining: madeOf('lining'),
    care: style.care,
  };
}

function materialTerms(rows: readonly Row[], language: Language): Term[] {
  const labels = new Map(
    rows.flatMap(({ style }) =>
      style.material.map((text) => [text[defaultLanguage], inLanguage(text, language)]),
    ),
  );
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...labels].map(([key, label]) => ({ key, label })).sort((a, b) => compare(a.label, b.label));
}

async function houseTerms(db: Queryable): Promise<{ brand: Term[]; line: Term[] }> {
  const all = await db
    .select({
      brandId: brands.brandId,
      brand: brands.displayName,
      lineId: lines.lineId,
      line: lines.displayName,
    })
    .from(lines)
    .innerJoin(brands, eq(brands.brandId, lines.brandId))
    .orderBy(asc(brands.brandId), asc(lines.position));
  const named = new Map(all.map(({ brandId, brand }) => [String(brandId), brand]));
  return {
    brand: [...named].map(([key, label]) => ({ key, label })),
    line: all.map(({ lineId, line }) => ({ key: lineId, label: line })),
  };
}

const sizeTerms = (rows: readonly Row[]): Term[] =>
  [...new Set(rows.flatMap(({ style }) => style.sizes))]
    .sort(compareSizes)
    .map((key) => ({ key, label: key }));

const monthIn = (language: Language): ((month: string) => string) => {
  const { format } = new Intl.DateTimeFormat(localeOf[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => format(Date.parse(`${month}-01T00:00:00Z`));
};

const weekIn =
  (language: Language) =>
  (key: string): string => {
    const [year = '', week = ''] = key.split('-W');
    return say(language, 'catalog.calendarWeek', { week: String(Number(week)), year });
  };

/** Every style of a place as the list shows it to a buyer. */
export async function readStyleIndex(db: Queryable, place: Place, reader: Reader): Promise<StyleIndex> {
  const { buyer, currency, language } = reader;
  const rows = await rowsOf(db, place, buyer.priceListId);
  const lowest = await lowestPrices(db, place, buyer);
  const byStyle = groupBy(await coloursOf(db, place, language), ({ articleId }) => articleId);
  const runs = await eanRuns(db, place);
  const material = materialTerms(rows, language);
  return packStyleIndex({
    language,
    currency,
    terms: {
      ...(await readVocabulary(db, language)),
      ...(await houseTerms(db)),
      size: sizeTerms(rows),
      fabric: material,
      yarn: material,
      lining: material,
    },
    sayMonth: monthIn(language),
    sayWeek: weekIn(language),
    styles: rows.map((row): ListedStyle => {
      const { style, salesPrice, retailPrice, vatPerMille } = row;
      return {
        articleId: style.articleId,
        articleNumber: style.articleNumber,
        name: inLanguage(style.name, language),
        ...(lowest.get(style.articleId) ?? { salesPrice, retailPrice }),
        ...knownVat(vatPerMille),
        marks: style.marks,
        values: valuesOf(row),
        colours: byStyle.get(style.articleId) ?? [],
        eans: runs.get(style.articleId) ?? [],
      };
    }),
  });
}
