import type { RightEnv, SeasonPlace } from '../contract/index.ts';

/** Where one can be in the ordering area. */
export type OrderingRoute =
  | { readonly screen: 'pos'; readonly rightEnv: RightEnv }
  | { readonly screen: 'waiting'; readonly rightEnv: RightEnv }
  | {
      readonly screen: 'seasons';
      readonly rightEnv: RightEnv;
      readonly customerId: string;
      readonly search?: string;
    }
  /** The carts of a customer. */
  | { readonly screen: 'carts'; readonly rightEnv: RightEnv; readonly customerId: string }
  /** The orders of a customer. */
  | { readonly screen: 'orders'; readonly rightEnv: RightEnv; readonly customerId: string }
  /** The group orders, or one of them. */
  | { readonly screen: 'groups'; readonly rightEnv: RightEnv; readonly groupId: string | null }
  /** `search` is what the list is narrowed by, as the address says it: '?…'; absent: by nothing. */
  | { readonly screen: 'styles'; readonly place: SeasonPlace; readonly search?: string }
  | {
      readonly screen: 'style';
      readonly place: SeasonPlace;
      readonly articleId: string;
      readonly search?: string;
    }
  /** `search` says how the cart is looked at. */
  | { readonly screen: 'cart'; readonly place: SeasonPlace; readonly search?: string }
  /** `search` says how the rack is looked at. */
  | { readonly screen: 'check'; readonly place: SeasonPlace; readonly search?: string }
  /** Fast entry: a pasted list or a file. */
  | { readonly screen: 'entry'; readonly place: SeasonPlace }
  /** Live shopping: the events of the season, or one of them. */
  | { readonly screen: 'live'; readonly place: SeasonPlace; readonly eventId: string | null }
  | { readonly screen: 'order'; readonly orderId: string };

/** Screens inside one season of one customer. */
export type PlaceRoute = Extract<OrderingRoute, { place: SeasonPlace }>;

export const samePlace = (one: SeasonPlace, other: SeasonPlace): boolean =>
  one.rightEnv === other.rightEnv &&
  one.customerId === other.customerId &&
  one.season === other.season &&
  one.subdivision === other.subdivision &&
  one.collectionType === other.collectionType;

export const searchIn = (route: OrderingRoute): string => ('search' in route && route.search) || '';

/** Whether two addresses show the same screen of the same thing; how it is narrowed may differ. */
export const sameScreen = (one: PlaceRoute, other: PlaceRoute): boolean => {
  if (one.screen === 'style' && other.screen === 'style') return one.articleId === other.articleId;
  if (one.screen === 'live' && other.screen === 'live') return one.eventId === other.eventId;
  return one.screen === other.screen;
};
