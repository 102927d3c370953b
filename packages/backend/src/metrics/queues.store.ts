import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lastImports } from '../import/lastImport.schema.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { webhookDeliveries } from '../webhook/webhook.schema.ts';

/** The entries of a queue that are in one state. */
export interface QueueLength {
  readonly state: string;
  readonly count: number;
  /** When the oldest of them was queued, epoch ms. */
  readonly oldestAt: number;
}

/** The queues that all instances share, and when each kind of data was taken last, epoch ms. */
export interface Queues {
  readonly mails: readonly QueueLength[];
  readonly deliveries: readonly QueueLength[];
  readonly imports: readonly { readonly kind: string; readonly takenAt: number }[];
}

const lengths = ({ db }: Database, table: typeof outgoingMails | typeof webhookDeliveries) =>
  db
    .select({
      state: sql<string>`${table.state}`,
      count: sql`count(*)`.mapWith(Number),
      oldestAt: sql`min(${table.queuedAt})`.mapWith(Number),
    })
    .from(table)
    .groupBy(table.state);

export const readQueues = async (database: Database): Promise<Queues> => ({
  mails: await lengths(database, outgoingMails),
  deliveries: await lengths(database, webhookDeliveries),
  imports: await database.db
    .select({ kind: lastImports.kind, takenAt: lastImports.takenAt })
    .from(lastImports),
});
