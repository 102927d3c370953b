import { cell } from '../cellTypes.ts';
import { column } from '../columns.ts';
import { known, textOf } from '../fields.ts';
import type { ImportKind } from '../kind.ts';
import { dayOf, isChanged, keepReports, keptReports, momentOf, orderColumn, readOrders } from './reported.ts';

/** That the house confirms orders, and under which numbers of its own. */
export const orderKind: ImportKind = {
  name: 'orders',
  files: { en: ['orders', 'order', 'confirmed orders'], de: ['Aufträge', 'Auftrag', 'Bestätigte Aufträge'] },
  about:
    'Finalized orders that the ERP confirms, with its own numbers. A line reports to the buyer; the order stays as it is. No line adds an order.',
  key: ['order'],
  isOfOrders: true,
  addsNone: true,
  columns: [
    orderColumn('orders'),
    column(
      'erpNumber',
      ['ERP number', 'Nummer im Haus', 'confirmation number', 'Bestätigungsnummer'],
      cell.text(200),
      'the ERP’s own number of the order',
      'A-7741',
      { needed: true },
    ),
    column(
      'on',
      ['confirmed on', 'bestätigt am', 'date', 'Datum'],
      cell.pastDay,
      'when it was confirmed; without the column: now',
      '2027-01-18',
      { needed: true },
    ),
  ],
  read: (db, scope) =>
    readOrders(db, scope, ({ orderId, orderNumber, statuses }) => {
      const confirmed = statuses.findLast(({ kind }) => kind === 'confirmed');
      const on = dayOf(confirmed, scope.timeZone);
      return [known(orderId, { order: orderNumber, erpNumber: confirmed?.erpNumber ?? '', on })];
    }),
  check: ({ order }, rows) =>
    rows.find('orders', [order ?? null])
      ? []
      : [{ code: 'reference', values: { column: 'order', value: String(order), kind: 'orders' } }],
  newId: (entry) => textOf(entry, 'order'),
  write: (db, rows, _known, context) =>
    keepReports(
      db,
      rows.map((row) => ({
        order: textOf(row.entry, 'order'),
        status: {
          kind: 'confirmed',
          at: momentOf(isChanged(row, 'on') ? textOf(row.entry, 'on') : '', context),
          erpNumber: textOf(row.entry, 'erpNumber'),
        },
      })),
      context,
    ),
  withdrawal: keptReports,
};
