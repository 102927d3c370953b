import type { CookiePort } from '@selvedge/core';

const isAddress = (host: string): boolean => host === 'localhost' || /^[\d.]+$|:/.test(host);

/**
 * The domain for the portal's shared cookies: the host's parent, `portal.example.com` → `example.com`. Null for an IP
 * address, localhost, or a host without a parent: the cookie then belongs to the host alone. The parent may be a public
 * suffix (`co.uk`), for which browsers store no cookies.
 */
export function parentDomain(host: string): string | null {
  if (isAddress(host)) return null;
  const labels = host.split('.');
  if (labels.length < 2) return null;
  return labels.length === 2 ? host : labels.slice(1).join('.');
}

/**
 * Cookies shared with other portals of the group: on the parent domain, and secure and cross-site if the page is secure
 * (I1). If a browser refuses the parent domain, the cookie belongs to the host alone. If it refuses cookies altogether,
 * nothing is stored.
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
      // A cookie of the host alone would hide the one of the parent domain.
      if (domain !== null) put(name, '', 0, null);
      put(name, value, seconds, domain);
      if (domain !== null && seconds > 0 && read(name) !== value) put(name, value, seconds, null);
    },
  };
};
