import type { Language } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { trackingCode } from '../../server/tracking.ts';
import { contactRequests as requests } from './contactRequest.schema.ts';
import type { Entry } from './entry.ts';

interface Sender {
  readonly userId: string | null;
  readonly language: Language;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** Keeps a request and answers its number; the same form, sent twice, is kept once and has one number. */
export async function keepRequest({ db }: Database, entry: Entry, sender: Sender): Promise<string> {
  const [kept] = await db
    .insert(requests)
    .values({ requestId: trackingCode(), ...entry, ...sender })
    .onConflictDoNothing({ target: requests.formId })
    .returning({ requestId: requests.requestId });
  if (kept) return kept.requestId;
  const [before] = await db
    .select({ requestId: requests.requestId })
    .from(requests)
    .where(eq(requests.formId, entry.formId));
  if (!before) throw new Error('A request was neither kept nor there before.');
  return before.requestId;
}
