import { randomUUID } from 'node:crypto';
import type { CopySource, PlannedWish } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import { nameOf } from '../../access/nameOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { troubleOf } from '../../database/trouble.ts';
import { badRequest, Refusal } from '../../http/refusal.ts';
import { requestHashOf } from '../../idempotency/idempotency.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { copies, copyTargets } from './copy.schema.ts';
import type { Copying } from './copyFacts.store.ts';
import { copyInto } from './copyInto.ts';
import type { CopyRow } from './copyReport.ts';
import { headOf, readSource } from './copySource.ts';
import { forgetOldestCopies } from './storedCopies.ts';

export interface CopyRun {
  readonly source: CopySource;
  readonly targets: readonly PlannedWish[];
  readonly key: string;
}

const sourceIdOf = (source: CopySource): string => (source.kind === 'cart' ? source.cartId : source.orderId);

export const sourceOf = ({ sourceKind, sourceId }: CopyRow): CopySource =>
  sourceKind === 'cart' ? { kind: sourceKind, cartId: sourceId } : { kind: sourceKind, orderId: sourceId };

/** @throws {Refusal} 400 for a customer named twice. */
export function assertDistinct(targets: readonly { readonly customerId: string }[]): void {
  if (new Set(targets.map(({ customerId }) => customerId)).size < targets.length) throw badRequest();
}

/** The run that a user began with this key; null when there is none. */
async function knownCopy(
  db: Queryable,
  userId: string,
  key: string,
  requestHash: string,
): Promise<CopyRow | null> {
  const [known] = await db
    .select()
    .from(copies)
    .where(and(eq(copies.userId, userId), eq(copies.key, key)));
  if (known && known.requestHash !== requestHash) throw new Refusal(422, 'keyReused');
  return known ?? null;
}

/**
 * Records a run with all its targets before the first is tried. For a known key, returns the run that it began.
 *
 * @throws {Refusal} 404 for a source or a customer that is not the user's; 422 `keyReused`.
 */
export function beginCopy(
  database: Database,
  { source, targets, key }: CopyRun,
  { user, rightEnv, now }: Copying,
): Promise<CopyRow> {
  const requestHash = requestHashOf(['runCopy', rightEnv, source, targets]);
  return inTransaction(database, async (db) => {
    const known = await knownCopy(db, user.userId, key, requestHash);
    if (known) return known;
    const read = await readSource(db, user, { rightEnv, source });
    for (const { customerId } of targets) await customerFor(db, user, rightEnv, customerId);
    await forgetOldestCopies(db, user.userId);
    const [made] = await db
      .insert(copies)
      .values({
        copyId: randomUUID(),
        userId: user.userId,
        key,
        requestHash,
        rightEnv,
        sourceKind: source.kind,
        sourceId: sourceIdOf(source),
        head: headOf(read),
        madeBy: nameOf(user),
        madeAt: now,
      })
      .onConflictDoNothing()
      .returning();
    const copy = made ?? (await knownCopy(db, user.userId, key, requestHash));
    if (!copy) throw new Refusal(409, 'stillRunning');
    if (made) {
      const { copyId } = made;
      await db
        .insert(copyTargets)
        .values(targets.map(({ customerId }, position) => ({ copyId, customerId, position })));
    }
    return copy;
  });
}

/** Copies to each target separately. An error with one is reported and does not stop the others. */
export async function copyToEach(
  database: Database,
  copy: CopyRow,
  targets: readonly PlannedWish[],
  copying: Copying,
  onFault: (error: unknown) => void,
): Promise<void> {
  const source = sourceOf(copy);
  for (const wish of targets) {
    try {
      await copyInto(database, copy.copyId, { source, wish, copying });
    } catch (error) {
      // With database trouble the rest would fail too, each after its own wait. The same key resumes the copy
      // later.
      if (troubleOf(error) !== null) throw error;
      onFault(error);
    }
  }
}
