import { randomUUID } from 'node:crypto';
import { isEmail } from '@selvedge/core/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../server/refusal.ts';
import { type MailContent, outgoingMails } from './mail.schema.ts';

const hour = 3_600_000;
// Any constant of this product's own: the first half of the key of a sender's lock.
const senderLock = 7_205_303;

/** To how many recipients a user may send what the portal shows, in an hour. */
export const RECIPIENTS_PER_HOUR = 20;

interface Letter {
  readonly recipients: readonly string[];
  readonly content: MailContent;
  /** Whose mail this is, and how many recipients an hour that user may write to; null: the portal's own, without a limit. */
  readonly sender: { readonly userId: string; readonly perHour: number } | null;
  /** When it may leave at the earliest (epoch ms); at once by default. */
  readonly notBefore?: number;
}

/** Each address once, whatever its case. */
const distinct = (recipients: readonly string[]): readonly string[] => [
  ...new Map(recipients.map((address) => [address.toLowerCase(), address])).values(),
];

/**
 * Queues one mail for each recipient, all or none, and answers their ids; they are sent by the mailer.
 *
 * @throws {Refusal} 400 `recipientInvalid` when one is no e-mail address, 429 `tooMany` beyond the sender's limit.
 */
export async function enqueueMails(
  database: Database,
  { recipients, content, sender, notBefore = 0 }: Letter,
  now: number,
): Promise<string[]> {
  if (!recipients.every(isEmail)) throw new Refusal(400, 'recipientInvalid');
  const rows = distinct(recipients).map((recipient) => ({
    mailId: randomUUID(),
    senderId: sender?.userId ?? null,
    recipient,
    content,
    state: 'queued' as const,
    nextAt: Math.max(now, notBefore),
    queuedAt: now,
  }));
  if (rows.length === 0) return [];
  await inTransaction(database, async (db) => {
    if (sender) {
      await db.execute(sql`select pg_advisory_xact_lock(${senderLock}::int, hashtext(${sender.userId}))`);
      const [written] = await db
        .select({ mails: count() })
        .from(outgoingMails)
        .where(and(eq(outgoingMails.senderId, sender.userId), gt(outgoingMails.queuedAt, now - hour)));
      if ((written?.mails ?? 0) + rows.length > sender.perHour) throw new Refusal(429, 'tooMany');
    }
    await db.insert(outgoingMails).values(rows);
  });
  return rows.map(({ mailId }) => mailId);
}
