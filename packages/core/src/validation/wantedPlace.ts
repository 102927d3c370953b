import type { Customer, Lock, RightEnv, SeasonPlace, SellingTime } from '../contract/index.ts';

/** Where an order is to go, as somebody writes it. What is null is any, as long as only one fits. */
export interface WantedPlace {
  readonly rightEnv: RightEnv;
  /** Number or id of the point of sale. */
  readonly customer: string;
  /** As in 'SS27'. */
  readonly season: string;
  /** As in '13-0'. */
  readonly subdivision: string | null;
  /** As in 'main'. */
  readonly collectionType: string | null;
}

/** What became of a wanted place: the one that is meant with its locks, or why there is not one. */
export type PlaceFound =
  | { readonly kind: 'one'; readonly place: SeasonPlace; readonly locks: readonly Lock[] }
  /** There is no such customer, or it is not this user's. */
  | { readonly kind: 'noCustomer' }
  /** None of the seasons that are open to the customer fits, or several do: `choices` are those to choose among. */
  | { readonly kind: 'none' | 'several'; readonly choices: readonly SeasonPlace[] };

/** The customer meant by a number or an id, among those that a search for it found. */
export const customerMeant = (found: readonly Customer[], wanted: string): Customer | undefined =>
  found.find(({ customerNumber }) => customerNumber === wanted) ??
  found.find(({ customerId }) => customerId === wanted);

/** The one place that is meant among the selling times that are open to a customer. */
export function placeMeant(
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
