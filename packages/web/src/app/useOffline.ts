import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser knows that it has no network; without that knowledge it may still reach nothing. */
export const isOffline = (): boolean => navigator.onLine === false;

/** {@link isOffline}, followed. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
