import type { Order } from '../../contract/index.ts';
import { factCells, type SheetCell } from '../entry/sheetRows.ts';

/** An order as a list, a row per line: the columns of bulk entry, which can import it again, and what is told besides. */
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
    ...factCells({ ...line, currency }),
  ]);
