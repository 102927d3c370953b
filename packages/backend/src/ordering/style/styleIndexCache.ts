import type { Prepared } from '../../server/prepared.ts';

/** Memory that prepared indexes may take together. */
const MOST_BYTES = 128 * 1024 * 1024;

interface CachedIndex {
  readonly version: number;
  readonly made: Promise<Prepared>;
  size: number;
}

/** Keeps prepared indexes by what they depend on; the longest unused goes first when room is short. */
export interface StyleIndexCache {
  /** The index of a key at a version of the catalogue, made once however many ask meanwhile. */
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
