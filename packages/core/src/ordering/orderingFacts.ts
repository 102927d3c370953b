import { envOf } from '../access/screenRights.ts';
import type { ResolvedRights, RightEnv, WaitingNews } from '../contract/index.ts';
import { type OrderingRoute, type PlaceRoute, type SignOut, searchIn } from '../navigation/orderingRoute.ts';
import { mayInsert, maySubmit } from '../rules/rights.ts';
import type { Unsaved } from './cart/cartStatus.ts';
import type { NewsCame } from './news/newsChart.ts';
import type { CodeCame } from './screenCode/screenCode.machine.ts';
import type { WorkspaceStatusChanged } from './workspace/workspaceFacts.ts';

export interface OrderingContext {
  route: OrderingRoute;
  /** The requested address, while quantities are still being stored. */
  next: OrderingRoute | SignOut | null;
  rights: ResolvedRights;
  /** The last that the workspace told: what leaving the place would do to what is typed. */
  unsaved: Unsaved;
  /** The screens whose code is there. */
  brought: readonly OrderingRoute['screen'][];
}

export type OrderingEvent =
  | { type: 'route.changed'; route: OrderingRoute }
  | { type: 'language.changed' }
  /** Retry what was refused because of a maintenance. */
  | { type: 'maintenance.over' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.cancelled' }
  /** The user wants to sign out: first store what is typed, or let the user decide about it. */
  | { type: 'signOut.wished' }
  /** Another area of the portal is shown; edits here are kept. */
  | { type: 'area.left' }
  | CodeCame
  | WorkspaceStatusChanged
  | NewsCame<WaitingNews>;

/** The customer of a route; the id is '' if the screen belongs to no customer. */
const customerOf = (route: OrderingRoute): { rightEnv: RightEnv; customerId: string } => ({
  rightEnv: envOf(route),
  customerId: 'customerId' in route ? route.customerId : '',
});

export const isPlaceRoute = (route: OrderingRoute): route is PlaceRoute => 'place' in route;

export const placeRouteOf = ({ route }: OrderingContext): PlaceRoute => {
  if (!isPlaceRoute(route)) throw new Error('the workspace was entered without a place');
  return route;
};

/** Whether both routes show the seasons of the same customer. */
export const sameSeasons = (one: OrderingRoute, other: OrderingRoute): boolean =>
  one.screen === 'seasons' &&
  other.screen === 'seasons' &&
  one.rightEnv === other.rightEnv &&
  one.customerId === other.customerId;

type OfOrdering = { readonly context: OrderingContext };

interface RouteChanged {
  readonly event: { readonly route: OrderingRoute };
}

/** What the chart of a screen is told when the address changes and the screen stays. */
export const newsOf = {
  search: ({ event }: RouteChanged) => ({ type: 'search.shown' as const, search: searchIn(event.route) }),
  route: ({ event }: RouteChanged) => ({ type: 'route.changed' as const, route: event.route as PlaceRoute }),
};

/** What the screens' charts are given. */
export const inputs = {
  screenCode: ({ context: { route } }: OfOrdering) => ({ screen: route.screen }),
  env: ({ context: { route } }: OfOrdering) => ({ rightEnv: envOf(route) }),
  /** The right environment of the waiting orders, and whether the user may see them. */
  waitingNews: ({ context: { route, rights } }: OfOrdering) => ({
    params: { rightEnv: envOf(route) },
    may: maySubmit(rights, envOf(route)),
  }),
  seasons: ({ context: { route } }: OfOrdering) => ({ ...customerOf(route), search: searchIn(route) }),
  customer: ({ context: { route } }: OfOrdering) => customerOf(route),
  carts: ({ context: { route, rights } }: OfOrdering) => ({
    ...customerOf(route),
    mayInsert: mayInsert(rights, envOf(route)),
  }),
  groups: ({ context: { route, rights } }: OfOrdering) => ({
    rightEnv: envOf(route),
    groupId: route.screen === 'groups' ? route.groupId : null,
    mayInsert: mayInsert(rights, envOf(route)),
    maySubmit: maySubmit(rights, envOf(route)),
  }),
  order: ({ context: { route } }: OfOrdering) => ({ orderId: route.screen === 'order' ? route.orderId : '' }),
  workspace: ({ context }: OfOrdering) => ({ route: placeRouteOf(context), rights: context.rights }),
};
