import { useSyncExternalStore } from 'react';

/** From the breakpoint `md` on (60rem) the filters have room beside the list. */
const query = '(min-width: 60rem)';

/** Not known where nothing is laid out: then there is room. */
const media = (): MediaQueryList | undefined => window.matchMedia?.(query);

const subscribe = (listener: () => void) => {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? true);
