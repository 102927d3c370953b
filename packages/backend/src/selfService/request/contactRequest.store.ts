import type { Language } from '@selvedge/core/contract';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inTransaction, within } from '../../database/transaction.ts';
import { trackingCode } from '../../http/trackingCode.ts';
import { enqueueMails } from '../../mail/enqueue.ts';
import { contactRequests as requests } from './contactRequest.schema.ts';
import type { Entry } from './entry.ts';
import { requestMail } from './requestMail.ts';

interface Sending {
  /** null: nobody is signed in. */
  readonly userId: string | null;
  readonly language: Language;
  /** Epoch ms. */
  readonly sentAt: number;
  /** Recipient of the mail. */
  readonly serviceMail: string;
}

/**
 * Stores a request and queues its mail, both or neither, and returns its number. A form sent twice is stored and
 * mailed once, under one number.
 */
export const storeRequest = (
  database: Database,
  entry: Entry,
  { serviceMail, ...sender }: Sending,
): Promise<string> =>
  inTransaction(database, async (db) => {
    const [kept] = await db
      .insert(requests)
      .values({ requestId: trackingCode(), ...entry, ...sender })
      .onConflictDoNothing({ target: requests.formId })
      .returning({ requestId: requests.requestId });
    if (kept) {
      const content = requestMail(kept.requestId, entry, sender.language);
      const letter = { recipients: [serviceMail], content, sender: null };
      await enqueueMails(within(database, db), letter, sender.sentAt);
      return kept.requestId;
    }
    const [before] = await db
      .select({ requestId: requests.requestId })
      .from(requests)
      .where(eq(requests.formId, entry.formId));
    if (!before) throw new Error('A request was neither kept nor there before.');
    return before.requestId;
  });

/** Removes requests sent before a moment, epoch ms. */
export async function sweepRequests({ db }: Database, before: number): Promise<void> {
  await db.delete(requests).where(lt(requests.sentAt, before));
}
