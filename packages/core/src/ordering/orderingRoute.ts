import type { RightEnv, SeasonPlace } from '../contract/index.ts';

/** Where one can be in the ordering area. */
export type OrderingRoute =
  | { readonly screen: 'pos'; readonly rightEnv: RightEnv }
  | { readonly screen: 'waiting'; readonly rightEnv: RightEnv }
  | { readonly screen: 'seasons'; readonly rightEnv: RightEnv; readonly customerId: string }
  | { readonly screen: 'styles'; readonly place: SeasonPlace }
  | { readonly screen: 'style'; readonly place: SeasonPlace; readonly articleId: string }
  | { readonly screen: 'cart'; readonly place: SeasonPlace }
  | { readonly screen: 'check'; readonly place: SeasonPlace }
  | { readonly screen: 'order'; readonly orderId: string };

/** Screens inside one season of one customer. */
export type PlaceRoute = Extract<OrderingRoute, { place: SeasonPlace }>;

export const samePlace = (one: SeasonPlace, other: SeasonPlace): boolean =>
  one.rightEnv === other.rightEnv &&
  one.customerId === other.customerId &&
  one.season === other.season &&
  one.subdivision === other.subdivision &&
  one.collectionType === other.collectionType;
