import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { translated } from '../../database/translated.ts';
import { subdivisions } from '../season/season.schema.ts';

/**
 * One per country: its currency (ISO 4217) and its VAT in thousandths (190 is 19 %), with the rates of those commodity
 * classes that the country taxes otherwise. Retail prices include the VAT.
 */
export const priceLists = pgTable(
  'price_lists',
  {
    priceListId: text().primaryKey(),
    country: char({ length: 2 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    vatPerMille: integer().notNull(),
    classVatPerMille: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [check('price_lists_vat', sql`${table.vatPerMille} between 0 and 999`)],
);

/** `searchText` holds name, number and city, folded by `foldForSearch`. */
export const customers = pgTable(
  'customers',
  {
    customerId: text().primaryKey(),
    customerNumber: text().notNull().unique(),
    name: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    country: char({ length: 2 }).notNull(),
    priceListId: text()
      .notNull()
      .references(() => priceLists.priceListId),
    vatId: text(),
    searchText: text().notNull(),
  },
  (table) => [index('customers_name').on(table.name)],
);

/** The subdivisions that a customer carries; it sees no others. */
export const customerSubdivisions = pgTable(
  'customer_subdivisions',
  {
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    subdivision: text()
      .notNull()
      .references(() => subdivisions.subdivision),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.subdivision] })],
);

/** `subject` is the subdivision or collection type; empty when the whole customer is locked. */
export const customerLocks = pgTable(
  'customer_locks',
  {
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    scope: text({ enum: ['customer', 'subdivision', 'collectionType'] }).notNull(),
    subject: text().notNull().default(''),
    reason: translated().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.scope, table.subject] }),
    check('customer_locks_scope', sql`${table.scope} in ('customer', 'subdivision', 'collectionType')`),
    check('customer_locks_subject', sql`(${table.scope} = 'customer') = (${table.subject} = '')`),
  ],
);
