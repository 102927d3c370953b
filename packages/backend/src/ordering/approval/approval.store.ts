import type { ApprovalDeedKind } from '@selvedge/core/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/rights.ts';
import type { Queryable } from '../../database/database.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { type ApprovedLine, approvalDeeds } from './approval.schema.ts';

export type DeedRow = typeof approvalDeeds.$inferSelect;

export interface NewDeed {
  readonly deed: ApprovalDeedKind;
  readonly now: number;
  readonly reason?: string;
  readonly lines?: readonly ApprovedLine[];
}

/**
 * Records a deed that creates the next version of `cart`. Call it before the version is raised, with the cart
 * locked.
 */
export async function recordApprovalEvent(
  db: Queryable,
  { cartId, version }: Pick<CartRow, 'cartId' | 'version'>,
  user: SignedInUser,
  { deed, now, reason, lines }: NewDeed,
): Promise<void> {
  await db.insert(approvalDeeds).values({
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

export const deedsOf = (db: Queryable, cartId: string): Promise<DeedRow[]> =>
  db.select().from(approvalDeeds).where(eq(approvalDeeds.cartId, cartId)).orderBy(asc(approvalDeeds.deedId));

/** The deed that created a version of a cart; undefined when lines, prices or the note were changed. */
export async function eventOfVersion(
  db: Queryable,
  { cartId, version }: Pick<CartRow, 'cartId' | 'version'>,
): Promise<DeedRow | undefined> {
  const [row] = await db
    .select()
    .from(approvalDeeds)
    .where(and(eq(approvalDeeds.cartId, cartId), eq(approvalDeeds.version, version)))
    .orderBy(desc(approvalDeeds.deedId))
    .limit(1);
  return row;
}

/** The approvals of a cart that have lines to compare with, newest first. */
export const approvalsIn = (deeds: readonly DeedRow[]): readonly DeedRow[] =>
  deeds.filter(({ deed, lines }) => deed === 'approved' && lines !== null).toReversed();
