import { boolean, char, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customers } from './customer.schema.ts';

/**
 * Where a customer has goods delivered besides its own address. `code` is the house's name for it. One that is not
 * `offered` was withdrawn, and stays for the carts that name it.
 */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    addressId: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    country: char({ length: 2 }).notNull(),
    offered: boolean().notNull().default(true),
  },
  (table) => [unique('delivery_addresses_code').on(table.customerId, table.code)],
);
