import type { ApprovalAction } from '@selvedge/core/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Queryable } from '../../database/database.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { type ApprovedLine, approvalRecords } from './approval.schema.ts';

export type ApprovalRecordRow = typeof approvalRecords.$inferSelect;

export interface NewApprovalRecord {
  readonly deed: ApprovalAction;
  readonly now: number;
  readonly reason?: string;
  readonly lines?: readonly ApprovedLine[];
}

/**
 * Records an approval record that creates the next version of `cart`. Call it before the version is raised, with the cart
 * locked.
 */
export async function recordApprovalEvent(
  db: Queryable,
  { cartId, version }: Pick<CartRow, 'cartId' | 'version'>,
  user: SignedInUser,
  { deed, now, reason, lines }: NewApprovalRecord,
): Promise<void> {
  await db.insert(approvalRecords).values({
    cartId,
    deed,
    version: version + 1,
    by: nameOf(user),
    byId: user.userId,
    at: now,
    reason: reason ?? null,
    lines:
      lines?.map(({ articleVariantId, quantity, storedPrice }) => ({
        articleVariantId,
        quantity,
        storedPrice,
      })) ?? null,
  });
}

export const approvalRecordsOf = (db: Queryable, cartId: string): Promise<ApprovalRecordRow[]> =>
  db
    .select()
    .from(approvalRecords)
    .where(eq(approvalRecords.cartId, cartId))
    .orderBy(asc(approvalRecords.deedId));

/** The record that created a version of a cart; undefined when lines, prices or the note were changed. */
export async function eventOfVersion(
  db: Queryable,
  { cartId, version }: Pick<CartRow, 'cartId' | 'version'>,
): Promise<ApprovalRecordRow | undefined> {
  const [row] = await db
    .select()
    .from(approvalRecords)
    .where(and(eq(approvalRecords.cartId, cartId), eq(approvalRecords.version, version)))
    .orderBy(desc(approvalRecords.deedId))
    .limit(1);
  return row;
}

/** The approvals of a cart that have lines to compare with, newest first. */
export const approvalsIn = (records: readonly ApprovalRecordRow[]): readonly ApprovalRecordRow[] =>
  records.filter(({ deed, lines }) => deed === 'approved' && lines !== null).toReversed();
