import type { Api } from '@selvedge/core';
import {
  activeSellingTimes,
  type Customer,
  customers,
  lookUpArticles,
  MOST_CODES,
  readNumbered,
  type SeasonPlace,
  type Style,
  styleDetail,
  styleIndex,
} from '@selvedge/core/contract';
import { matrixRows } from '@selvedge/core/ordering';
import { hindranceOf } from '@selvedge/core/rules';
import type { CellName } from '../pages/Matrix.ts';

/** A point of sale and a season of it that no other test orders in. */
export interface Spot {
  readonly customer: Customer;
  readonly place: SeasonPlace;
}

/**
 * The seasons at an account's customers that are open for pre-order longest: more than there are tests, and none of
 * the demonstration's troubled ones.
 */
export async function openSpots(api: Api): Promise<Spot[]> {
  const rightEnv = 'preorder';
  const found = await api.send(customers, { params: { rightEnv }, query: {} });
  const spots = await Promise.all(
    found.map(async (customer) => {
      const { customerId } = customer;
      const times = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
      const main = times.filter(({ collectionType }) => collectionType === 'main');
      const longest = Math.max(...main.map(({ salesPeriodTo }) => salesPeriodTo));
      return main
        .filter(({ salesPeriodTo }) => salesPeriodTo === longest)
        .map(({ season, subdivision, collectionType }): Spot => {
          const place = { rightEnv, customerId, season, subdivision, collectionType } as const;
          return { customer, place };
        });
    }),
  );
  // Tests that follow each other share a season's pictures, so that they are drawn once. What few customers carry comes
  // last, so that it is left for the tests that need it.
  const all = spots.flat();
  const carried = new Map<string, number>();
  for (const { place } of all) carried.set(place.subdivision, (carried.get(place.subdivision) ?? 0) + 1);
  const carriersOf = ({ place }: Spot): number => carried.get(place.subdivision) ?? 0;
  return all.sort(
    (one, other) =>
      carriersOf(other) - carriersOf(one) || one.place.subdivision.localeCompare(other.place.subdivision),
  );
}

/** Whether another customer's spot, in euros, is of the same season. */
export const sameSeason =
  ({ place }: Spot) =>
  (other: Spot): boolean =>
    other.place.season === place.season &&
    other.place.subdivision === place.subdivision &&
    other.customer.currency === 'EUR' &&
    other.customer.customerId !== place.customerId;

/** A cell that takes any usual quantity. */
export interface OpenCell extends CellName {
  readonly articleVariantId: string;
  readonly salesPrice: number;
}

/** A row of the sheet: a colour in one length. */
export type OpenRow = readonly [OpenCell, ...OpenCell[]];

const plenty = 100;

/** Rows with at least `sizes` cells that any quantity can be typed into, one for each colour. */
function openRows(style: Style, place: SeasonPlace, sizes: number): OpenRow[] {
  const moment = { place, now: Date.now() };
  const lengths = new Set(style.colours.flatMap((colour) => colour.variants.map((one) => one.articleLength)));
  return style.colours.flatMap((colour) => {
    const cells = colour.variants
      .filter((variant) => hindranceOf({ style, colour, variant }, moment) === null)
      .filter(({ availableQuantity: stock }) => stock === null || stock >= plenty)
      .filter(({ permittedQuantity: most }) => most === null || most >= plenty)
      .map(({ articleVariantId, articleLength, size, salesPrice }) => ({
        articleVariantId,
        articleLength,
        size,
        salesPrice: salesPrice ?? 0,
      }));
    const [first] = cells;
    const [head, ...tail] = cells
      .filter(({ articleLength }) => articleLength === first?.articleLength)
      .map((cell) => ({
        ...cell,
        colour: colour.name,
        articleLength: lengths.size > 1 ? cell.articleLength : '',
      }))
      .slice(0, sizes);
    const whole = head !== undefined && tail.length + 1 === sizes;
    return whole && colour.lengthLimits.length === 0 ? [[head, ...tail]] : [];
  });
}

/** A style with open cells; names are in the language of `api`. */
export interface OpenStyle {
  readonly style: Style;
  readonly rows: readonly [OpenRow, OpenRow, ...OpenRow[]];
}

/** The first style of a place in which two colours can be ordered in five sizes. */
export async function openStyle(api: Api, place: SeasonPlace): Promise<OpenStyle> {
  const { articleIds } = await api.send(styleIndex, { params: place });
  for (const articleId of readNumbered(articleIds)) {
    const style = await api.send(styleDetail, { params: { ...place, articleId } });
    const [first, second, ...more] = openRows(style, place, 5);
    if (first && second) return { style, rows: [first, second, ...more] };
  }
  throw new Error(`No style of ${place.subdivision} has two colours in five sizes`);
}

/** All styles of a place, whole; names are in the language of `api`. */
export async function stylesOf(api: Api, place: SeasonPlace): Promise<Style[]> {
  const { articleNumbers } = await api.send(styleIndex, { params: place });
  const numbers = readNumbered(articleNumbers);
  const styles: Style[] = [];
  for (let from = 0; from < numbers.length; from += MOST_CODES) {
    const body = { eans: [], articleNumbers: numbers.slice(from, from + MOST_CODES) };
    styles.push(...(await api.send(lookUpArticles, { params: place, body })).styles);
  }
  return styles;
}

/** The sheet of a style as it is shown, row by row; null where nothing can be typed. */
export const sheetOf = (style: Style, place: SeasonPlace): (OpenCell | null)[][] => {
  const moment = { place, now: Date.now() };
  const rows = matrixRows(style);
  const hasLengths = new Set(rows.map(({ articleLength }) => articleLength)).size > 1;
  return rows.map(({ colour, articleLength, cells }) =>
    cells.map((variant) => {
      if (!variant || hindranceOf({ style, colour, variant }, moment) !== null) return null;
      const { articleVariantId, size, salesPrice } = variant;
      return {
        articleVariantId,
        size,
        salesPrice: salesPrice ?? 0,
        colour: colour.name,
        articleLength: hasLengths ? articleLength : '',
      };
    }),
  );
};
