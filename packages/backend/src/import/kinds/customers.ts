import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { groupBy } from '../../database/groupBy.ts';
import { insertRows } from '../../database/insertRows.ts';
import { foldForSearch } from '../../language/searchText.ts';
import { customerSubdivisions, customers } from '../../ordering/pos/customer.schema.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { elseUpdate, idOf, known, listOf, textOf } from './fields.ts';
import { heldCustomers } from './held.ts';
import type { ImportKind, KnownRows } from './kind.ts';
import { priceListColumn } from './priceLists.ts';

export const customerColumn = column(
  'customer',
  ['customer', 'Kunde', 'customer number', 'Kundennummer'],
  cell.houseCode,
  'the customer’s number',
  '20014',
  { needed: true, refers: { kind: 'customers' } },
);

export const customerIdOf = (known: KnownRows, number: string): string =>
  known.find('customers', [number])?.id ?? '';

export const customerKind: ImportKind = {
  name: 'customers',
  files: {
    en: ['customers', 'customer', 'points of sale'],
    de: ['Kunden', 'Kunde', 'Kundenstamm', 'Verkaufsstellen'],
  },
  about: 'The points of sale, with what they carry.',
  key: ['customer'],
  columns: [
    column(
      'customer',
      ['customer number', 'Kundennummer', 'customer', 'Kunde'],
      cell.houseCode,
      'its number',
      '20014',
      {
        needed: true,
      },
    ),
    column('name', ['name', 'Name', 'Firma'], cell.text(120), 'its name', 'Strandgaard Mode', {
      needed: true,
    }),
    column(
      'street',
      ['street', 'Straße', 'address', 'Strasse'],
      cell.text(120),
      'street and number',
      'Torvet 4',
      {
        needed: true,
      },
    ),
    column('postcode', ['postcode', 'PLZ', 'zip', 'Postleitzahl'], cell.text(20), 'the postcode', '8000', {
      needed: true,
    }),
    column('city', ['city', 'Ort', 'Stadt'], cell.text(80), 'the city', 'Aarhus', { needed: true }),
    column(
      'country',
      ['country', 'Land'],
      cell.country,
      'the country, which decides the selling times',
      'DK',
      {
        needed: true,
      },
    ),
    priceListColumn,
    column(
      'vatId',
      ['VAT ID', 'USt-IdNr', 'vat number', 'UID'],
      cell.text(30),
      'the VAT identification number',
      'DK12345674',
    ),
    column(
      'subdivisions',
      ['subdivisions', 'Teilbereiche'],
      cell.setOf(cell.addressCode),
      'what it carries; it sees nothing else',
      '71-0|72-0',
      { otherwise: [], refers: { kind: 'subdivisions' } },
    ),
  ],
  async read(db) {
    const carried = await db.select().from(customerSubdivisions).orderBy(customerSubdivisions.subdivision);
    const byCustomer = groupBy(carried, ({ customerId }) => customerId);
    const held = await heldCustomers(db);
    return (await db.select().from(customers)).map(
      ({ customerId, customerNumber, priceListId, searchText: _, ...row }) => {
        const subdivisions = (byCustomer.get(customerId) ?? []).map(({ subdivision }) => subdivision);
        const entry = { ...row, customer: customerNumber, priceList: priceListId, subdivisions };
        return known(customerId, entry, subdivisions.length === 0 && held.has(customerId));
      },
    );
  },
  newId: (entry) => idOf('customer', entry.customer),
  async write(db, rows) {
    await insertRows(
      db,
      customers,
      rows.map(({ id, entry }) => ({
        customerId: id,
        customerNumber: textOf(entry, 'customer'),
        name: textOf(entry, 'name'),
        street: textOf(entry, 'street'),
        postcode: textOf(entry, 'postcode'),
        city: textOf(entry, 'city'),
        country: textOf(entry, 'country'),
        priceListId: textOf(entry, 'priceList'),
        vatId: entry.vatId === null ? null : textOf(entry, 'vatId'),
        searchText: foldForSearch(textOf(entry, 'name'), textOf(entry, 'customer'), textOf(entry, 'city')),
      })),
      elseUpdate(
        customers,
        ['customerId'],
        ['name', 'street', 'postcode', 'city', 'country', 'priceListId', 'vatId', 'searchText'],
      ),
    );
    const moved = rows.filter(
      ({ entry, before }) =>
        JSON.stringify(entry.subdivisions) !== JSON.stringify(before?.subdivisions ?? []),
    );
    await dropSubdivisions(db, moved);
    await insertRows(
      db,
      customerSubdivisions,
      moved.flatMap(({ id, entry }) =>
        listOf(entry, 'subdivisions').map((subdivision) => ({ customerId: id, subdivision })),
      ),
    );
  },
  withdrawal: {
    about:
      'It is removed with its delivery and invoice addresses, locks and limits. One with carts or orders stays, but carries nothing any more, so that nothing can be ordered for it.',
    takes: ['deliveryAddresses', 'invoiceAddresses', 'locks', 'limits', 'users'],
    held: heldCustomers,
    async remove(db, rows) {
      await db.delete(customers).where(sql`${customers.customerId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
    end: (db, rows) => dropSubdivisions(db, rows),
  },
};

async function dropSubdivisions(
  db: Parameters<ImportKind['write']>[0],
  rows: readonly { readonly id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .delete(customerSubdivisions)
    .where(sql`${customerSubdivisions.customerId} = ${anyOf(rows.map(({ id }) => id))}`);
}
