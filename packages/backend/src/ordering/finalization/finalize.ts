import type { AnswerOf, finalizeCart, Language } from '@selvedge/core/contract';
import { judgeCart, maySubmit } from '@selvedge/core/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { nameOf } from '../../access/nameOf.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { denied, Refusal } from '../../http/refusal.ts';
import { claimKey, requestHashOf, storeAnswer } from '../../idempotency/idempotency.ts';
import { recordApprovalEvent } from '../approval/approval.store.ts';
import { fingerprintOf } from '../approval/approvalFingerprint.ts';
import { notifyApprover, withdrawMails } from '../approval/approvalNotices.ts';
import { finalizedRefusal } from '../approval/cartVersion.ts';
import { queueOrderEvent } from '../approval/webhookEvents.ts';
import { type CartAddress, type CartRow, cartFor } from '../cart/cart.policy.ts';
import { cartApprovals, carts } from '../cart/cart.schema.ts';
import { readCartFacts } from '../cart/cartFacts.ts';
import { holdLimit } from '../limit/limit.store.ts';
import { placeOrder } from './placeOrder.ts';
import { holdStock, takeFromStock } from './stock.ts';

export interface Finalization extends CartAddress {
  readonly version: number;
  readonly key: string;
  readonly language: Language;
  /** The portal's address, for links in mails. */
  readonly publicUrl: string;
  /** Addresses that are told of the order. */
  readonly webhooks: readonly string[];
}

/** The guarded step: of concurrent calls for one version exactly one passes. The others are refused with the reason. */
async function passOnce(
  db: Queryable,
  { cartId }: CartRow,
  version: number,
  user: SignedInUser,
  now: number,
): Promise<CartRow> {
  const [won] = await db
    .update(carts)
    .set({ state: 'finalized', version: sql`${carts.version} + 1`, changedBy: nameOf(user), changedAt: now })
    .where(
      and(eq(carts.cartId, cartId), inArray(carts.state, ['open', 'approved']), eq(carts.version, version)),
    )
    .returning();
  if (won) return won;
  const [existing] = await db.select({ state: carts.state }).from(carts).where(eq(carts.cartId, cartId));
  if (existing?.state === 'finalized') throw await finalizedRefusal(db, cartId);
  throw new Refusal(409, 'versionConflict');
}

/**
 * Finalizes a cart in one transaction: the guarded change of state, the approval's fingerprint, all rules again
 * with server time and the facts of the transaction, order and lines, stock, and the answer under its key. Then
 * tells the approver.
 *
 * @throws {Refusal} 404; 409 `cartFinalized` with `orderNumber`; 409 `versionConflict`; 422 `cartRefused` with all
 * findings; 422 `keyReused`. None of them leaves a trace.
 */
export function finalize(
  database: Database,
  user: SignedInUser,
  { rightEnv, cartId, version, key, language, publicUrl, webhooks }: Finalization,
  now: number,
): Promise<AnswerOf<typeof finalizeCart>> {
  const requestHash = requestHashOf(['finalizeCart', rightEnv, cartId, version]);
  const claim = { userId: user.userId, key, requestHash };
  return inTransaction(database, async (db) => {
    const kept = await claimKey(db, claim, now);
    if (kept) return { ...kept, replayed: true };
    const seen = await cartFor(db, user, { rightEnv, cartId });
    if (!maySubmit(user.rights, rightEnv)) throw denied('right');
    const cart = await passOnce(db, seen, version, user, now);
    await holdLimit(db, cart);
    const [approval] = await db.select().from(cartApprovals).where(eq(cartApprovals.cartId, cartId));
    await recordApprovalEvent(db, { cartId, version }, user, { deed: 'finalized', now });
    await withdrawMails(db, cartId);
    // Others who order the same wait from here on, so all that can be done before is done.
    const beforeStock = async (): Promise<void> => {
      if (rightEnv === 'postorder') await holdStock(db, cartId);
    };
    const facts = await readCartFacts(db, user, cart, { now, language, beforeStock });
    if (approval && approval.fingerprint !== fingerprintOf(facts.lines, cart)) {
      throw new Refusal(409, 'versionConflict');
    }
    const findings = judgeCart(facts);
    if (findings.length > 0) throw new Refusal(422, 'cartRefused', { findings });
    const answer = await placeOrder(db, user, cart, facts, approval?.approvedBy ?? null);
    if (rightEnv === 'postorder') await takeFromStock(db, cartId);
    await storeAnswer(db, claim, answer);
    await queueOrderEvent(db, webhooks, answer.orderId, now);
    if (approval) {
      const outcome = { what: 'finalized', by: nameOf(user), order: answer } as const;
      await notifyApprover(
        database,
        db,
        user,
        cart,
        { userId: approval.approvedById, outcome },
        { now, publicUrl },
      );
    }
    return { ...answer, replayed: false };
  });
}
