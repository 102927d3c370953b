import type { OrderedDetails } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epoch, minorUnits } from '../../database/epoch.ts';
import { translated } from '../../database/translated.ts';
import { carts } from '../cart/cart.schema.ts';
import { customers } from '../pos/customer.schema.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 4_500_001 });

/**
 * A finalized order, complete in itself: later changes of the catalogue do not affect it. `exportPosition` is its place
 * in what the ERP reads; null until somebody reads so far.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: text().primaryKey(),
    orderNumber: text().notNull().unique(),
    cartId: text()
      .notNull()
      .unique()
      .references(() => carts.cartId),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    customerNumber: text().notNull(),
    customerName: text().notNull(),
    season: text().notNull(),
    subdivision: text().notNull(),
    collectionType: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Numbers of styles and of styles in a colour; null where an instance of an earlier release placed the order. */
    styles: integer(),
    options: integer(),
    pieces: integer().notNull(),
    value: minorUnits().notNull(),
    retailValue: minorUnits().notNull(),
    approvedBy: text(),
    finalizedBy: text().notNull(),
    finalizedById: text().notNull(),
    finalizedAt: epoch().notNull(),
    note: text().notNull(),
    customerOrderNumber: text().notNull().default(''),
    /** null: the customer's own address. */
    deliveryAddress: jsonb().$type<NonNullable<OrderedDetails['deliveryAddress']>>(),
    /** As 2027-W05. */
    requestedWeek: text(),
    exportPosition: bigint({ mode: 'number' }),
  },
  (table) => [
    uniqueIndex('orders_export_position').on(table.exportPosition),
    index('orders_not_exported').on(table.finalizedAt, table.orderNumber).where(sql`export_position is null`),
    index('orders_customer').on(table.customerId, table.rightEnv, table.finalizedAt),
    check('orders_pieces', sql`${table.pieces} > 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: text().notNull(),
    articleNumber: text().notNull(),
    styleName: translated().notNull(),
    articleColorId: text().notNull(),
    colourName: translated().notNull(),
    hex: char({ length: 7 }).notNull(),
    articleVariantId: text().notNull(),
    ean: char({ length: 13 }).notNull(),
    articleLength: text().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    salesPrice: minorUnits().notNull(),
    retailPrice: minorUnits(),
    deliveryFrom: epoch().notNull(),
    colourCode: text(),
    oneLength: boolean(),
    /** The tax in `retailPrice` when it was ordered; null for orders of an earlier release. */
    vatPerMille: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);
