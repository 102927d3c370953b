import { createHash } from 'node:crypto';
import { Provider } from 'oidc-provider';

/**
 * How long a renewal may be asked for again, in seconds: while a page tries again by itself, and as long as most outages
 * last.
 */
export const REPEATABLE = 10 * 60;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The key of the renewal under way, by its hash. A page chooses one at random when it is opened and sends it with each
 * renewal (`renewal_key`), so that its own repetition is told from somebody else's use of the token. null for a
 * renewal without one, and for any other request.
 */
export function renewalKey(): string | null {
  const oidc = Provider.ctx?.oidc;
  const given = oidc?.route === 'token' ? oidc.body?.renewal_key : undefined;
  return typeof given === 'string' && /^[\w-]{22,200}$/.test(given) ? hashOf(given) : null;
}

/** Id (by its hash, as stored) of the refresh token that the renewal under way has used up. */
export function renewedFrom(): string | null {
  const id = Provider.ctx?.oidc?.entities.RotatedRefreshToken?.jti;
  return id === undefined ? null : hashOf(id);
}
