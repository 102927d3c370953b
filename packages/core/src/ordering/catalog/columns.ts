import type { StyleSort } from './filters.ts';

/** The columns of the compact list that a user chooses; style and pieces are always there. Each can be sorted by. */
export const columnNames = [
  'brand',
  'line',
  'gender',
  'class',
  'colours',
  'price',
  'retail',
  'margin',
  'delivery',
] as const satisfies readonly StyleSort[];
export type ColumnName = (typeof columnNames)[number];

/** The columns that are there until the user chooses others. */
export const usualColumns: readonly ColumnName[] = [
  'class',
  'colours',
  'price',
  'retail',
  'margin',
  'delivery',
];

/** Storage key of the columns a user has chosen in this browser. */
export const columnsKey = (user: string): string => `selvedge.listColumns/${user}`;

/** The stored columns in their order; unknown ones are left out. Null: nothing is stored. */
export const parseColumns = (text: string | null): readonly ColumnName[] =>
  text === null ? usualColumns : columnNames.filter((name) => text.split(' ').includes(name));
