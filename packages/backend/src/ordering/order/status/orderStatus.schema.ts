import { type ChangedLine, orderStatusKinds } from '@selvedge/core/contract';
import { index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { epoch } from '../../../database/epoch.ts';
import { orders } from '../order.schema.ts';

/**
 * What the ERP reported of an order, in the order in which it came; rows never change. `key` is the sender's: the same
 * report twice is one row. `at` is when it happened by the ERP, `recordedAt` when the portal heard of it.
 */
export const orderStatuses = pgTable(
  'order_statuses',
  {
    statusId: serial().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text().notNull(),
    kind: text({ enum: [...orderStatusKinds] }).notNull(),
    at: epoch().notNull(),
    recordedAt: epoch().notNull(),
    erpNumber: text(),
    parcel: text(),
    invoiceNumber: text(),
    lines: jsonb().$type<readonly ChangedLine[]>(),
  },
  (table) => [
    unique('order_statuses_key').on(table.orderId, table.key),
    index('order_statuses_order').on(table.orderId, table.statusId),
  ],
);

/** Mails that tell somebody of an order's reports, up to one. `dueAt` is the earliest time to send one (epoch ms). */
export const orderStatusMails = pgTable(
  'order_status_mails',
  {
    mailId: uuid().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    userId: text().notNull(),
    lastStatusId: integer().notNull(),
    dueAt: epoch().notNull(),
  },
  (table) => [index('order_status_mails_order').on(table.orderId)],
);
