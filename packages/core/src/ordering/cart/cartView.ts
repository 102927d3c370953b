import { type Dimension, dimensions, type Measure, measures } from './breakdown/dimensions.ts';
import { type CartSort, cartSorts } from './cartSorting.ts';

/** View options of the cart page. */
export interface CartView {
  readonly sort: CartSort;
  /** The breakdown is shown. */
  readonly charts: boolean;
  /** The dimensions of the breakdown, in the order they were chosen; never empty (N2). */
  readonly by: readonly Dimension[];
  readonly measure: Measure;
}

/** The initial view of a cart: styles sorted by number, no breakdown. */
export const plainCart: CartView = {
  sort: 'number',
  charts: false,
  by: ['commodityClass'],
  measure: 'pieces',
};

/** Parses view options from a query string; invalid values are ignored. */
export function cartViewOf(search: string): CartView {
  const params = new URLSearchParams(search);
  const wanted = [...new Set(params.getAll('by'))];
  const by = wanted.flatMap((text) => dimensions.find((dimension) => dimension === text) ?? []);
  return {
    sort: cartSorts.find((sort) => sort === params.get('sort')) ?? plainCart.sort,
    charts: by.length > 0,
    by: by.length > 0 ? by : plainCart.by,
    measure: measures.find((measure) => measure === params.get('measure')) ?? plainCart.measure,
  };
}

/** The query string for view options: '' for the plain cart, else '?…'; the inverse of {@link cartViewOf}. */
export function searchOfCart({ sort, charts, by, measure }: CartView): string {
  const params = new URLSearchParams();
  if (sort !== plainCart.sort) params.set('sort', sort);
  if (charts) for (const dimension of by) params.append('by', dimension);
  if (charts && measure !== plainCart.measure) params.set('measure', measure);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Adds the dimension, or removes it if it is already there. */
export const toggled = (by: readonly Dimension[], dimension: Dimension): readonly Dimension[] =>
  by.includes(dimension) ? by.filter((one) => one !== dimension) : [...by, dimension];
