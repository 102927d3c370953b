import type { RightEnv, SellingTime } from '@selvedge/core/contract';
import {
  mayViewIn,
  type SalesPeriod,
  type SellingPhase,
  sellingPhaseOf,
  sellingPhases,
} from '@selvedge/core/rules';
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

const rank = (time: SalesPeriod, now: number): number => sellingPhases.indexOf(sellingPhaseOf(time, now));

/** The selling time that counts when a place has several: active before upcoming before ended. */
function decisive<Time extends SalesPeriod>(times: readonly Time[], now: number): Time | null {
  const [first] = times.toSorted((one, other) => rank(one, now) - rank(other, now));
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

/** A place that is shown to the user in a right environment, for customers of some countries. */
export interface ShownPlace extends Place {
  readonly rightEnv: RightEnv;
  readonly countries: readonly string[];
}

/**
 * Every place whose deciding selling time the user may look at, whoever the customer is; by the order of `rightEnvs`.
 */
export async function shownPlaces(
  db: Queryable,
  user: SignedInUser,
  rightEnvs: readonly RightEnv[],
  now: number,
): Promise<ShownPlace[]> {
  if (user.roles.length === 0 || rightEnvs.length === 0) return [];
  const times = await db
    .select()
    .from(sellingTimes)
    .where(and(inArray(sellingTimes.rightEnv, [...rightEnvs]), inArray(sellingTimes.role, [...user.roles])));
  const keyOf = ({ rightEnv, season, subdivision, collectionType }: Place & { rightEnv: RightEnv }) =>
    [rightEnv, season, subdivision, collectionType].join(' ');
  const open = [...groupBy(times, (time) => `${keyOf(time)} ${time.country}`).values()]
    .map((ofCountry) => decisive(ofCountry, now))
    .filter((time) => time !== null)
    .filter((time) => mayViewIn(sellingPhaseOf(time, now), user.rights, time.rightEnv));
  const places = [...groupBy(open, keyOf).values()].flatMap((ofPlace) => {
    const [first] = ofPlace;
    if (!first) return [];
    const { rightEnv, season, subdivision, collectionType } = first;
    const countries = ofPlace.map(({ country }) => country);
    return [{ rightEnv, season, subdivision, collectionType, countries }];
  });
  return places.toSorted((one, other) => rightEnvs.indexOf(one.rightEnv) - rightEnvs.indexOf(other.rightEnv));
}

/** The selling times in one phase, at most one per place. */
export async function sellingTimesIn(
  phase: SellingPhase,
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
    .filter((time) => sellingPhaseOf(time, now) === phase);
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
