import { fetchChunk } from '../../platform/fetchChunk.ts';
import type { Sanitize } from './sanitize.ts';

/** A sanitizer that loads when somebody first waits for it, as `useSyncExternalStore` reads it. */
export interface Sanitizer {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Undefined until it is loaded. Null: it could not be loaded; the next text, or the network's return, tries again. */
  readonly current: () => Sanitize | null | undefined;
}

export function sanitizerFrom(load: () => Promise<Sanitize>): Sanitizer {
  const waiting = new Set<() => void>();
  let sanitize: Sanitize | null | undefined;
  let isLoading = false;
  const attempt = async () => {
    if (sanitize || isLoading || waiting.size === 0) return;
    isLoading = true;
    sanitize = await load().catch(() => null);
    isLoading = false;
    for (const onChange of waiting) onChange();
  };
  window.addEventListener('online', attempt);
  return {
    subscribe: (onChange) => {
      waiting.add(onChange);
      void attempt();
      return () => waiting.delete(onChange);
    },
    current: () => sanitize,
  };
}

export const sanitizer = sanitizerFrom(async () =>
  (await fetchChunk(() => import('./sanitize.ts'))).ownSanitizer(),
);
