import {
  activeSellingTimes,
  brandTree,
  customer,
  customers,
  dashboardTiles,
  type Endpoint,
  lastOrders,
  type RightEnv,
  resolvedRights,
  rightEnvs,
  type SeasonPlace,
  seasonState,
  styleDetail,
  styleIndex,
  upcomingSellingTimes,
  userProfile,
  userRoles,
  userSettings,
} from '../contract/index.ts';
import { demandOf, formatRoute, parseRoute, type Route } from '../navigation/routes.ts';
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

/** Whatever the address: what every screen waits for, and what stands around it. */
const needed: readonly Ask[] = [userSettings, userRoles, resolvedRights].map((endpoint) => ({ endpoint }));
const around: readonly Ask[] = [dashboardTiles, userProfile].map((endpoint) => ({ endpoint }));

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

/** In the order in which they are asked: what takes longest first, since a browser asks for few things at a time. */
const callsAt = (route: Route, bases: ApiBases): readonly FirstCall[] => {
  const own = ofScreen(route);
  const isLong = ({ endpoint }: Ask): boolean => endpoint === styleIndex;
  return [...own.filter(isLong), ...needed, ...own.filter((ask) => !isLong(ask)), ...around].map(
    ({ endpoint, params, query }) => ({
      address: addressOf(endpoint, bases, params, query),
      bearer: endpoint.credentials === 'bearer',
    }),
  );
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
  return callsAt(route, bases);
}

/** The first calls of all addresses of one kind. */
export interface CallsOfKind {
  /** A regular expression for the path; its groups are ids, and it takes no longer than the path is long. */
  readonly path: string;
  /** `$1`, `$2` … in an address stand for the groups; what has '~' in the path has a dot there. */
  readonly calls: readonly FirstCall[];
}

/** A place whose ids are marks, which no id, and no other part of an address, contains. */
const marked = (rightEnv: RightEnv): SeasonPlace => ({
  rightEnv,
  customerId: '~1',
  season: '~2',
  subdivision: '~3',
  collectionType: '~4',
});

/** One route of each kind that asks for more than every address does. */
const kinds = (rightEnv: RightEnv): readonly Route[] => {
  const place = marked(rightEnv);
  return [
    { screen: 'pos', rightEnv },
    { screen: 'seasons', rightEnv, customerId: '~1' },
    { screen: 'styles', place },
    { screen: 'style', place, articleId: '~5' },
    { screen: 'cart', place },
    { screen: 'check', place },
    { screen: 'entry', place },
    { screen: 'live', place, eventId: null },
    { screen: 'live', place, eventId: '~5' },
  ];
};

/** An id, and one within a season's key, where '~' stands for a dot. Ids that begin with a dot are too rare to be asked ahead for. */
const id = '([\\w-][\\w.-]{0,63})';
const idInKey = '([\\w-][\\w~-]{0,63})';

const patternOf = (path: string): string =>
  path
    .replaceAll('.', '\\.')
    .replaceAll(/~[2-4]/g, idInKey)
    .replaceAll(/~\d/g, id);

/**
 * {@link firstCalls} for a page that is opened at other addresses than it was sent for: one rule for each kind of them. None
 * where a base has the mark of ids.
 */
export function firstCallsByKind(bases: ApiBases): readonly CallsOfKind[] {
  if (`${bases.apiUrl}${bases.extranetUrl}`.includes('~')) return [];
  return rightEnvs.flatMap(kinds).map((route) => ({
    path: `^${patternOf(formatRoute(route))}/?$`,
    calls: callsAt(route, bases).map(({ address, bearer }) => ({
      address: address.replaceAll(/(?:~|%7E)(\d)/g, '$$$1'),
      bearer,
    })),
  }));
}
