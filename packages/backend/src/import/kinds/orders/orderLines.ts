import { type ChangedLine, MOST_PIECES } from '@selvedge/core/contract';
import { orderProgress } from '@selvedge/core/order';
import { cell } from '../cellTypes.ts';
import { column } from '../columns.ts';
import { dayIn } from '../dayTypes.ts';
import { idOf, known, numberOf, textOf } from '../fields.ts';
import type { ImportKind, PlannedRow } from '../kind.ts';
import { byOrder, isChanged, keepReports, keptReports, orderColumn, readOrders } from './reported.ts';

export const eanColumn = (about: string, needed: boolean) =>
  column('ean', ['EAN', 'GTIN', 'EAN13'], cell.ean, about, '4006381333931', { needed, otherwise: '' });

/** What differs from what the order's line was so far. A reason alone comes with the quantity, which says of what it is. */
function changeOf(row: PlannedRow, line: number): ChangedLine {
  const { entry } = row;
  const isMoved = isChanged(row, 'deliveryFrom');
  return {
    line,
    ...((isChanged(row, 'quantity') || !isMoved) && { quantity: numberOf(entry, 'quantity') }),
    ...(isMoved && { deliveryFrom: Date.parse(textOf(entry, 'deliveryFrom')) }),
    ...((isChanged(row, 'reason') || textOf(entry, 'reason') !== '') && { reason: textOf(entry, 'reason') }),
  };
}

/** What the house delivers otherwise than it was ordered. */
export const orderLineKind: ImportKind = {
  name: 'orderLines',
  files: {
    en: ['order lines', 'order line', 'order changes'],
    de: ['Auftragspositionen', 'Auftragsposition', 'Auftragsänderungen'],
  },
  about:
    'The lines of finalized orders as the house will deliver them. What differs from before is reported to the buyer, with what was ordered; a line that is as ordered is unchanged. The order itself stays as it is. Of two deliveries the later one counts.',
  key: ['order', 'ean'],
  isOfOrders: true,
  addsNone: true,
  columns: [
    orderColumn(),
    eanColumn('the line’s EAN', true),
    column(
      'quantity',
      ['quantity', 'Menge', 'pieces', 'Teile'],
      cell.wholeNumber(0, MOST_PIECES),
      'the pieces that will be delivered; 0: none',
      '5',
      { needed: true },
    ),
    column(
      'deliveryFrom',
      ['delivery from', 'lieferbar ab', 'delivery', 'Liefertermin'],
      cell.calendarDay,
      'from when they will be delivered; blank, or without the column: as before',
      '2027-02-15',
      { needed: true, keepsBlank: true },
    ),
    column('reason', ['reason', 'Grund'], cell.text(200), 'why; the buyer reads it', 'Short of cloth', {
      otherwise: '',
    }),
  ],
  read: (db, scope) =>
    readOrders(db, scope, ({ orderNumber, lines, statuses }) => {
      const now = new Map(orderProgress({ lines, statuses }).lines.map((line) => [line.at, line]));
      return lines.map(({ ean, quantity, deliveryFrom }, index) => {
        const line = now.get(index + 1);
        return known(idOf('orderLine', orderNumber, index + 1), {
          order: orderNumber,
          ean: ean.trim(),
          quantity: line?.quantity ?? quantity,
          deliveryFrom: dayIn('UTC', line?.deliveryFrom ?? deliveryFrom),
          reason: line?.reason ?? '',
          line: index + 1,
        });
      });
    }),
  check: ({ order, ean }, rows) =>
    rows.find('orderLines', [order ?? null, ean ?? null])
      ? []
      : [{ code: 'notOrdered', values: { order: String(order), ean: String(ean) } }],
  newId: (entry) => idOf('orderLine', entry.order, entry.ean),
  write: (db, rows, _known, context) =>
    keepReports(
      db,
      [...byOrder(rows)].map(([order, own]) => ({
        order,
        status: {
          kind: 'changed',
          at: context.now,
          lines: own
            .map((row) => changeOf(row, numberOf(row.entry, 'line')))
            .toSorted((one, other) => one.line - other.line),
        },
      })),
      context,
    ),
  withdrawal: keptReports,
};
