/** Listeners that are told together, as those of a browser's event. */
export const listeners = <Args extends unknown[]>() => {
  const all = new Set<(...args: Args) => void>();
  return {
    tell: (...args: Args) => {
      // As in a browser: one that is added meanwhile hears the next call, one that is removed hears none.
      for (const listener of [...all]) if (all.has(listener)) listener(...args);
    },
    add: (listener: (...args: Args) => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};
