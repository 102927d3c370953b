import type { Customer, Lock, RightEnv, SeasonPlace, SellingTime } from '../contract/index.ts';

/** The place of an order as the user specifies it. A null field matches anything, as long as only one place fits. */
export interface WantedPlace {
  readonly rightEnv: RightEnv;
  /** Number or id of the point of sale. */
  readonly customer: string;
  /** Such as 'SS27'. */
  readonly season: string;
  /** Such as '13-0'. */
  readonly subdivision: string | null;
  /** Such as 'main'. */
  readonly collectionType: string | null;
}

/** The result of looking for a place: the place with its locks, or why it could not be determined. */
export type PlaceFound =
  | { readonly kind: 'one'; readonly place: SeasonPlace; readonly locks: readonly Lock[] }
  /** There is no such customer, or the user may not order for it. */
  | { readonly kind: 'noCustomer' }
  /** None of the seasons open to the customer fits, or several do: `choices` are the places to choose from. */
  | { readonly kind: 'none' | 'several'; readonly choices: readonly SeasonPlace[] };

/** The customer with a number or an id, among those a search for it has found. */
export const matchingCustomer = (found: readonly Customer[], wanted: string): Customer | undefined =>
  found.find(({ customerNumber }) => customerNumber === wanted) ??
  found.find(({ customerId }) => customerId === wanted);

/** The place that fits among the selling times open to a customer. */
export function matchingPlace(
  { rightEnv, season, subdivision, collectionType }: WantedPlace,
  { customerId, locks }: Customer,
  open: readonly SellingTime[],
): PlaceFound {
  const places = open.map((time) => ({
    rightEnv,
    customerId,
    season: time.season,
    subdivision: time.subdivision,
    collectionType: time.collectionType,
  }));
  const fitting = places.filter(
    (place) =>
      place.season.toUpperCase() === season.toUpperCase() &&
      (subdivision === null || place.subdivision === subdivision) &&
      (collectionType === null || place.collectionType.toUpperCase() === collectionType.toUpperCase()),
  );
  const [place] = fitting;
  if (!place) return { kind: 'none', choices: places };
  return fitting.length > 1 ? { kind: 'several', choices: fitting } : { kind: 'one', place, locks };
}
