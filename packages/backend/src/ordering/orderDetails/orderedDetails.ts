import type { OrderedDetails } from '@selvedge/core/contract';
import { deliveryWeekOf, weekText } from '@selvedge/core/order';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { addressOf } from '../pos/addressOf.ts';
import { deliveryAddresses } from '../pos/deliveryAddress.schema.ts';

/**
 * A cart's order details as its order keeps them, with the address of this moment (O9).
 *
 * @throws {Refusal} 422 `requestedWeekPast` when the week was stored in time and is over now.
 */
export async function orderedDetails(db: Queryable, cart: CartRow, now: number): Promise<OrderedDetails> {
  const { customerOrderNumber, deliveryAddressId, requestedWeek } = cart;
  if (requestedWeek !== null && requestedWeek < weekText(deliveryWeekOf(now)))
    throw new Refusal(422, 'requestedWeekPast');
  if (deliveryAddressId === null) return { customerOrderNumber, deliveryAddress: null, requestedWeek };
  const [row] = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.addressId, deliveryAddressId));
  if (!row) throw new Error(`The delivery address of cart ${cart.cartId} is missing`);
  return { customerOrderNumber, deliveryAddress: { code: row.code, ...addressOf(row) }, requestedWeek };
}
