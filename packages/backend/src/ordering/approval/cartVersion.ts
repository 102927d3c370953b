import { eq, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Queryable } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { cartApprovals, carts } from '../cart/cart.schema.ts';
import { orders } from '../order/order.schema.ts';
import { type NewApprovalRecord, recordApprovalEvent } from './approval.store.ts';
import { withdrawMails } from './approvalNotices.ts';

/** 409 `cartFinalized`, with the existing order's number and the person who finalized it. */
export async function finalizedRefusal(db: Queryable, cartId: string): Promise<Refusal> {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber, by: orders.finalizedBy })
    .from(orders)
    .where(eq(orders.cartId, cartId));
  return new Refusal(409, 'cartFinalized', {
    values: { orderNumber: order?.orderNumber ?? '', by: order?.by ?? '' },
  });
}

/** @throws {Refusal} 409 `cartFinalized`. Call it with the cart locked. */
export async function assertNotFinalized(db: Queryable, cart: CartRow): Promise<void> {
  if (cart.state === 'finalized') throw await finalizedRefusal(db, cart.cartId);
}

/** @throws {Refusal} 409 `versionConflict` when the cart is no longer at the version that was seen. */
export function assertVersion(cart: CartRow, version: number): void {
  if (cart.version !== version) throw new Refusal(409, 'versionConflict');
}

/**
 * Records a change by raising the version. Unless `state` keeps it approved, the cart becomes open and loses its
 * approval (O2): by another quantity, a style taken out, what is copied into it, an accepted price, another delivery
 * address or week, a withdrawal and a return. The note and the customer's own order number keep it
 * (docs/decisions/what-an-approval-covers.md). `ending` is the record that ended the approval; by default a change of
 * lines.
 */
export async function bumpVersion(
  db: Queryable,
  cart: CartRow,
  user: SignedInUser,
  now: number,
  state: 'open' | 'approved' = 'open',
  ending: Pick<NewApprovalRecord, 'deed' | 'reason'> = { deed: 'reopened' },
): Promise<void> {
  const { cartId } = cart;
  if (state === 'open' && cart.state === 'approved') {
    await recordApprovalEvent(db, cart, user, { ...ending, now });
    await withdrawMails(db, cartId);
  }
  if (state === 'open') await db.delete(cartApprovals).where(eq(cartApprovals.cartId, cartId));
  await db
    .update(carts)
    .set({ state, version: sql`${carts.version} + 1`, changedBy: nameOf(user), changedAt: now })
    .where(eq(carts.cartId, cartId));
}
