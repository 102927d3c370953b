import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

export interface StoredAnswer {
  readonly orderId: string;
  readonly orderNumber: string;
}

/** The answers to a user's keys. Written in the transaction that did the work, so refusals are never kept. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().$type<StoredAnswer>(),
    createdAt: epoch().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
