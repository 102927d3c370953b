import type { LocationPort } from '@selvedge/core';
import { addressSoon } from './addressSoon.ts';
import { noteTravel } from './travel.ts';

type LocationWindow = Pick<
  Window,
  | 'location'
  | 'history'
  | 'addEventListener'
  | 'removeEventListener'
  | 'requestAnimationFrame'
  | 'setTimeout'
  | 'clearTimeout'
>;
type Change = 'pushState' | 'replaceState';

/**
 * The address bar. The browser tells of going back and forth, but not of a history entry that a script adds
 * (as a link of the portal does), so those two calls are listened to.
 */
export function browserLocation(page: LocationWindow): LocationPort {
  const listeners = new Set<() => void>();
  const report = () => {
    for (const listener of [...listeners]) listener();
  };
  const overhear = (change: Change) => {
    const act = page.history[change].bind(page.history);
    page.history[change] = (data, unused, url) => {
      act(data, unused, url);
      // What a page writes into its own address is no way to another.
      if (change === 'pushState') noteTravel('onward');
      report();
    };
  };
  overhear('pushState');
  overhear('replaceState');
  page.addEventListener('popstate', () => {
    noteTravel('history');
    report();
  });
  const replace = (path: string) => page.history.replaceState(page.history.state, '', path);
  return {
    href: () => page.location.href,
    assign: (address) => page.location.assign(address),
    replace,
    replaceSoon: addressSoon(page, replace),
    reload: () => page.location.reload(),
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
