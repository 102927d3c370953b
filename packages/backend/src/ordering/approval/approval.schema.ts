import { approvalDeeds as kinds } from '@selvedge/core/contract';
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { carts } from '../cart/cart.schema.ts';

/** A line as it was approved; prices in minor units. */
export interface ApprovedLine {
  readonly articleVariantId: string;
  readonly quantity: number;
  readonly storedPrice: number | null;
}

/**
 * What people did to a cart around its approval, in order; never changed. `version` is the one the deed made, `lines` are
 * those that were approved, null for every other deed.
 */
export const approvalDeeds = pgTable(
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

/** Which mail tells whom of a cart that waits; `dueAt` is when it may leave (epoch ms). */
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
