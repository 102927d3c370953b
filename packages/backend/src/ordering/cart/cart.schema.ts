import { sql } from 'drizzle-orm';
import {
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epoch, minorUnits } from '../../database/epoch.ts';
import { customers } from '../pos/customer.schema.ts';
import { deliveryAddresses } from '../pos/deliveryAddress.schema.ts';
import { placeColumns } from '../season/season.schema.ts';
import { variants } from '../style/colour.schema.ts';

/** Columns such as `changedBy` hold a person's name for display; the matching `…Id` is the user. */
export const carts = pgTable(
  'carts',
  {
    cartId: text().primaryKey(),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    ...placeColumns(),
    state: text({ enum: ['open', 'approved', 'finalized'] })
      .notNull()
      .default('open'),
    version: integer().notNull().default(1),
    note: text().notNull().default(''),
    customerOrderNumber: text().notNull().default(''),
    /** null: the customer's own address. */
    deliveryAddressId: text().references(() => deliveryAddresses.addressId),
    /** As 2027-W05. */
    requestedWeek: text(),
    changedBy: text().notNull(),
    changedAt: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_current')
      .on(table.rightEnv, table.customerId, table.season, table.subdivision, table.collectionType)
      .where(sql`state in ('open', 'approved')`),
    index('carts_state').on(table.state, table.rightEnv),
    index('carts_customer').on(table.customerId, table.season),
    index('carts_delivery_address').on(table.deliveryAddressId).where(sql`delivery_address_id is not null`),
    check('carts_state_known', sql`${table.state} in ('open', 'approved', 'finalized')`),
    check('carts_env', sql`${table.rightEnv} in ('preorder', 'postorder')`),
  ],
);

/** Readers do not see a line with quantity 0. It stays to record who removed it and when. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    articleVariantId: text()
      .notNull()
      .references(() => variants.articleVariantId),
    quantity: integer().notNull(),
    storedPrice: minorUnits(),
    /** Currency of `storedPrice`. null in rows older than this column: that of the price list. */
    storedCurrency: char({ length: 3 }),
    changedBy: text().notNull(),
    changedAt: epoch().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.articleVariantId] }),
    index('cart_lines_variant').on(table.articleVariantId),
    check('cart_lines_quantity', sql`${table.quantity} between 0 and 9999`),
  ],
);

/** Exists while the cart is approved or finalized. `fingerprint` binds it to the lines. */
export const cartApprovals = pgTable('cart_approvals', {
  cartId: text()
    .primaryKey()
    .references(() => carts.cartId, { onDelete: 'cascade' }),
  fingerprint: text().notNull(),
  approvedBy: text().notNull(),
  approvedById: text().notNull(),
  approvedAt: epoch().notNull(),
});

export const cartReturns = pgTable(
  'cart_returns',
  {
    returnId: serial().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    returnedBy: text().notNull(),
    returnedAt: epoch().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('cart_returns_cart').on(table.cartId)],
);

/**
 * Each price that somebody accepted for a line, in minor units. `oldPrice` is null if there was none. A null
 * currency, in rows older than the column, is that of the price list.
 */
export const cartPriceAcceptances = pgTable(
  'cart_price_acceptances',
  {
    acceptanceId: serial().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    articleVariantId: text()
      .notNull()
      .references(() => variants.articleVariantId),
    oldPrice: minorUnits(),
    oldCurrency: char({ length: 3 }),
    newPrice: minorUnits().notNull(),
    newCurrency: char({ length: 3 }),
    acceptedBy: text().notNull(),
    acceptedById: text().notNull(),
    acceptedAt: epoch().notNull(),
  },
  (table) => [index('cart_price_acceptances_cart').on(table.cartId)],
);
