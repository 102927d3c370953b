import { idStruct, type RightEnv, rightEnvs, type SeasonPlace } from '../contract/index.ts';
import type { OrderingRoute } from '../ordering/orderingRoute.ts';

/** The pages of /terms-and-conditions; null is their overview (specification, section 2). */
export const termsPages = ['agb', 'gtc', 'code-of-conduct-de', 'code-of-conduct-en'] as const;
export type TermsPage = (typeof termsPages)[number];

/** Every place of the portal that has an address (specification, section 2). */
export type Route =
  | { readonly screen: 'dashboard' }
  /** A tile's sub-page. */
  | { readonly screen: 'content'; readonly slug: string }
  | { readonly screen: 'imprint' }
  | { readonly screen: 'terms'; readonly page: TermsPage | null }
  /** General conditions by the id of their document. */
  | { readonly screen: 'conditions'; readonly documentId: string }
  | { readonly screen: 'weCare' }
  /** Turns the analysis off and leads to the imprint. */
  | { readonly screen: 'trackingOff' }
  | { readonly screen: 'logout' }
  /** Where the provider sends the browser back to. */
  | { readonly screen: 'grant' }
  | OrderingRoute
  | { readonly screen: 'unknown'; readonly path: string };

/** First segments that are never a content page's slug: other pages, or the backend's own paths. */
const taken = new Set([
  'imprint',
  'terms-and-conditions',
  'logout',
  'oauth',
  'ordering',
  'gtc',
  'we-care',
  'tracking-off',
  'api',
  'extranet',
  'oidc',
  'self-service',
  'tracking',
  'operator',
]);

/** A longer search part of an address is not read. */
const LONGEST_SEARCH = 4000;

const isId = (segment: string): boolean => idStruct.is(segment) && segment !== '.' && segment !== '..';

const isOneOf = <T extends string>(values: readonly T[], value: string | undefined): value is T =>
  values.some((known) => known === value);

/** Parts of a season's key are joined by dots; a dot within a part is written as '~', which no id holds. */
const seasonKey = ({ season, subdivision, collectionType }: SeasonPlace): string =>
  [season, subdivision, collectionType].map((part) => part.replaceAll('.', '~')).join('.');

const parsePlace = (rightEnv: RightEnv, customerId: string, key: string): SeasonPlace | null => {
  const parts = key.split('.').map((part) => part.replaceAll('~', '.'));
  const [season, subdivision, collectionType] = parts;
  if (season === undefined || subdivision === undefined || collectionType === undefined) return null;
  if (parts.length !== 3 || !parts.every((part) => idStruct.is(part))) return null;
  return { rightEnv, customerId, season, subdivision, collectionType };
};

/** The part of an address that narrows a list, as routes hold it. */
const narrowing = (search: string): { search?: string } =>
  search.length > 1 && search.length <= LONGEST_SEARCH ? { search } : {};

const parseWithinSeason = (
  place: SeasonPlace,
  rest: readonly string[],
  search: string,
): OrderingRoute | null => {
  const [first, second, ...more] = rest;
  if (more.length > 0) return null;
  if (first === undefined) return { screen: 'styles', place, ...narrowing(search) };
  if (first === 'styles' && second !== undefined && isId(second))
    return { screen: 'style', place, articleId: second, ...narrowing(search) };
  if (first === 'live' && (second === undefined || isId(second)))
    return { screen: 'live', place, eventId: second ?? null };
  if (second !== undefined) return null;
  return first === 'cart' || first === 'check' || first === 'entry' ? { screen: first, place } : null;
};

const parseOrdering = (
  [first, second, third, ...rest]: readonly string[],
  search: string,
): OrderingRoute | null => {
  if (isOneOf(rightEnvs, first)) {
    if (second === undefined) return { screen: 'pos', rightEnv: first };
    if (!isId(second)) return null;
    if (third === undefined)
      return { screen: 'seasons', rightEnv: first, customerId: second, ...narrowing(search) };
    const place = parsePlace(first, second, third);
    return place && parseWithinSeason(place, rest, search);
  }
  if (second === undefined || third !== undefined) return null;
  if (first === 'orders') return isId(second) ? { screen: 'order', orderId: second } : null;
  return first === 'waiting' && isOneOf(rightEnvs, second) ? { screen: 'waiting', rightEnv: second } : null;
};

const parseTerms = ([page, ...rest]: readonly string[]): Route | null => {
  if (page === undefined) return { screen: 'terms', page: null };
  return rest.length === 0 && isOneOf(termsPages, page) ? { screen: 'terms', page } : null;
};

const parseConditions = ([documentId, ...rest]: readonly string[]): Route | null =>
  documentId !== undefined && rest.length === 0 && /^[a-z0-9][a-z0-9-]{0,63}$/.test(documentId)
    ? { screen: 'conditions', documentId }
    : null;

const parseSegments = ([first, ...rest]: readonly string[], search: string): Route | null => {
  if (first === undefined) return { screen: 'dashboard' };
  if (first === 'ordering') return parseOrdering(rest, search);
  if (first === 'terms-and-conditions') return parseTerms(rest);
  if (first === 'gtc') return parseConditions(rest);
  if (first === 'oauth') return rest.join('/') === 'v2/grant' ? { screen: 'grant' } : null;
  if (rest.length > 0) return null;
  if (first === 'imprint' || first === 'logout') return { screen: first };
  if (first === 'we-care') return { screen: 'weCare' };
  if (first === 'tracking-off') return { screen: 'trackingOff' };
  return isId(first) && !taken.has(first) ? { screen: 'content', slug: first } : null;
};

/**
 * The place a path means; its search matters to the list of styles alone, its hash and one slash at the end to
 * none. Anything that is not exactly an address of the portal is `unknown`: segments are taken as they are, never
 * decoded.
 */
export function parseRoute(path: string): Route {
  const [address = ''] = path.split('#', 1);
  const [pathname = ''] = address.split('?', 1);
  const unknown: Route = { screen: 'unknown', path: pathname };
  if (!pathname.startsWith('/')) return unknown;
  const segments = pathname === '/' ? [] : pathname.slice(1).replace(/\/$/, '').split('/');
  return segments.includes('')
    ? unknown
    : (parseSegments(segments, address.slice(pathname.length)) ?? unknown);
}

const seasonPath = (place: SeasonPlace): string =>
  `/ordering/${place.rightEnv}/${place.customerId}/${seasonKey(place)}`;

/** The path of a place; {@link parseRoute} is its inverse. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'dashboard':
      return '/';
    case 'content':
      return `/${route.slug}`;
    case 'imprint':
    case 'logout':
      return `/${route.screen}`;
    case 'terms':
      return route.page === null ? '/terms-and-conditions' : `/terms-and-conditions/${route.page}`;
    case 'conditions':
      return `/gtc/${route.documentId}`;
    case 'weCare':
      return '/we-care';
    case 'trackingOff':
      return '/tracking-off';
    case 'grant':
      return '/oauth/v2/grant';
    case 'pos':
      return `/ordering/${route.rightEnv}`;
    case 'waiting':
      return `/ordering/waiting/${route.rightEnv}`;
    case 'order':
      return `/ordering/orders/${route.orderId}`;
    case 'seasons':
      return `/ordering/${route.rightEnv}/${route.customerId}${route.search ?? ''}`;
    case 'styles':
      return `${seasonPath(route.place)}${route.search ?? ''}`;
    case 'style':
      return `${seasonPath(route.place)}/styles/${route.articleId}${route.search ?? ''}`;
    case 'cart':
    case 'check':
    case 'entry':
      return `${seasonPath(route.place)}/${route.screen}`;
    case 'live':
      return `${seasonPath(route.place)}/live${route.eventId === null ? '' : `/${route.eventId}`}`;
    case 'unknown':
      return route.path;
  }
}

const orderingScreens = [
  'pos',
  'waiting',
  'seasons',
  'styles',
  'style',
  'cart',
  'check',
  'entry',
  'live',
  'order',
] as const;

export const isOrderingRoute = (route: Route): route is OrderingRoute =>
  isOneOf(orderingScreens, route.screen);

const legalScreens = ['imprint', 'terms', 'conditions', 'weCare'] as const;

/** The legal pages (section 2). */
export type LegalRoute = Extract<Route, { readonly screen: (typeof legalScreens)[number] }>;

export const isLegalRoute = (route: Route): route is LegalRoute => isOneOf(legalScreens, route.screen);

const openScreens = [...legalScreens, 'trackingOff', 'logout'] as const;

/**
 * Whether a place is shown to people who have not signed in: the legal pages and signing out. Every other one is
 * gated by sign-in (section 2).
 */
export const isOpenRoute = ({ screen }: Route): boolean => isOneOf(openScreens, screen);

/** What a place asks of the session. */
export type Demand = 'signIn' | 'logout' | 'nothing';

export const demandOf = (route: Route): Demand => {
  if (route.screen === 'logout') return 'logout';
  return isOpenRoute(route) ? 'nothing' : 'signIn';
};
