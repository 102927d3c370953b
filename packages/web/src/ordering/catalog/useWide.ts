import { BREAKPOINTS } from '@selvedge/core/looks';
import { useState, useSyncExternalStore } from 'react';

/** From here on the filters have room beside the list; in rem, as the style sheet has it. */
const query = `(min-width: ${BREAKPOINTS.md / 16}rem)`;

/** Whether they have; where nothing is laid out it is not known, and there is room. */
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
