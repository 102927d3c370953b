import { mayInsert } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { assertNotFinalized, assertVersion } from '../../approval/cartVersion.ts';
import { type CartAddress, lockedCartFor } from '../cart.policy.ts';
import { carts } from '../cart.schema.ts';

/**
 * Deletes an open cart and everything in it. Anyone who still has it on screen then finds it missing.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, `versionConflict` when it is approved or not the cart that was seen.
 */
export function removeOpenCart(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  version: number,
): Promise<void> {
  return inTransaction(database, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayInsert);
    await assertNotFinalized(db, cart);
    assertVersion(cart, version);
    if (cart.state !== 'open') throw new Refusal(409, 'versionConflict');
    await db.delete(carts).where(eq(carts.cartId, cart.cartId));
  });
}
