import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser knows that it has no network. When false, the network may still be unreachable. */
export const isOffline = (): boolean => navigator.onLine === false;

/** {@link isOffline} as a hook that follows changes. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
