import type { RightEnv, SeasonPlace } from '../contract/index.ts';

/** The routes of the ordering area. */
export type OrderingRoute =
  | { readonly screen: 'pos'; readonly rightEnv: RightEnv }
  | { readonly screen: 'waiting'; readonly rightEnv: RightEnv }
  | {
      readonly screen: 'seasons';
      readonly rightEnv: RightEnv;
      readonly customerId: string;
      readonly search?: string;
    }
  | { readonly screen: 'carts'; readonly rightEnv: RightEnv; readonly customerId: string }
  | { readonly screen: 'orders'; readonly rightEnv: RightEnv; readonly customerId: string }
  /** The group orders, or one of them. */
  | { readonly screen: 'groups'; readonly rightEnv: RightEnv; readonly groupId: string | null }
  /** `search` is the query string with the list's filters: '?…'; absent: no filters. */
  | { readonly screen: 'styles'; readonly place: SeasonPlace; readonly search?: string }
  | {
      readonly screen: 'style';
      readonly place: SeasonPlace;
      readonly articleId: string;
      readonly search?: string;
    }
  /** `search` holds the cart's view options. */
  | { readonly screen: 'cart'; readonly place: SeasonPlace; readonly search?: string }
  /** `search` holds the rack's view options. */
  | { readonly screen: 'check'; readonly place: SeasonPlace; readonly search?: string }
  /** Bulk entry: pasted lists or files. */
  | { readonly screen: 'entry'; readonly place: SeasonPlace }
  /** Live shopping: the events of the season, or one of them. */
  | { readonly screen: 'live'; readonly place: SeasonPlace; readonly eventId: string | null }
  | { readonly screen: 'order'; readonly orderId: string };

/** The route that ends the session. */
export interface SignOut {
  readonly screen: 'logout';
}

/** Screens within one season of one customer. */
export type PlaceRoute = Extract<OrderingRoute, { place: SeasonPlace }>;

export const samePlace = (one: SeasonPlace, other: SeasonPlace): boolean =>
  one.rightEnv === other.rightEnv &&
  one.customerId === other.customerId &&
  one.season === other.season &&
  one.subdivision === other.subdivision &&
  one.collectionType === other.collectionType;

export const searchIn = (route: OrderingRoute): string => ('search' in route && route.search) || '';

/** Whether two routes show the same screen of the same object; their filters may differ. */
export const sameScreen = (one: PlaceRoute, other: PlaceRoute): boolean => {
  if (one.screen === 'style' && other.screen === 'style') return one.articleId === other.articleId;
  if (one.screen === 'live' && other.screen === 'live') return one.eventId === other.eventId;
  return one.screen === other.screen;
};
