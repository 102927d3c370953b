import type { Order } from '../../contract/index.ts';
import { type SheetCell, sheetColumns, toldCells, toldColumns } from '../entry/sheetRows.ts';

/** The columns of an exported order. They begin with those of fast entry, which can import the list again. */
export const orderColumns = [...sheetColumns, ...toldColumns] as const;

/** An order as a list, one row per line. */
export const orderRows = ({ lines, currency }: Pick<Order, 'lines' | 'currency'>): SheetCell[][] =>
  lines.map((line) => [
    line.ean,
    line.articleNumber,
    line.styleName,
    line.colourCode ?? '',
    line.colourName,
    line.oneLength ? '' : line.articleLength,
    line.size,
    line.quantity,
    ...toldCells({ ...line, currency }),
  ]);
