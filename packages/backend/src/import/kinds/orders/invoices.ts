import { cell } from '../cellTypes.ts';
import { column } from '../columns.ts';
import { dayIn } from '../dayTypes.ts';
import { idOf, known, textOf } from '../fields.ts';
import type { ImportKind } from '../kind.ts';
import { keepReports, keptReports, momentOf, orderColumn, readOrders } from './reported.ts';

/** What the house has invoiced. */
export const invoiceKind: ImportKind = {
  name: 'invoices',
  files: { en: ['invoices', 'invoice'], de: ['Rechnungen', 'Rechnung'] },
  about: 'The invoices of finalized orders, one row for each.',
  key: ['order', 'invoiceNumber'],
  isOfOrders: true,
  columns: [
    orderColumn(),
    column(
      'invoiceNumber',
      ['invoice number', 'Rechnungsnummer', 'invoice', 'Rechnung'],
      cell.text(200),
      'its number',
      'R-20041',
      { needed: true },
    ),
    column('on', ['date', 'Datum', 'invoiced on', 'berechnet am'], cell.pastDay, 'its date', '2027-02-04', {
      needed: true,
    }),
  ],
  read: (db, scope) =>
    readOrders(db, scope, ({ orderNumber: order, statuses }) =>
      statuses.flatMap(({ invoiceNumber, at }) =>
        invoiceNumber === undefined
          ? []
          : [
              known(idOf('invoice', order, invoiceNumber), {
                ...{ order, invoiceNumber },
                on: dayIn(scope.timeZone, at),
              }),
            ],
      ),
    ),
  newId: (entry) => idOf('invoice', entry.order, entry.invoiceNumber),
  write: (db, rows, _known, context) =>
    keepReports(
      db,
      rows.map(({ entry }) => ({
        order: textOf(entry, 'order'),
        status: {
          kind: 'invoiced' as const,
          at: momentOf(textOf(entry, 'on'), context),
          invoiceNumber: textOf(entry, 'invoiceNumber'),
        },
      })),
      context,
    ),
  withdrawal: keptReports,
};
