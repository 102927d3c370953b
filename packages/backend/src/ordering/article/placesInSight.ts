import type { RightEnv } from '@selvedge/core/contract';
import { mayPreview, mayView } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { type Place, sellingTimesIn } from '../place/sellingTime.store.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';

/** Every place that the user may now look at for a customer, by the same rule as `placeFor`. */
export async function placesInSight(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customer: CustomerRow,
  now: number,
): Promise<Place[]> {
  const active = mayView(user.rights, rightEnv)
    ? await sellingTimesIn('active', db, user, rightEnv, customer, now)
    : [];
  const upcoming = mayPreview(user.rights, rightEnv)
    ? await sellingTimesIn('upcoming', db, user, rightEnv, customer, now)
    : [];
  return [...active, ...upcoming];
}
