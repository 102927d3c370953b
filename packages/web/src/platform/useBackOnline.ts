import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './useOffline.ts';

/** Whether the device is offline. Calls `onBack` each time it is back online. */
export function useBackOnline(onBack: () => void): boolean {
  const offline = useOffline();
  const was = useRef(offline);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const before = was.current;
    was.current = offline;
    if (!before || offline) return;
    // After all other listeners have run.
    const soon = setTimeout(back, 0);
    return () => clearTimeout(soon);
  }, [offline]);
  return offline;
}
