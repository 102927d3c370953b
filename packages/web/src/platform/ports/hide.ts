import type { HidePort } from '@selvedge/core';

/**
 * The page goes to the background or is left. Listens to both events, because browsers differ in which of them they
 * fire when a tab is closed.
 */
export const browserHide = (page: Window): HidePort => ({
  subscribe(listener) {
    const hidden = () => page.document.visibilityState === 'hidden' && listener();
    page.document.addEventListener('visibilitychange', hidden);
    page.addEventListener('pagehide', listener);
    return () => {
      page.document.removeEventListener('visibilitychange', hidden);
      page.removeEventListener('pagehide', listener);
    };
  },
});
