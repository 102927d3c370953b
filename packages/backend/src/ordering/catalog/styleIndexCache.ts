import type { Prepared } from '../../endpoint/prepared.ts';

/** Bytes of memory for all prepared indexes together. */
const MOST_BYTES = 128 * 1024 * 1024;

interface CachedIndex {
  readonly version: number;
  readonly made: Promise<Prepared>;
  size: number;
}

/** Caches prepared indexes by what they depend on. The least recently used one is dropped first. */
export interface StyleIndexCache {
  /** The index of a key at a version of the catalogue, made once for all concurrent calls. */
  get(key: string, version: number, make: () => Promise<Prepared>): Promise<Prepared>;
}

export function createStyleIndexCache(mostBytes: number = MOST_BYTES): StyleIndexCache {
  const kept = new Map<string, CachedIndex>();
  const makeRoom = (): void => {
    let size = [...kept.values()].reduce((sum, one) => sum + one.size, 0);
    for (const [key, one] of kept) {
      if (size <= mostBytes || kept.size === 1) return;
      kept.delete(key);
      size -= one.size;
    }
  };
  const make = (key: string, version: number, making: () => Promise<Prepared>): Promise<Prepared> => {
    const made = making();
    const entry: CachedIndex = { version, made, size: 0 };
    kept.set(key, entry);
    made.then(
      (prepared) => {
        entry.size = prepared.size;
        makeRoom();
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    return made;
  };
  return {
    get(key, version, making) {
      const known = kept.get(key);
      kept.delete(key);
      if (known === undefined || known.version !== version) return make(key, version, making);
      kept.set(key, known);
      return known.made;
    },
  };
}
