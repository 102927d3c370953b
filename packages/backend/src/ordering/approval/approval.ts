import type { Cart, Language } from '@selvedge/core/contract';
import { hindersApproval, judgeCart, mayApprove, maySubmit } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Database } from '../../database/database.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type CartAddress, lockedCartFor } from '../cart/cart.policy.ts';
import { cartApprovals, cartReturns } from '../cart/cart.schema.ts';
import { changedCart } from '../cart/cart.store.ts';
import { readCartFacts } from '../cart/cartFacts.ts';
import { recordApprovalEvent } from './approval.store.ts';
import { fingerprintOf } from './approvalFingerprint.ts';
import { type Notifying, notifyApprover, notifyManagers } from './approvalNotices.ts';
import { assertNotFinalized, assertVersion, bumpVersion } from './cartVersion.ts';
import { queueCartEvent } from './webhookEvents.ts';

interface Telling extends Notifying {
  /** Addresses that are told of what happens to carts. */
  readonly webhooks: readonly string[];
}

interface Approving extends Telling {
  readonly version: number;
  readonly language: Language;
}

interface Returning extends Telling {
  readonly version: number;
  readonly reason: string;
}

/**
 * Approves the lines of `version` as they are, and tells the people who may finalize them. An exceeded order limit
 * does not prevent it.
 *
 * @throws {Refusal} 404, 409 `cartFinalized` or `versionConflict`, 422 `cartRefused` with all findings.
 */
export function approve(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  { version, now, language, publicUrl, webhooks }: Approving,
): Promise<Cart> {
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayApprove);
    await assertNotFinalized(db, cart);
    assertVersion(cart, version);
    if (cart.state === 'approved') return;
    const facts = await readCartFacts(db, user, cart, { now, language });
    const findings = judgeCart(facts).filter(hindersApproval);
    if (findings.length > 0) throw new Refusal(422, 'cartRefused', { findings });
    await db.insert(cartApprovals).values({
      cartId: cart.cartId,
      fingerprint: fingerprintOf(facts.lines, cart),
      approvedBy: nameOf(user),
      approvedById: user.userId,
      approvedAt: now,
    });
    await recordApprovalEvent(db, cart, user, { deed: 'approved', now, lines: facts.lines });
    await bumpVersion(db, cart, user, now, 'approved');
    await notifyManagers(database, db, user, cart, { now, publicUrl });
    await queueCartEvent(db, webhooks, 'cart.approved', cart, now);
  });
}

/** Lets the approver withdraw the approval. Does nothing on an open cart. Other users' approvals are not found. */
export function recall(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  now: number,
): Promise<Cart> {
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayApprove);
    await assertNotFinalized(db, cart);
    if (cart.state === 'open') return;
    const [approval] = await db.select().from(cartApprovals).where(eq(cartApprovals.cartId, cart.cartId));
    if (approval?.approvedById !== user.userId) throw notFound();
    await bumpVersion(db, cart, user, now, 'open', { deed: 'recalled' });
  });
}

/**
 * Lets the POS Manager hand back an approved cart, and tells the approver.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, or `versionConflict` when it is not the approved cart that was seen.
 */
export function handBack(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  { version, reason, now, publicUrl, webhooks }: Returning,
): Promise<Cart> {
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, maySubmit);
    await assertNotFinalized(db, cart);
    assertVersion(cart, version);
    if (cart.state !== 'approved') throw new Refusal(409, 'versionConflict');
    await db
      .insert(cartReturns)
      .values({ cartId: cart.cartId, returnedBy: nameOf(user), returnedAt: now, reason });
    const [approval] = await db.select().from(cartApprovals).where(eq(cartApprovals.cartId, cart.cartId));
    await bumpVersion(db, cart, user, now, 'open', { deed: 'returned', reason });
    await queueCartEvent(db, webhooks, 'cart.returned', cart, now);
    if (!approval) return;
    const outcome = { what: 'returned', by: nameOf(user), reason } as const;
    await notifyApprover(
      database,
      db,
      user,
      cart,
      { userId: approval.approvedById, outcome },
      { now, publicUrl },
    );
  });
}
