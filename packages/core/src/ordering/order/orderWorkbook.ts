import type { OrderLine } from '../../contract/index.ts';
import type { SheetCell, SheetColumn } from '../entry/sheetRows.ts';

/** The columns of an exported order. They are those of fast entry, which can import the list again. */
export const orderColumns = [
  'ean',
  'articleNumber',
  'name',
  'colourName',
  'length',
  'size',
  'quantity',
] as const satisfies readonly SheetColumn[];

/** An order as a list, one row per line. */
export const orderRows = (lines: readonly OrderLine[]): SheetCell[][] =>
  lines.map(({ ean, articleNumber, styleName, colourName, articleLength, size, quantity }) => [
    ean,
    articleNumber,
    styleName,
    colourName,
    articleLength,
    size,
    quantity,
  ]);
