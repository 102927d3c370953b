import { parseRoute } from '../app/routes.ts';

/** Query parameters that belong to a sign-in, not to a place. */
const answerParams = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss'];

/** A longer location is not one of the portal's. */
const LONGEST = 2000;

const backslashOrControl = /[\\\p{Cc}\u2028\u2029]/u;

/**
 * The path to go to after sign-in: `candidate` as path, search and hash when it lies on the portal's own
 * origin, else '/'. What could leave the portal ('//elsewhere.test', backslashes, control characters, other
 * schemes), and the pages that would sign in or out again, become '/' (requirement A5).
 */
export function safeLocation(candidate: string, origin: string): string {
  if (!candidate.startsWith('/') || candidate.startsWith('//')) return '/';
  if (candidate.length > LONGEST || backslashOrControl.test(candidate)) return '/';
  if (!URL.canParse(candidate, origin)) return '/';
  const url = new URL(candidate, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  const { screen } = parseRoute(url.pathname);
  if (screen === 'grant' || screen === 'logout') return '/';
  if (answerParams.some((name) => url.searchParams.has(name)))
    for (const name of answerParams) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** Where the page is, as a {@link safeLocation}. */
export function locationOf(href: string): string {
  const { origin, pathname, search, hash } = new URL(href);
  return safeLocation(pathname + search + hash, origin);
}
