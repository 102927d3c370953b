import type { StyleFacet } from '../../contract/index.ts';
import { comparedPrices, type Profit, profitOf } from '../../rules/margin.ts';
import { hasBit } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import type { StyleSort } from './filters.ts';

/** A style's sort key, a whole number from 0 on; −1: unknown, sorted last in either direction. */
type Key = (catalog: Catalog, position: number) => number;

/** Ratios are compared to a millionth, up to ten thousand. */
const RATIO_STEPS = 1_000_000;
const MOST_RATIO = 10_000 * RATIO_STEPS;

export const salesPriceAt = ({ salesPrices, salesPrice }: Catalog, position: number): number | null =>
  salesPrices[(salesPrice[position] ?? 0) - 1] ?? null;

export const retailPriceAt = ({ retailPrices, retailPrice }: Catalog, position: number): number | null =>
  retailPrices[(retailPrice[position] ?? 0) - 1] ?? null;

/** The days on which the first and the last of a style's colours are delivered from, in epoch days; null if it has none. */
export function deliveriesAt(
  { firstColour, delivery, days }: Catalog,
  position: number,
): readonly [first: number | null, last: number | null] {
  const end = firstColour[position + 1] ?? 0;
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  for (let colour = firstColour[position] ?? 0; colour < end; colour += 1) {
    first = Math.min(first, delivery[colour] ?? 0);
    last = Math.max(last, delivery[colour] ?? 0);
  }
  return [days[first] ?? null, days[last] ?? null];
}

/** Margin and mark-up of one piece at a style's lowest prices. */
export const profitAt = (catalog: Catalog, position: number): Profit =>
  profitOf(
    comparedPrices(
      1,
      salesPriceAt(catalog, position),
      retailPriceAt(catalog, position),
      catalog.vatPerMille?.[position],
    ),
  );

const marginAt: Key = (catalog, position) => {
  const { margin } = profitAt(catalog, position);
  return margin === null ? -1 : MOST_RATIO - Math.min(MOST_RATIO, Math.round((1 - margin) * RATIO_STEPS));
};

const facetAt =
  (facet: StyleFacet): Key =>
  ({ styleColumns }, position) =>
    styleColumns[facet].rows[position] ?? 0;

const keys: Record<StyleSort, Key> = {
  number: (_, position) => position,
  name: ({ name }, position) => name[position] ?? 0,
  delivery: (catalog, position) => deliveriesAt(catalog, position)[0] ?? -1,
  price: ({ salesPrice }, position) => (salesPrice[position] ?? 0) - 1,
  retail: ({ retailPrice }, position) => (retailPrice[position] ?? 0) - 1,
  margin: marginAt,
  brand: facetAt('brand'),
  line: facetAt('line'),
  gender: facetAt('gender'),
  class: facetAt('commodityClass'),
  colours: ({ firstColour }, position) => (firstColour[position + 1] ?? 0) - (firstColour[position] ?? 0),
  new: ({ marks }, position) => (hasBit(marks.new, position) ? 0 : 1),
};

const known = new WeakMap<Catalog, Map<string, Uint32Array>>();

/**
 * All positions, sorted. It sorts numbers made of key and position, so that ties stay in the order of article
 * numbers.
 */
function ordered(catalog: Catalog, sort: StyleSort, descending: boolean): Uint32Array {
  const { size } = catalog;
  const keyOf = keys[sort];
  const found = Float64Array.from({ length: size }, (_, position) => keyOf(catalog, position));
  const most = found.reduce((one, other) => Math.max(one, other), 0);
  const ranks = found.map((key, position) => {
    const placed = descending ? most - key : key;
    return (key < 0 ? most + 1 : placed) * size + position;
  });
  return Uint32Array.from(ranks.sort(), (rank) => rank % size);
}

/** All positions in the chosen order, computed once for each catalogue. */
export function orderOf(catalog: Catalog, sort: StyleSort, descending: boolean): Uint32Array {
  const orders = known.get(catalog) ?? new Map<string, Uint32Array>();
  known.set(catalog, orders);
  const name = `${sort} ${descending}`;
  const order = orders.get(name) ?? ordered(catalog, sort, descending);
  orders.set(name, order);
  return order;
}
