import { type Cart, type NoteFault, noteFault, orderNote } from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { Database } from '../../../database/database.ts';
import { Refusal, type RefusalCode } from '../../../http/refusal.ts';
import { assertNotFinalized, bumpVersion } from '../../approval/cartVersion.ts';
import { type CartAddress, lockedCartFor } from '../cart.policy.ts';
import { carts } from '../cart.schema.ts';
import { changedCart } from '../cart.store.ts';

const codes: Readonly<Record<NoteFault, RefusalCode>> = {
  exclamation: 'noteExclamation',
  tooLong: 'noteTooLong',
  unreadable: 'noteUnreadable',
};

/**
 * Replaces the order note, if it is still the one that the caller edited. The lines do not change, so an approval
 * stays.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, `versionConflict` when the note has changed meanwhile, 422 for a
 * note against the rules.
 */
export function writeOrderNote(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  { was, note: typed, now }: { readonly was: string; readonly note: string; readonly now: number },
): Promise<Cart> {
  const fault = noteFault(typed);
  const note = orderNote(typed);
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayInsert);
    await assertNotFinalized(db, cart);
    if (fault !== null) throw new Refusal(422, codes[fault]);
    if (cart.note === note) return;
    if (cart.note !== was) throw new Refusal(409, 'versionConflict');
    await db.update(carts).set({ note }).where(eq(carts.cartId, cart.cartId));
    await bumpVersion(db, cart, user, now, cart.state === 'approved' ? 'approved' : 'open');
  });
}
