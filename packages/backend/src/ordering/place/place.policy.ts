import type { RightEnv, SellingTime } from '@selvedge/core/contract';
import { mayPreview, mayView } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied, notFound } from '../../http/refusal.ts';
import { type CustomerRow, customerFor } from '../pos/customer.policy.ts';
import { type Place, phaseOf, sellingTimeOf } from './sellingTime.store.ts';

export interface OpenPlace {
  readonly customer: CustomerRow;
  readonly sellingTime: SellingTime;
}

/**
 * A season's subdivision and collection type that the user may look at for a customer: an active selling time with
 * COLLECTION_VIEW, an upcoming one with PRE_ORDER_PREVIEW.
 *
 * @throws {Refusal} 404 `notFound` for everything else.
 */
export async function placeFor(
  db: Queryable,
  user: SignedInUser,
  place: Place & { readonly rightEnv: RightEnv; readonly customerId: string },
  now: number,
): Promise<OpenPlace> {
  const { rightEnv } = place;
  const customer = await customerFor(db, user, rightEnv, place.customerId);
  const sellingTime = await sellingTimeOf(db, user, rightEnv, customer, place, now);
  if (!sellingTime) throw notFound();
  const phase = phaseOf(sellingTime, now);
  const may = phase === 'active' ? mayView : mayPreview;
  if (phase === 'ended' || !may(user.rights, rightEnv)) throw denied('right');
  return { customer, sellingTime };
}
