import { randomUUID } from 'node:crypto';
import { isEmail } from '@selvedge/core/contract';
import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { type MailContent, outgoingMails } from './mail.schema.ts';

const hour = 3_600_000;
// An arbitrary constant: the first half of the key of a sender's advisory lock.
const senderLock = 7_205_303;

/** How many recipients per hour a user may send the portal's content to. */
export const RECIPIENTS_PER_HOUR = 20;

interface Letter {
  readonly recipients: readonly string[];
  /** The same for all, or made for each recipient. */
  readonly content: MailContent | ((recipient: string) => MailContent);
  /**
   * The user who sends the mail, and the recipients per hour that user may write to. null for the portal's own
   * mails, which have no limit.
   */
  readonly sender: { readonly userId: string; readonly perHour: number } | null;
  /** The earliest time to send it (epoch ms); at once by default. */
  readonly notBefore?: number;
}

/** Until the oldest of the last hour's mails counts no more. */
const secondsLeft = (oldest: number, now: number): number =>
  Math.max(1, Math.ceil((oldest + hour - now) / 1000));

/** Removes duplicate addresses, ignoring case. */
const distinct = (recipients: readonly string[]): readonly string[] => [
  ...new Map(recipients.map((address) => [address.toLowerCase(), address])).values(),
];

/**
 * Queues one mail for each recipient, all or none, and returns their ids. The mailer sends them.
 *
 * @throws {Refusal} 400 `recipientInvalid` for an invalid e-mail address, 429 `tooMany` beyond the sender's limit.
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
    content: typeof content === 'function' ? content(recipient) : content,
    state: 'queued' as const,
    nextAt: Math.max(now, notBefore),
    queuedAt: now,
  }));
  if (rows.length === 0) return [];
  await inTransaction(database, async (db) => {
    if (sender) {
      await db.execute(sql`select pg_advisory_xact_lock(${senderLock}::int, hashtext(${sender.userId}))`);
      const [written] = await db
        .select({ mails: count(), oldest: min(outgoingMails.queuedAt) })
        .from(outgoingMails)
        .where(and(eq(outgoingMails.senderId, sender.userId), gt(outgoingMails.queuedAt, now - hour)));
      if ((written?.mails ?? 0) + rows.length > sender.perHour)
        throw new Refusal(429, 'tooMany', { retryAfter: secondsLeft(written?.oldest ?? now, now) });
    }
    await db.insert(outgoingMails).values(rows);
  });
  return rows.map(({ mailId }) => mailId);
}
