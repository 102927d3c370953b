import {
  activeSellingTimes,
  brandTree,
  customer,
  customers,
  dashboardTiles,
  type Endpoint,
  lastOrders,
  resolvedRights,
  seasonState,
  styleDetail,
  styleIndex,
  upcomingSellingTimes,
  userProfile,
  userRoles,
  userSettings,
} from '../contract/index.ts';
import { demandOf, parseRoute, type Route } from '../navigation/routes.ts';
import { type ApiBases, addressOf } from '../platform/api/address.ts';

/** A query that the portal makes as soon as its code runs. */
export interface FirstCall {
  /** Its address at the bases that were given. */
  readonly address: string;
  /** Whether it carries the access token as bearer authorization, too (B1). */
  readonly bearer: boolean;
}

/** A query with its parameters; which ones it has is a matter of its endpoint. */
interface Ask {
  readonly endpoint: Pick<
    Endpoint<never, never, never, never>,
    'base' | 'version' | 'path' | 'credentials' | 'method'
  >;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Whatever the address. */
const everywhere: readonly Ask[] = [userSettings, userRoles, resolvedRights, dashboardTiles, userProfile].map(
  (endpoint) => ({ endpoint }),
);

/** Only of screens that are open to whoever may order or look: of the others a call might be refused. */
const ofScreen = (route: Route): readonly Ask[] => {
  switch (route.screen) {
    case 'pos':
      return [customers, lastOrders].map((endpoint) => ({
        endpoint,
        params: { rightEnv: route.rightEnv },
      }));
    case 'seasons': {
      const { rightEnv, customerId } = route;
      const params = { rightEnv, customerId };
      return [
        ...[customer, activeSellingTimes, upcomingSellingTimes].map((endpoint) => ({ endpoint, params })),
        { endpoint: brandTree, params: { rightEnv } },
        { endpoint: lastOrders, params: { rightEnv }, query: { customerId } },
      ];
    }
    case 'styles':
    case 'style':
    case 'cart':
    case 'check':
    case 'entry':
    case 'live': {
      const { rightEnv, customerId } = route.place;
      return [
        { endpoint: styleIndex, params: route.place },
        { endpoint: customer, params: { rightEnv, customerId } },
        { endpoint: seasonState, params: route.place },
        ...(route.screen === 'style'
          ? [{ endpoint: styleDetail, params: { ...route.place, articleId: route.articleId } }]
          : []),
      ];
    }
    default:
      return [];
  }
};

/**
 * What the portal asks for first at an address, for somebody who is signed in: known before its code is there, so that a
 * page can ask while it is on its way. Empty where the address asks for no sign-in.
 *
 * @param path the address with its query, as in `location`
 * @param bases the bases of the calls, as configured
 */
export function firstCalls(path: string, bases: ApiBases): readonly FirstCall[] {
  const route = parseRoute(path);
  if (demandOf(route) !== 'signIn' || route.screen === 'grant') return [];
  return [...everywhere, ...ofScreen(route)].map(({ endpoint, params, query }) => ({
    address: addressOf(endpoint, bases, params, query),
    bearer: endpoint.credentials === 'bearer',
  }));
}
