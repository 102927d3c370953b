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
import type { LockPort, StoragePort } from '../app/ports.ts';
import type { SeasonPlace } from '../contract/index.ts';
import type { Scan } from '../ordering/scan/scanList.ts';
import { holds } from './pageLocks.ts';
import { scanModes } from './scanModes.ts';

const scanStruct = object({
  id: size(string(), 1, 64),
  at: integer(),
  text: size(string(), 0, 64),
  mode: enums(scanModes),
  open: boolean(),
  pieces: integer(),
  articleId: nullable(size(string(), 1, 64)),
});
const keptStruct = object({
  format: literal(1),
  mode: enums(scanModes),
  scans: array(scanStruct),
  gone: optional(min(integer(), 0)),
});

/** What is kept of scanning in one place. */
export interface KeptScans {
  readonly mode: Scan['mode'];
  readonly scans: readonly Scan[];
  /** So many unknown codes went because the list was full; absent: none. */
  readonly gone?: number;
}

/** All names of lists begin with it, and no other. */
export const SCANS_PREFIX = 'selvedge.scans.';

const keyOf = (user: string, { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace) =>
  `${SCANS_PREFIX}${[user, rightEnv, customerId, season, subdivision, collectionType].map(encodeURIComponent).join('/')}/`;

/** What another version of the page wrote is not read, and left for it. */
export const readScans = (text: string | null): Infer<typeof keptStruct> | null => {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return is(read, keptStruct) ? read : null;
  } catch {
    return null;
  }
};

/** How many scans are still to be counted, or are of codes nobody has dealt with. */
export const scansToDo = (kept: Pick<KeptScans, 'scans'> | null): number =>
  kept?.scans.filter(({ open, mode, articleId, pieces }) =>
    open ? mode === 'add' : articleId === null && pieces === 0,
  ).length ?? 0;

export interface ScanKeeper {
  /** What earlier pages left in a place, each taken up by exactly one page; null: nothing. */
  recall(user: string, place: SeasonPlace): Promise<KeptScans | null>;
  /** Keeps the list over a reload. Nothing is written before what was there is taken up. */
  keep(place: SeasonPlace, kept: KeptScans): void;
}

/**
 * Lists of scans in the browser's own storage. Each page writes under a name of its own and holds a lock on it: a scan
 * that still waits is counted by one page alone.
 *
 * @param page names this page among all
 */
export function scanKeeper(storage: StoragePort, locks: LockPort, page: string): ScanKeeper {
  const prefixes = new Map<string, string>();
  const placeKey = (place: SeasonPlace): string => keyOf('', place);
  return {
    async recall(user, place) {
      const prefix = keyOf(user, place);
      const own = prefix + page;
      await holds(locks, own);
      const found: KeptScans[] = [];
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
