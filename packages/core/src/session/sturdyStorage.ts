import type { StoragePort } from '../platform/ports.ts';

export const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Whether a storage accepts a text and returns it. */
export const holds = (storage: StoragePort, key: string, value: string): boolean =>
  attempt(() => {
    storage.set(key, value);
    return storage.get(key) === value;
  }) ?? false;

/**
 * Storage that never throws. A value that one place does not accept (blocked, full) goes to the next one, and finally
 * to memory, where it lasts as long as the page.
 */
export function sturdyStorage(...places: readonly StoragePort[]): StoragePort {
  const memory = new Map<string, string>();
  const remove = (key: string): void => {
    memory.delete(key);
    for (const place of places) attempt(() => place.remove(key));
  };
  return {
    get(key) {
      const found = places.map((place) => attempt(() => place.get(key)) ?? null);
      return memory.get(key) ?? found.find((value) => value !== null) ?? null;
    },
    set(key, value) {
      remove(key);
      if (!places.some((place) => holds(place, key, value))) memory.set(key, value);
    },
    remove,
    keys: () => [
      ...new Set([...memory.keys(), ...places.flatMap((place) => attempt(() => [...place.keys()]) ?? [])]),
    ],
  };
}
