import { type ColumnName, usualColumns } from '@selvedge/core/ordering';
import { createContext } from 'react';
import type { MessageId } from '../../../messages/catalogue.ts';

/** The columns that are shown, in their order. */
export const ListColumns = createContext<readonly ColumnName[]>(usualColumns);

/** That of the margin takes its `basis`. */
export const columnTitles: Readonly<Record<ColumnName, MessageId>> = {
  brand: 'catalog.facet.brand',
  line: 'catalog.facet.line',
  gender: 'catalog.facet.gender',
  class: 'catalog.column.class',
  colours: 'catalog.column.colours',
  price: 'catalog.price.cost',
  retail: 'catalog.price.retail',
  margin: 'order.margin',
  delivery: 'catalog.column.delivery',
};

/** Columns of figures, which align at their end. */
export const isFigure = (name: ColumnName): boolean =>
  name === 'price' || name === 'retail' || name === 'margin' || name === 'delivery';

const tracks: Readonly<Record<ColumnName, string>> = {
  brand: 'minmax(3rem, 1fr)',
  line: 'minmax(3rem, 1fr)',
  gender: '4.5rem',
  class: 'minmax(3rem, 1fr)',
  colours: 'minmax(4rem, 1fr)',
  price: '4.75rem',
  retail: '4.75rem',
  margin: '7.25rem',
  delivery: '6.875rem',
};

/** The tracks of the table's grid: picture, style, the chosen columns, pieces, star and quick order. */
export const tracksOf = (columns: readonly ColumnName[]): string =>
  ['1.75rem minmax(7rem, 2fr)', ...columns.map((name) => tracks[name]), '3rem var(--acts)'].join(' ');

/**
 * The attributes of a table's parts. They are roles, because its rows are drawn by a virtualizer, whose elements lie where
 * a table does not allow them.
 */
export const as = {
  table: (label: string, rows: number) => ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }),
  rowgroup: { role: 'rowgroup' },
  headRow: { role: 'row', 'aria-rowindex': 1 },
  columnheader: (sort?: 'ascending' | 'descending') => ({ role: 'columnheader', 'aria-sort': sort }),
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
