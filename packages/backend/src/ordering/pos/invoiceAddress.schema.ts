import { char, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customer.schema.ts';

/** To whom a customer's orders are invoiced, where that is not its own name and address. */
export const invoiceAddresses = pgTable('invoice_addresses', {
  customerId: text()
    .primaryKey()
    .references(() => customers.customerId, { onDelete: 'cascade' }),
  name: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  country: char({ length: 2 }).notNull(),
});
