import { formatOrdering, orderingScreens, parseOrdering } from './orderingPaths.ts';
import type { OrderingRoute } from './orderingRoute.ts';
import { isId, isOneOf } from './segments.ts';

/** The pages of /terms-and-conditions; null is the overview page (H1). */
export const termsPages = ['agb', 'gtc', 'code-of-conduct-de', 'code-of-conduct-en'] as const;
/** A page of the terms, named by its path segment. */
export type TermsPage = (typeof termsPages)[number];

/** Every place of the portal that has an address (A10). */
export type Route =
  | { readonly screen: 'dashboard' }
  /** A tile's sub-page. */
  | { readonly screen: 'content'; readonly slug: string }
  | { readonly screen: 'imprint' }
  | { readonly screen: 'terms'; readonly page: TermsPage | null }
  /** General conditions, by document id. */
  | { readonly screen: 'conditions'; readonly documentId: string }
  | { readonly screen: 'weCare' }
  /** Opts out of analytics and redirects to the imprint. */
  | { readonly screen: 'trackingOff' }
  | { readonly screen: 'logout' }
  /** The address to which the identity provider redirects the browser. */
  | { readonly screen: 'grant' }
  | OrderingRoute
  | { readonly screen: 'unknown'; readonly path: string };

/** First path segments that are never a content page's slug: other pages, or paths of the backend. */
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
 * Parses a path into a route. The query string only matters for the list of styles. The hash and one trailing slash
 * are ignored. Any path that is not exactly an address of the portal becomes `unknown`. Segments are never decoded.
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

/** The path of a route; the inverse of {@link parseRoute}. */
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
    case 'unknown':
      return route.path;
    default:
      return formatOrdering(route);
  }
}

/** Whether a route belongs to the ordering area, which is loaded on the first visit. */
export const isOrderingRoute = (route: Route): route is OrderingRoute =>
  isOneOf(orderingScreens, route.screen);

const legalScreens = ['imprint', 'terms', 'conditions', 'weCare'] as const;

/** The legal pages (H1, H3). */
export type LegalRoute = Extract<Route, { readonly screen: (typeof legalScreens)[number] }>;

/** Whether a route shows one of the house's legal texts. */
export const isLegalRoute = (route: Route): route is LegalRoute => isOneOf(legalScreens, route.screen);

/** Whether the overlays render this route: the legal texts and the analytics opt-out. */
export const needsOverlays = (route: Route): boolean => isLegalRoute(route) || route.screen === 'trackingOff';

const openScreens = [...legalScreens, 'trackingOff', 'logout'] as const;

/**
 * Whether a route is open to visitors who have not signed in: the legal pages and logout. All other routes require
 * sign-in (A10).
 */
export const isOpenRoute = ({ screen }: Route): boolean => isOneOf(openScreens, screen);

/** What a route requires of the session. */
export type Demand = 'signIn' | 'logout' | 'nothing';

export const demandOf = (route: Route): Demand => {
  if (route.screen === 'logout') return 'logout';
  return isOpenRoute(route) ? 'nothing' : 'signIn';
};
