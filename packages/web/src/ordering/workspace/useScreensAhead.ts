import { useEffect } from 'react';
import type { LazyPart } from '../../platform/lazyPart.ts';

type Part = Pick<LazyPart<never>, 'fetchAhead'>;

/** Milliseconds; for browsers without `requestIdleCallback`. */
const PAUSE = 500;

const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, PAUSE);
  return () => clearTimeout(asked);
};

/** Loads the parts one after another, once the browser is idle. Returns what ends it. */
const fetchAhead = (parts: readonly Part[]): (() => void) => {
  let wanted = true;
  const stop = whenIdle(async () => {
    for (const part of parts) if (wanted) await part.fetchAhead();
  });
  return () => {
    wanted = false;
    stop();
  };
};

/** Loads the code of the next screens, one after another, once the current one is ready and the browser is idle. */
export function useScreensAhead(isReady: boolean, parts: readonly Part[]): void {
  useEffect(() => {
    if (isReady) return fetchAhead(parts);
  }, [isReady, parts]);
}
