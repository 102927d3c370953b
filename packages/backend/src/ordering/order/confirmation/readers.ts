import type { Order } from '@selvedge/core/contract';
import { lastSalesMoment, sellingPhaseOf } from '@selvedge/core/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInUser } from '../../../access/accessCheck.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../user/user.schema.ts';
import { sellingTimeOf } from '../../place/sellingTime.store.ts';
import { customerFor } from '../../pos/customer.policy.ts';

/** The names of those recipients whom the portal knows and who are not disabled, by address in lower case. */
export async function readersOf(
  db: Queryable,
  recipients: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        eq(users.disabled, false),
        inArray(
          users.email,
          recipients.map((address) => address.toLowerCase()),
        ),
      ),
    );
  return new Map(
    rows
      .map(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`.trim()] as const)
      .filter(([, name]) => name !== ''),
  );
}

/** The last moment in which the sender can order more in the place of an order (epoch ms); null: it is over. */
export async function orderUntil(
  db: Queryable,
  user: SignedInUser,
  order: Pick<Order, 'rightEnv' | 'customerId' | 'season' | 'subdivision' | 'collectionType'>,
  now: number,
): Promise<number | null> {
  const customer = await customerFor(db, user, order.rightEnv, order.customerId);
  const time = await sellingTimeOf(db, user, order.rightEnv, customer, order, now);
  return time && sellingPhaseOf(time, now) === 'active' ? lastSalesMoment(time) : null;
}
