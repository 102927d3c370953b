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
 * The address bar. Browsers fire an event for Back and Forward, but not for a history entry that a script adds (as
 * links of the portal do). So this also intercepts those two history calls.
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
      // A page that replaces its own URL does not navigate.
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
