import { useEffect, useEffectEvent, useRef } from 'react';
import { useOffline } from './useOffline.ts';

/** Whether one is offline; `onBack` is called each time that ends. */
export function useBackOnline(onBack: () => void): boolean {
  const offline = useOffline();
  const was = useRef(offline);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (was.current && !offline) back();
    was.current = offline;
  }, [offline]);
  return offline;
}
