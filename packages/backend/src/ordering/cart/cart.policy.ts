import type { ResolvedRights, RightEnv } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { carts } from './cart.schema.ts';

export type CartRow = typeof carts.$inferSelect;

export interface CartAddress {
  readonly rightEnv: RightEnv;
  readonly cartId: string;
}

const cartsSeen = (db: Queryable, user: SignedInUser, { rightEnv, cartId }: CartAddress) =>
  db
    .select(getTableColumns(carts))
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .where(and(eq(carts.cartId, cartId), eq(carts.rightEnv, rightEnv), seesCustomer(db, user)));

/**
 * A cart, for a user who handles carts of its customer.
 *
 * @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden.
 */
export async function cartFor(db: Queryable, user: SignedInUser, address: CartAddress): Promise<CartRow> {
  if (!handlesCarts(user.rights, address.rightEnv)) throw denied('right');
  const [row] = await cartsSeen(db, user, address);
  if (!row) throw denied('object');
  return row;
}

/** Like {@link cartFor}, for a user who holds the right that `may` checks. Locks the cart until the transaction ends. */
export async function lockedCartFor(
  db: Queryable,
  user: SignedInUser,
  address: CartAddress,
  may: (rights: ResolvedRights, rightEnv: RightEnv) => boolean,
): Promise<CartRow> {
  if (!may(user.rights, address.rightEnv)) throw denied('right');
  const [row] = await cartsSeen(db, user, address).for('update', { of: carts });
  if (!row) throw denied('object');
  return row;
}
