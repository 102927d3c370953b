import type { Sanitize } from './sanitize.ts';

/** A sanitizer that loads when somebody first waits for it, as `useSyncExternalStore` reads it. */
export interface Sanitizer {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Undefined until it is loaded. Null: it could not be loaded; whoever waits next tries again. */
  readonly current: () => Sanitize | null | undefined;
}

export function sanitizerFrom(load: () => Promise<Sanitize>): Sanitizer {
  let sanitize: Sanitize | null | undefined;
  return {
    subscribe: (onChange) => {
      if (!sanitize) {
        void load()
          .catch(() => null)
          .then((loaded) => {
            sanitize = loaded;
            onChange();
          });
      }
      return () => {};
    },
    current: () => sanitize,
  };
}

export const sanitizer = sanitizerFrom(async () => (await import('./sanitize.ts')).ownSanitizer());
