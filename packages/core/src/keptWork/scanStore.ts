import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  is,
  literal,
  min,
  nullable,
  object,
  optional,
  size,
  string,
} from 'superstruct';
import type { SeasonPlace } from '../contract/index.ts';
import type { LockPort, StoragePort } from '../platform/ports.ts';
import { holds } from './pageLocks.ts';
import type { Scan } from './scan.ts';
import { scanModes } from './scan.ts';

const scanStruct = object({
  id: size(string(), 1, 64),
  at: integer(),
  text: size(string(), 0, 64),
  mode: enums(scanModes),
  open: boolean(),
  pieces: integer(),
  articleId: nullable(size(string(), 1, 64)),
});
const storedScansStruct = object({
  format: literal(1),
  mode: enums(scanModes),
  scans: array(scanStruct),
  gone: optional(min(integer(), 0)),
});

/** The stored scans of one place. */
export interface StoredScans {
  readonly mode: Scan['mode'];
  readonly scans: readonly Scan[];
  /** Number of unknown codes dropped because the list was full; absent: none. */
  readonly gone?: number;
}

/** All keys of scan lists start with it, and no other keys do. */
export const SCANS_PREFIX = 'selvedge.scans.';

const keyOf = (user: string, { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace) =>
  `${SCANS_PREFIX}${[user, rightEnv, customerId, season, subdivision, collectionType].map(encodeURIComponent).join('/')}/`;

/** Data written by another version of the page is not read, and left for that version. */
export const readScans = (text: string | null): Infer<typeof storedScansStruct> | null => {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return is(read, storedScansStruct) ? read : null;
  } catch {
    return null;
  }
};

/** Number of scans that still have to be counted, or have unknown codes that nobody has dealt with. */
export const scansToDo = (kept: Pick<StoredScans, 'scans'> | null): number =>
  kept?.scans.filter(({ open, mode, articleId, pieces }) =>
    open ? mode === 'add' : articleId === null && pieces === 0,
  ).length ?? 0;

export interface ScanStore {
  /** The scans that earlier pages left in a place; each list is resumed by exactly one page. null: none. */
  recall(user: string, place: SeasonPlace): Promise<StoredScans | null>;
  /** Stores the list so that it survives a reload. Writes nothing before the earlier list has been resumed. */
  keep(place: SeasonPlace, kept: StoredScans): void;
}

/**
 * Scan lists in the browser's storage. Each page writes under its own key and holds a lock on it, so that a waiting
 * scan is counted by only one page.
 *
 * @param page identifies this page among all
 */
export function scanStore(storage: StoragePort, locks: LockPort, page: string): ScanStore {
  const prefixes = new Map<string, string>();
  const placeKey = (place: SeasonPlace): string => keyOf('', place);
  return {
    async recall(user, place) {
      const prefix = keyOf(user, place);
      const own = prefix + page;
      await holds(locks, own);
      const found: StoredScans[] = [];
      const taken: string[] = [];
      for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
        if (!(await holds(locks, key))) continue;
        const kept = readScans(storage.get(key));
        if (!kept) continue;
        found.push(kept);
        if (key !== own) taken.push(key);
      }
      const [first] = found;
      const gone = found.reduce((sum, kept) => sum + (kept.gone ?? 0), 0);
      const all = first && {
        mode: first.mode,
        scans: found.flatMap(({ scans }) => scans),
        ...(gone > 0 && { gone }),
      };
      if (all) storage.set(own, JSON.stringify({ format: 1, ...all }));
      for (const key of taken) storage.remove(key);
      prefixes.set(placeKey(place), prefix);
      return all ?? null;
    },
    keep(place, { mode, scans, gone = 0 }) {
      const prefix = prefixes.get(placeKey(place));
      if (prefix === undefined) return;
      storage.set(prefix + page, JSON.stringify({ format: 1, mode, scans, ...(gone > 0 && { gone }) }));
    },
  };
}
