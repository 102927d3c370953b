import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { addressOf } from '../../ordering/pos/addressOf.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { invoiceAddresses } from '../../ordering/pos/invoiceAddress.schema.ts';
import { addressColumns } from './addressColumns.ts';
import { customerColumn, customerIdOf } from './customers.ts';
import { elseUpdate, known, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';

export const invoiceAddressKind: ImportKind = {
  name: 'invoiceAddresses',
  files: { en: ['invoice addresses', 'invoice address'], de: ['Rechnungsadressen', 'Rechnungsadresse'] },
  about: 'To whom a customer’s orders are invoiced, where that is not its own name and address.',
  key: ['customer'],
  columns: [
    customerColumn,
    ...addressColumns(
      ['Strandgaard Holding', 'Banegårdspladsen 1', '8000', 'Aarhus', 'DK'],
      'who is invoiced',
    ),
  ],
  async read(db) {
    const rows = await db
      .select({ address: invoiceAddresses, customer: customers.customerNumber })
      .from(invoiceAddresses)
      .innerJoin(customers, eq(customers.customerId, invoiceAddresses.customerId));
    return rows.map(({ address, customer }) =>
      known(address.customerId, { customer, ...addressOf(address) }),
    );
  },
  newId: () => '',
  write: (db, rows, rowsKnown) =>
    insertRows(
      db,
      invoiceAddresses,
      rows.map(({ entry }) => ({
        customerId: customerIdOf(rowsKnown, textOf(entry, 'customer')),
        name: textOf(entry, 'name'),
        street: textOf(entry, 'street'),
        postcode: textOf(entry, 'postcode'),
        city: textOf(entry, 'city'),
        country: textOf(entry, 'country'),
      })),
      elseUpdate(invoiceAddresses, ['customerId'], ['name', 'street', 'postcode', 'city', 'country']),
    ),
  withdrawal: {
    about: 'It is removed: the customer is invoiced at its own address again.',
    async remove(db, rows) {
      await db
        .delete(invoiceAddresses)
        .where(sql`${invoiceAddresses.customerId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
