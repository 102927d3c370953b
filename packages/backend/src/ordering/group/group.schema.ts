import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { carts } from '../cart/cart.schema.ts';
import { seasons } from '../season/season.schema.ts';

/** A group order combines pre-order carts of one season. `key` and `requestHash` are those of the call that made it. */
export const groupOrders = pgTable(
  'group_orders',
  {
    groupId: text().primaryKey(),
    groupName: text().notNull(),
    season: text()
      .notNull()
      .references(() => seasons.season),
    version: integer().notNull().default(1),
    madeBy: text().notNull(),
    madeById: text().notNull(),
    madeAt: epoch().notNull(),
    changedAt: epoch().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
  },
  (table) => [
    unique('group_orders_key').on(table.madeById, table.key),
    check('group_orders_name', sql`char_length(${table.groupName}) between 1 and 60`),
  ],
);

/** The carts of a group; each appears once. */
export const groupOrderCarts = pgTable(
  'group_order_carts',
  {
    groupId: text()
      .notNull()
      .references(() => groupOrders.groupId, { onDelete: 'cascade' }),
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    addedAt: epoch().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.cartId] }),
    index('group_order_carts_cart').on(table.cartId),
  ],
);
