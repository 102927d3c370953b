import {
  type Cart,
  type OrderDetails,
  type OrderNumberFault,
  orderNumberFault,
  sameDelivery,
  sameDetails,
  storedDetails,
} from '@selvedge/core/contract';
import { mayInsert, type RequestedWeekFault, requestedWeekFault } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { assertNotFinalized, bumpVersion } from '../approval/cartVersion.ts';
import { type CartAddress, type CartRow, lockedCartFor } from '../cart/cart.policy.ts';
import { carts } from '../cart/cart.schema.ts';
import { changedCart } from '../cart/cart.store.ts';
import { readDeliveryChoices } from './deliveryChoices.store.ts';

const numberCodes: Readonly<Record<OrderNumberFault, RefusalCode>> = {
  tooLong: 'customerOrderNumberTooLong',
  unreadable: 'customerOrderNumberUnreadable',
};
const weekCodes: Readonly<Record<RequestedWeekFault, RefusalCode>> = {
  unknown: 'requestedWeekUnknown',
  past: 'requestedWeekPast',
  outside: 'requestedWeekOutside',
};

/** @throws {Refusal} 422 for what the rules forbid. What stands already is not asked about again. */
async function assertAllowed(
  db: Queryable,
  cart: CartRow,
  details: OrderDetails,
  now: number,
): Promise<void> {
  const fault = orderNumberFault(details.customerOrderNumber);
  if (fault !== null) throw new Refusal(422, numberCodes[fault]);
  const { deliveryAddressId, requestedWeek } = details;
  if (sameDelivery(cart, details)) return;
  const { addresses, weeks } = await readDeliveryChoices(db, cart, now);
  if (deliveryAddressId !== null && !addresses.some(({ addressId }) => addressId === deliveryAddressId)) {
    throw new Refusal(422, 'deliveryAddressUnknown');
  }
  if (requestedWeek === null || requestedWeek === cart.requestedWeek) return;
  const weekFault = requestedWeekFault(requestedWeek, now, weeks);
  if (weekFault !== null) throw new Refusal(422, weekCodes[weekFault], { values: weeks });
}

/**
 * Replaces what the customer says about the order (O9), if it is still what the caller edited. An approval covers where
 * and when the goods are wanted, but not the customer's own number.
 *
 * @throws {Refusal} 404, 409 `cartFinalized`, `versionConflict` when it has changed meanwhile, 422 for a number, address
 * or week that is not allowed.
 */
export function storeOrderDetails(
  database: Database,
  user: SignedInUser,
  address: CartAddress,
  {
    was,
    details: typed,
    now,
  }: { readonly was: OrderDetails; readonly details: OrderDetails; readonly now: number },
): Promise<Cart> {
  const details = storedDetails(typed);
  return changedCart(database, user, address.cartId, async (db) => {
    const cart = await lockedCartFor(db, user, address, mayInsert);
    await assertNotFinalized(db, cart);
    await assertAllowed(db, cart, details, now);
    if (sameDetails(cart, details)) return;
    if (!sameDetails(cart, was)) throw new Refusal(409, 'versionConflict');
    await db.update(carts).set(details).where(eq(carts.cartId, cart.cartId));
    const isKept = cart.state === 'approved' && sameDelivery(cart, details);
    await bumpVersion(db, cart, user, now, isKept ? 'approved' : 'open');
  });
}
