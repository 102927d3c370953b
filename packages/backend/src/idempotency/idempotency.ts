import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { idempotencyKeys, type StoredAnswer } from './idempotency.schema.ts';

export interface Claim {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

export const requestHashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Claims a key within the transaction, or returns the earlier answer to it. A second call with the same key waits
 * until the first has committed or failed.
 *
 * @throws {Refusal} 422 `keyReused` when the key came with another request, 409 `stillRunning`.
 */
export async function claimKey(db: Queryable, claim: Claim, now: number): Promise<StoredAnswer | null> {
  const [mine] = await db
    .insert(idempotencyKeys)
    .values({ ...claim, answer: null, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (mine) return null;
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key)));
  if (kept && kept.requestHash !== claim.requestHash) throw new Refusal(422, 'keyReused');
  if (!kept?.answer) throw new Refusal(409, 'stillRunning');
  return kept.answer;
}

export async function storeAnswer(
  db: Queryable,
  { userId, key }: Claim,
  answer: StoredAnswer,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
}

/**
 * Removes keys claimed before a moment, epoch ms. A call repeated after that is refused by its cart, which is
 * finalized only once whatever the key.
 */
export async function sweepKeys({ db }: Database, before: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
