import type { RightEnv, SellingTime } from '@selvedge/core/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { customerSubdivisions } from '../pos/customer.schema.ts';
import { sellingTimes } from '../season/season.schema.ts';

/** Season × subdivision × collection type: the place where users order. */
export interface Place {
  readonly season: string;
  readonly subdivision: string;
  readonly collectionType: string;
}

export const samePlace = (one: Place, other: Place): boolean =>
  one.season === other.season &&
  one.subdivision === other.subdivision &&
  one.collectionType === other.collectionType;

export type Phase = 'active' | 'upcoming' | 'ended';

export function phaseOf({ salesPeriodFrom, salesPeriodTo }: SellingTime, now: number): Phase {
  if (now < salesPeriodFrom) return 'upcoming';
  return now < salesPeriodTo ? 'active' : 'ended';
}

const order: readonly Phase[] = ['active', 'upcoming', 'ended'];

/** The selling time that counts when a place has several: active before upcoming before ended. */
function decisive(times: readonly SellingTime[], now: number): SellingTime | null {
  const [first] = times.toSorted(
    (one, other) => order.indexOf(phaseOf(one, now)) - order.indexOf(phaseOf(other, now)),
  );
  return first ?? null;
}

const read = (
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customer: CustomerRow,
  ...where: SQL[]
): Promise<SellingTime[]> =>
  db
    .select({
      subdivision: sellingTimes.subdivision,
      season: sellingTimes.season,
      collectionType: sellingTimes.collectionType,
      country: sellingTimes.country,
      salesPeriodFrom: sellingTimes.salesPeriodFrom,
      salesPeriodTo: sellingTimes.salesPeriodTo,
      role: sellingTimes.role,
    })
    .from(sellingTimes)
    .innerJoin(
      customerSubdivisions,
      and(
        eq(customerSubdivisions.customerId, customer.customerId),
        eq(customerSubdivisions.subdivision, sellingTimes.subdivision),
      ),
    )
    .where(
      and(
        eq(sellingTimes.rightEnv, rightEnv),
        eq(sellingTimes.country, customer.country),
        inArray(sellingTimes.role, [...user.roles]),
        ...where,
      ),
    )
    .orderBy(
      asc(sellingTimes.salesPeriodTo),
      asc(sellingTimes.season),
      asc(sellingTimes.subdivision),
      asc(sellingTimes.collectionType),
    );

/** The selling times in one phase, at most one per place. */
export async function sellingTimesIn(
  phase: Phase,
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customer: CustomerRow,
  now: number,
): Promise<SellingTime[]> {
  if (user.roles.length === 0) return [];
  const places = groupBy(await read(db, user, rightEnv, customer), (time) =>
    [time.season, time.subdivision, time.collectionType].join(' '),
  );
  return [...places.values()]
    .map((times) => decisive(times, now))
    .filter((time) => time !== null)
    .filter((time) => phaseOf(time, now) === phase);
}

/** The selling time that counts for the user in a place; null when there never was one. */
export async function sellingTimeOf(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customer: CustomerRow,
  place: Place,
  now: number,
): Promise<SellingTime | null> {
  if (user.roles.length === 0) return null;
  const times = await read(
    db,
    user,
    rightEnv,
    customer,
    eq(sellingTimes.season, place.season),
    eq(sellingTimes.subdivision, place.subdivision),
    eq(sellingTimes.collectionType, place.collectionType),
  );
  return decisive(times, now);
}
