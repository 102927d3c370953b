import { approvalActions as kinds } from '@selvedge/core/contract';
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { carts } from '../cart/cart.schema.ts';

/** An approved line; the price is in minor units. */
export interface ApprovedLine {
  readonly articleVariantId: string;
  readonly quantity: number;
  readonly storedPrice: number | null;
}

/**
 * What people did around a cart's approval, in order; rows never change. `version` is the cart version that the
 * action created. `lines` are the approved lines, and null for every other record.
 */
export const approvalRecords = pgTable(
  'approval_deeds',
  {
    deedId: serial().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    deed: text({ enum: [...kinds] }).notNull(),
    version: integer().notNull(),
    by: text().notNull(),
    byId: text().notNull(),
    at: epoch().notNull(),
    reason: text(),
    lines: jsonb().$type<readonly ApprovedLine[]>(),
  },
  (table) => [index('approval_deeds_cart').on(table.cartId, table.deedId)],
);

/** Mails that tell managers about a waiting cart. `dueAt` is the earliest time to send one (epoch ms). */
export const approvalMails = pgTable(
  'approval_mails',
  {
    mailId: uuid().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.cartId, { onDelete: 'cascade' }),
    userId: text().notNull(),
    dueAt: epoch().notNull(),
  },
  (table) => [index('approval_mails_cart').on(table.cartId)],
);
