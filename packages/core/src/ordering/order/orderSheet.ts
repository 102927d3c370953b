import type { OrderLine } from '../../contract/index.ts';
import type { SheetCell, SheetColumn } from '../entry/sheetRows.ts';

/** The columns of an order that goes out as a list: those of fast entry, which reads them in again. */
export const orderColumns = [
  'ean',
  'articleNumber',
  'name',
  'colourName',
  'length',
  'size',
  'quantity',
] as const satisfies readonly SheetColumn[];

/** An order as a list, a row a line. */
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
