import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { customerFor } from '../customer/customer.policy.ts';
import { variants } from '../style/colour.schema.ts';
import { selectVariants } from '../style/variantFacts.ts';
import { type CartAddress, lockedCartFor } from './cart.policy.ts';
import { cartLines } from './cart.schema.ts';
import { assertNotFinalized, assertVersion, bumpVersion } from './cartVersion.ts';
import { replacingCells } from './replacingCells.ts';

/**
 * Takes the valid prices into the lines; the version grows only if one differed.
 *
 * @throws {Refusal} 404, 409 `cartFinalized` or `versionConflict`.
 */
export function takeValidPrices(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  version: number,
  now: number,
): Promise<void> {
  return inTransaction(database, async (db) => {
    const cart = await lockedCartFor(db, user, address, 'SHOPPINGCART_INSERT');
    await assertNotFinalized(db, cart);
    assertVersion(cart, version);
    const customer = await customerFor(db, user, cart.rightEnv, cart.customerId);
    const lines = await db
      .select()
      .from(cartLines)
      .where(and(eq(cartLines.cartId, cart.cartId), gt(cartLines.quantity, 0)));
    if (lines.length === 0) return;
    const rows = await selectVariants(db, { rightEnv: cart.rightEnv, ...customer }).where(
      inArray(
        variants.articleVariantId,
        lines.map(({ articleVariantId }) => articleVariantId),
      ),
    );
    const valid = new Map(rows.map(({ articleVariantId, salesPrice }) => [articleVariantId, salesPrice]));
    const changed = lines
      .map((line) => ({ ...line, storedPrice: valid.get(line.articleVariantId) ?? null }))
      .filter((line, index) => line.storedPrice !== lines[index]?.storedPrice);
    if (changed.length === 0) return;
    await insertRows(db, cartLines, changed, replacingCells);
    await bumpVersion(db, cart, user, now);
  });
}
