/** The oldest release whose pages the portal still serves, as the last answer told. */
export interface OldestRelease {
  /** 0: no answer has told yet. */
  known(): number;
  onTold(oldest: number): void;
  /** Calls the listener when an answer tells another than the one before. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export function createOldestRelease(): OldestRelease {
  let oldest = 0;
  const listeners = new Set<() => void>();
  return {
    known: () => oldest,
    onTold(told) {
      if (told === oldest) return;
      oldest = told;
      for (const listener of [...listeners]) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
