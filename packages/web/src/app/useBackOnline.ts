import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './useOffline.ts';

/** Whether one is offline; `onBack` is called each time that ends. */
export function useBackOnline(onBack: () => void): boolean {
  const offline = useOffline();
  const was = useRef(offline);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const before = was.current;
    was.current = offline;
    if (!before || offline) return;
    // Once all that listens has heard of it.
    const soon = setTimeout(back, 0);
    return () => clearTimeout(soon);
  }, [offline]);
  return offline;
}
