import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { deliveryAddresses } from '../../ordering/pos/deliveryAddress.schema.ts';
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
    column('name', ['name', 'Name', 'Firma'], cell.text(120), 'who is there', 'Strandgaard Lager', {
      needed: true,
    }),
    column(
      'street',
      ['street', 'Straße', 'address', 'Strasse'],
      cell.text(120),
      'street and number',
      'Havnegade 11',
      { needed: true },
    ),
    column('postcode', ['postcode', 'PLZ', 'zip', 'Postleitzahl'], cell.text(20), 'the postcode', '8000', {
      needed: true,
    }),
    column('city', ['city', 'Ort', 'Stadt'], cell.text(80), 'the city', 'Aarhus', { needed: true }),
    column('country', ['country', 'Land'], cell.country, 'the country', 'DK', { needed: true }),
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
