import { type Dimension, dimensions, type Measure, measures } from '../breakdown/shares.ts';
import { type CartSort, cartSorts } from './cartSorting.ts';

/** How the page of a cart is looked at. */
export interface CartView {
  readonly sort: CartSort;
  /** The distribution is shown. */
  readonly charts: boolean;
  /** What it is divided by, in the order of choosing; never by nothing (N2). */
  readonly by: readonly Dimension[];
  readonly measure: Measure;
}

/** The page of a cart as it is first seen: styles by number, no distribution. */
export const plainCart: CartView = {
  sort: 'number',
  charts: false,
  by: ['commodityClass'],
  measure: 'pieces',
};

/** How a cart is looked at, by the search part of an address; what that says wrongly is left out. */
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

/** The search part that says it: '' for the plain cart, else '?…'; {@link cartViewOf} reads it back. */
export function searchOfCart({ sort, charts, by, measure }: CartView): string {
  const params = new URLSearchParams();
  if (sort !== plainCart.sort) params.set('sort', sort);
  if (charts) for (const dimension of by) params.append('by', dimension);
  if (charts && measure !== plainCart.measure) params.set('measure', measure);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** With one thing more or less to divide by. */
export const toggled = (by: readonly Dimension[], dimension: Dimension): readonly Dimension[] =>
  by.includes(dimension) ? by.filter((one) => one !== dimension) : [...by, dimension];
