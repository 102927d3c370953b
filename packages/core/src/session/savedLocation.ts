import { parseRoute } from '../navigation/routes.ts';

/** Query parameters of a sign-in response, which are not part of a location. */
const answerParams = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss'];

/** No location of the portal is longer than this. */
const LONGEST = 2000;

const backslashOrControl = /[\\\p{Cc}\u2028\u2029]/u;

/**
 * Returns the path to open after sign-in: path, search and hash of `candidate` if it is on the portal's own origin,
 * else '/'. Anything that could leave the portal ('//elsewhere.test', backslashes, control characters, other schemes)
 * becomes '/', and so do pages that would sign in or out again (requirement A5).
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

/** The current page as a {@link safeLocation}. */
export function locationOf(href: string): string {
  const { origin, pathname, search, hash } = new URL(href);
  return safeLocation(pathname + search + hash, origin);
}
