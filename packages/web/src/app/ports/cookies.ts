import type { CookiePort } from '@selvedge/core';

const isAddress = (host: string): boolean => host === 'localhost' || /^[\d.]+$|:/.test(host);

/**
 * The domain a cookie of the portal is shared with: the host's parent, `portal.example.com` → `example.com`. Null for a
 * host that has none, an address or the machine itself: then the cookie is of the host alone. The parent may be one
 * that browsers keep no cookies for (`co.uk`).
 */
export function parentDomain(host: string): string | null {
  if (isAddress(host)) return null;
  const labels = host.split('.');
  if (labels.length < 2) return null;
  return labels.length === 2 ? host : labels.slice(1).join('.');
}

/**
 * Cookies that other portals of the group share: of the parent domain, secure and cross-site where the page is
 * (I1). Where a browser refuses the parent, the cookie is of the host alone; where it refuses all,
 * nothing is kept.
 */
export const browserCookies = (page: Pick<Window, 'document' | 'location'>): CookiePort => {
  const read = (name: string): string | null => {
    try {
      const found = page.document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : found.slice(name.length + 1);
    } catch {
      return null;
    }
  };
  const put = (name: string, value: string, seconds: number, domain: string | null): void => {
    const parts = [
      `${name}=${value}`,
      'path=/',
      `max-age=${seconds}`,
      ...(domain === null ? [] : [`domain=${domain}`]),
      ...(page.location.protocol === 'https:' ? ['secure', 'samesite=none'] : ['samesite=lax']),
    ];
    try {
      page.document.cookie = parts.join('; ');
    } catch {
      return;
    }
  };
  return {
    read,
    write(name, value, seconds) {
      const domain = parentDomain(page.location.hostname);
      // One of the host alone would hide the parent's.
      if (domain !== null) put(name, '', 0, null);
      put(name, value, seconds, domain);
      if (domain !== null && seconds > 0 && read(name) !== value) put(name, value, seconds, null);
    },
  };
};
