import type { WakePort } from '@selvedge/core';
import { isOffline } from '../useOffline.ts';

/** The page becomes visible again, returns from the back-forward cache, or is back online. */
export const browserWake = (page: Window): WakePort => ({
  isOffline,
  subscribe(listener) {
    const shown = () => page.document.visibilityState === 'visible' && listener();
    const restored = ({ persisted }: PageTransitionEvent) => persisted && listener();
    page.document.addEventListener('visibilitychange', shown);
    page.addEventListener('pageshow', restored);
    page.addEventListener('online', listener);
    return () => {
      page.document.removeEventListener('visibilitychange', shown);
      page.removeEventListener('pageshow', restored);
      page.removeEventListener('online', listener);
    };
  },
});
