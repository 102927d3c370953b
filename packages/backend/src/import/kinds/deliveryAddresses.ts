import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { deliveryAddresses } from '../../ordering/pos/deliveryAddress.schema.ts';
import { addressColumns } from './addressColumns.ts';
import { cell } from './cellTypes.ts';
import { column } from './columns.ts';
import { customerColumn, customerIdOf } from './customers.ts';
import { elseUpdate, idOf, known, textOf } from './fields.ts';
import { heldDeliveryAddresses } from './held.ts';
import type { ImportKind } from './kind.ts';

export const deliveryAddressKind: ImportKind = {
  name: 'deliveryAddresses',
  files: { en: ['delivery addresses', 'delivery address'], de: ['Lieferadressen', 'Lieferadresse'] },
  about: 'Where a customer can have its orders delivered besides its own address.',
  key: ['customer', 'code'],
  columns: [
    customerColumn,
    column(
      'code',
      ['code', 'Code', 'address code', 'Adresscode'],
      cell.houseCode,
      'the house’s name for the address',
      'LAGER-1',
      { needed: true },
    ),
    ...addressColumns(['Strandgaard Lager', 'Havnegade 11', '8000', 'Aarhus', 'DK'], 'who is there'),
  ],
  async read(db) {
    const rows = await db
      .select({ address: deliveryAddresses, customer: customers.customerNumber })
      .from(deliveryAddresses)
      .innerJoin(customers, eq(customers.customerId, deliveryAddresses.customerId));
    return rows.map(
      ({ address: { addressId, code, name, street, postcode, city, country, offered }, customer }) =>
        known(addressId, { customer, code, name, street, postcode, city, country }, !offered),
    );
  },
  newId: (entry) => idOf('deliveryAddress', entry.customer, entry.code),
  write: (db, rows, rowsKnown) =>
    insertRows(
      db,
      deliveryAddresses,
      rows.map(({ id, entry }) => ({
        addressId: id,
        customerId: customerIdOf(rowsKnown, textOf(entry, 'customer')),
        code: textOf(entry, 'code'),
        name: textOf(entry, 'name'),
        street: textOf(entry, 'street'),
        postcode: textOf(entry, 'postcode'),
        city: textOf(entry, 'city'),
        country: textOf(entry, 'country'),
        offered: true,
      })),
      elseUpdate(
        deliveryAddresses,
        ['addressId'],
        ['name', 'street', 'postcode', 'city', 'country', 'offered'],
      ),
    ),
  withdrawal: {
    about: 'It is removed. One that a cart names stays there, but is offered to no other cart.',
    held: heldDeliveryAddresses,
    async remove(db, rows) {
      await db
        .delete(deliveryAddresses)
        .where(sql`${deliveryAddresses.addressId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
    async end(db, rows) {
      await db
        .update(deliveryAddresses)
        .set({ offered: false })
        .where(sql`${deliveryAddresses.addressId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};
