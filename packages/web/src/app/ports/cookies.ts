import type { CookiePort } from '@selvedge/core';

const isAddress = (host: string): boolean => host === 'localhost' || /^[\d.]+$|:/.test(host);

/**
 * The domain a cookie of the portal is shared with: the host's parent, `portal.example.com` → `example.com`. Null for a
 * host that has none, an address or the machine itself: then the cookie is of the host alone.
 */
export function parentDomain(host: string): string | null {
  if (isAddress(host)) return null;
  const labels = host.split('.');
  if (labels.length < 2) return null;
  return labels.length === 2 ? host : labels.slice(1).join('.');
}

/** Cookies that other portals of the group share: secure and cross-site where the page is (specification, section 4). */
export const browserCookies = (page: Pick<Window, 'document' | 'location'>): CookiePort => ({
  read(name) {
    try {
      const found = page.document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : found.slice(name.length + 1);
    } catch {
      return null;
    }
  },
  write(name, value, seconds) {
    const { hostname, protocol } = page.location;
    const domain = parentDomain(hostname);
    const parts = [
      `${name}=${value}`,
      'path=/',
      `max-age=${seconds}`,
      ...(domain === null ? [] : [`domain=${domain}`]),
      ...(protocol === 'https:' ? ['secure', 'samesite=none'] : ['samesite=lax']),
    ];
    try {
      page.document.cookie = parts.join('; ');
    } catch {
      return;
    }
  },
});
