import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type MailContent, outgoingMails as mails } from './mail.schema.ts';

/** Milliseconds; longer than any delivery takes, since the transports give up earlier. */
export const LEASE = 600_000;

/** A mail that one process may now send. */
export interface ClaimedMail {
  readonly mailId: string;
  readonly claim: string;
  readonly recipient: string;
  readonly content: MailContent;
  /** How often it was tried, including this time. */
  readonly attempts: number;
  readonly queuedAt: number;
}

/**
 * Claims the mail that is due first; null when there is none. A mail whose process has ended is claimed again,
 * unless it was handed over. Concurrent processes claim different mails.
 */
export async function claimMail({ db }: Database, now: number): Promise<ClaimedMail | null> {
  const due = db
    .select({ mailId: mails.mailId })
    .from(mails)
    .where(
      or(
        and(eq(mails.state, 'queued'), lte(mails.nextAt, now)),
        and(eq(mails.state, 'sending'), lte(mails.leaseUntil, now), isNull(mails.handedOverAt)),
      ),
    )
    .orderBy(asc(mails.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const claim = randomUUID();
  const [row] = await db
    .update(mails)
    .set({ state: 'sending', claim, leaseUntil: now + LEASE, attempts: sql`${mails.attempts} + 1` })
    .where(sql`${mails.mailId} = ${due}`)
    .returning();
  if (!row?.content) return null;
  const { mailId, recipient, content, attempts, queuedAt } = row;
  return { mailId, claim, recipient, content, attempts, queuedAt };
}

type MailClaim = Pick<ClaimedMail, 'mailId' | 'claim'>;

const own = ({ mailId, claim }: MailClaim) =>
  and(eq(mails.mailId, mailId), eq(mails.claim, claim), eq(mails.state, 'sending'));

/** Records that a mail server may take the mail from now on. False when another process has claimed it meanwhile. */
export async function handOver({ db }: Database, claim: MailClaim, now: number): Promise<boolean> {
  const marked = await db
    .update(mails)
    .set({ handedOverAt: now })
    .where(own(claim))
    .returning({ mailId: mails.mailId });
  return marked.length > 0;
}

/** Finishes a mail and deletes its content. */
export async function finish(
  { db }: Database,
  claim: MailClaim,
  { state, note, now }: { readonly state: 'sent' | 'failed'; readonly note: string; readonly now: number },
): Promise<void> {
  await db
    .update(mails)
    .set({ state, note, finishedAt: now, content: null, leaseUntil: null })
    .where(own(claim));
}

/** Returns a mail to the queue that was certainly not taken. */
export async function postpone(
  { db }: Database,
  claim: MailClaim,
  { nextAt, note }: { readonly nextAt: number; readonly note: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'queued', nextAt, note, claim: null, leaseUntil: null, handedOverAt: null })
    .where(own(claim));
}

/**
 * Gives up mails whose process handed them over and ended before it got a reply. A server may have them, so they
 * are not sent again.
 */
export async function giveUpLost({ db }: Database, now: number): Promise<number> {
  const lost = await db
    .update(mails)
    .set({
      state: 'failed',
      note: 'interrupted after handover',
      finishedAt: now,
      content: null,
      leaseUntil: null,
    })
    .where(and(eq(mails.state, 'sending'), lte(mails.leaseUntil, now), isNotNull(mails.handedOverAt)))
    .returning({ mailId: mails.mailId });
  return lost.length;
}

/** Removes mails that were sent or given up before a moment, epoch ms. */
export async function sweepMails({ db }: Database, before: number): Promise<void> {
  await db.delete(mails).where(lt(mails.finishedAt, before));
}
