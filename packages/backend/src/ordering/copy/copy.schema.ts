import type { CopyOutcome, CopyReport } from '@selvedge/core/contract';
import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { customers } from '../pos/customer.schema.ts';

/** The part of a report about the whole copy. */
export type CopyHead = Pick<CopyReport, 'source' | 'season' | 'subdivision' | 'collectionType'>;

type CopiedLine = CopyOutcome['lines'][number];
export type NameField = 'articleNumber' | 'styleName' | 'colourName' | 'hex' | 'articleLength' | 'size';

/** The result for a target. The names in its lines are read later, in the reader's language. */
export type StoredOutcome = Omit<CopyOutcome, 'lines'> & { readonly lines: Omit<CopiedLine, NameField>[] };

/** A run of copying, kept for the user who made it. `key` and `requestHash` are those of its call. */
export const copies = pgTable(
  'copies',
  {
    copyId: text().primaryKey(),
    userId: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    sourceKind: text({ enum: ['cart', 'order'] }).notNull(),
    sourceId: text().notNull(),
    head: jsonb().$type<CopyHead>().notNull(),
    madeBy: text().notNull(),
    madeAt: epoch().notNull(),
  },
  (table) => [unique('copies_key').on(table.userId, table.key)],
);

/** `outcome` is written in the transaction that writes the target's cart. null: not tried yet, or not written. */
export const copyTargets = pgTable(
  'copy_targets',
  {
    copyId: text()
      .notNull()
      .references(() => copies.copyId, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    outcome: jsonb().$type<StoredOutcome>(),
  },
  (table) => [primaryKey({ columns: [table.copyId, table.customerId] })],
);
