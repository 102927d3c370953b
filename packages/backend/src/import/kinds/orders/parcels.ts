import { MOST_PIECES } from '@selvedge/core/contract';
import type { ImportProblem } from '../../reading/problem.ts';
import { cell } from '../cellTypes.ts';
import { column } from '../columns.ts';
import { dayIn } from '../dayTypes.ts';
import { idOf, known, maybeNumber, numberOf, textOf } from '../fields.ts';
import type { ImportEntry, ImportKind, KnownRows } from '../kind.ts';
import { eanColumn } from './orderLines.ts';
import { eansOf, keepReports, keptReports, momentOf, orderColumn, readOrders } from './reported.ts';

const nameOf = ({ order, parcel }: ImportEntry): string => JSON.stringify([order, parcel]);

/** What is in a parcel: the positions of the order's lines with their pieces; nothing where no row says it. */
function contentOf({ order = null, parcel = null }: ImportEntry, eans: readonly string[], rows: KnownRows) {
  const lines = eans.flatMap((ean) => {
    const quantity = maybeNumber(rows.find('parcels', [order, parcel, ean])?.entry ?? {}, 'quantity');
    const line = rows.find('orderLines', [order, ean]);
    return quantity === null || !line ? [] : [{ line: numberOf(line.entry, 'line'), quantity }];
  });
  return lines.length === 0 ? {} : { lines: lines.toSorted((one, other) => one.line - other.line) };
}

/** What the house has sent: parcels, with their pieces where the house says them. */
export const parcelKind: ImportKind = {
  name: 'parcels',
  files: {
    en: ['parcels', 'parcel', 'shipments', 'shipment'],
    de: ['Pakete', 'Paket', 'Sendungen', 'Sendung', 'Versand'],
  },
  about:
    'Parcels of finalized orders, one row for each EAN in a parcel, or one without EAN and quantity. What is said of an EAN in a parcel that is known counts in place of what was said before; pieces of an EAN that is not named again stay. A parcel is sent on one day.',
  key: ['order', 'parcel', 'ean'],
  common: { of: ['order', 'parcel'], field: 'on' },
  isOfOrders: true,
  columns: [
    orderColumn(),
    column(
      'parcel',
      ['parcel', 'Paket', 'parcel number', 'Paketnummer', 'SSCC', 'NVE', 'tracking number', 'Sendungsnummer'],
      cell.text(200),
      'the parcel’s number, as the buyer asks for it',
      '00340434161094',
      { needed: true },
    ),
    {
      ...eanColumn('what is in it; blank: not said', false),
      refers: {
        kind: 'orderLines',
        key: (value, entry) => (value === '' ? null : [entry.order ?? null, value]),
      },
    },
    column(
      'quantity',
      ['quantity', 'Menge', 'pieces', 'Teile'],
      cell.wholeNumber(1, MOST_PIECES),
      'how many pieces of it',
      '5',
    ),
    column(
      'on',
      ['shipped on', 'versandt am', 'date', 'Datum'],
      cell.pastDay,
      'when it was sent',
      '2027-02-03',
      { needed: true },
    ),
  ],
  read: (db, scope) =>
    readOrders(db, scope, ({ orderNumber: order, lines, statuses }) => {
      const last = new Map(
        statuses.flatMap((status) => (status.parcel === undefined ? [] : [[status.parcel, status] as const])),
      );
      return [...last].flatMap(([parcel, { at, lines: content = [] }]) => {
        const on = dayIn(scope.timeZone, at);
        const row = (ean: string, quantity: number | null) =>
          known(idOf('parcel', order, parcel, ean), { order, parcel, ean, quantity, on });
        // Without EAN it is known whatever is in it, so that a list of parcels alone changes nothing.
        const pieces = content.map(({ line, quantity = 0 }) =>
          row(lines[line - 1]?.ean.trim() ?? '', quantity),
        );
        return [row('', null), ...pieces];
      });
    }),
  check({ ean, quantity }): readonly ImportProblem[] {
    const missing = (column: string) => [{ code: 'missing' as const, values: { column } }];
    if (ean === '' && quantity !== null) return missing('ean');
    return ean !== '' && quantity === null ? missing('quantity') : [];
  },
  newId: (entry) => idOf('parcel', entry.order, entry.parcel, entry.ean),
  async write(db, rows, rowsKnown, context) {
    // Rows that do not say the day have the one of before.
    const parcels = new Map<string, ImportEntry>();
    for (const { entry, before } of rows)
      if (!parcels.has(nameOf(entry)) || before?.on !== entry.on) parcels.set(nameOf(entry), entry);
    const eans = await eansOf(db, [...new Set(rows.map(({ entry }) => textOf(entry, 'order')))]);
    const reports = [...parcels.values()].map((entry) => ({
      order: textOf(entry, 'order'),
      status: {
        kind: 'shipped' as const,
        at: momentOf(textOf(entry, 'on'), context),
        parcel: textOf(entry, 'parcel'),
        ...contentOf(entry, eans.get(textOf(entry, 'order')) ?? [], rowsKnown),
      },
    }));
    await keepReports(db, reports, context);
  },
  withdrawal: keptReports,
};
