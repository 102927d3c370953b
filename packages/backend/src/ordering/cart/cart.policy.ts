import type { ResolvedRights, RightEnv } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { entersOrdering } from '../../access/rights.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { customerFor, seesCustomer } from '../pos/customer.policy.ts';
import { customers } from '../pos/customer.schema.ts';
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

/**
 * Which carts of a customer the user may list; null: none, without the right to handle carts.
 *
 * @throws {Refusal} as `customerFor`.
 */
export async function cartsOfCustomer(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customerId: string,
): Promise<SQL | null> {
  await customerFor(db, user, rightEnv, customerId);
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(carts.rightEnv, rightEnv), eq(carts.customerId, customerId)) ?? null;
}

/**
 * Which approved carts the user may list, of all their customers; null: none, without the right to handle carts.
 *
 * @throws {Refusal} 403 `right` for who may not order in the environment.
 */
export function approvedCartsSeen(db: Queryable, user: SignedInUser, rightEnv: RightEnv): SQL | null {
  if (!entersOrdering(user, rightEnv)) throw denied('right');
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(carts.state, 'approved'), eq(carts.rightEnv, rightEnv), seesCustomer(db, user)) ?? null;
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
