import type { SeasonPlace } from '@selvedge/core/contract';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { notFound } from '../../http/refusal.ts';
import { placeFor } from '../place/place.policy.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { findLiveEvent, type LiveEventRow } from './live.store.ts';

/**
 * An event that the user may watch for a customer, in a place that the user may look at.
 *
 * @throws {Refusal} 404 `notFound` for everything else.
 */
export async function liveEventFor(
  db: Queryable,
  user: SignedInUser,
  { eventId, ...place }: SeasonPlace & { readonly eventId: string },
  now: number,
): Promise<{ readonly customer: CustomerRow; readonly event: LiveEventRow }> {
  const { customer } = await placeFor(db, user, place, now);
  const event = await findLiveEvent(db, eventId, place);
  if (!event) throw notFound();
  return { customer, event };
}
