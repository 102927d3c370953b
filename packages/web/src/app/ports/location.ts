import type { LocationPort } from '@selvedge/core';

type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;
type Change = 'pushState' | 'replaceState';

/**
 * The address bar. The browser tells of going back and forth, but not of a history entry that a script adds
 * (as a link of the portal does), so those two calls are listened to.
 */
export function browserLocation(page: Page): LocationPort {
  const listeners = new Set<() => void>();
  const report = () => {
    for (const listener of [...listeners]) listener();
  };
  const overhear = (change: Change) => {
    const act = page.history[change].bind(page.history);
    page.history[change] = (data, unused, url) => {
      act(data, unused, url);
      report();
    };
  };
  overhear('pushState');
  overhear('replaceState');
  page.addEventListener('popstate', report);
  return {
    href: () => page.location.href,
    assign: (address) => page.location.assign(address),
    replace: (path) => page.history.replaceState(page.history.state, '', path),
    reload: () => page.location.reload(),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
