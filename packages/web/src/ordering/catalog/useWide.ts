import { BREAKPOINTS } from '@selvedge/core/looks';
import { useState, useSyncExternalStore } from 'react';

/** From this width the filters have room beside the list. In rem, as in the style sheet. */
const query = `(min-width: ${BREAKPOINTS.md / 16}rem)`;

/** Whether there is room for filters beside the list. True where the environment has no layout (`matchMedia`). */
export function useWide(): boolean {
  const [screen] = useState(() => {
    const media: MediaQueryList | undefined = window.matchMedia?.(query);
    return {
      isWide: () => media?.matches ?? true,
      subscribe: (listener: () => void) => {
        media?.addEventListener('change', listener);
        return () => media?.removeEventListener('change', listener);
      },
    };
  });
  return useSyncExternalStore(screen.subscribe, screen.isWide);
}
