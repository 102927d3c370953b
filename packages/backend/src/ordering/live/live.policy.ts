import type { SeasonPlace } from '@selvedge/core/contract';
import type { Queryable } from '../../database/database.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { notFound } from '../../server/refusal.ts';
import type { CustomerRow } from '../customer/customer.policy.ts';
import { placeFor } from '../season/season.policy.ts';
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
