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
import { PAGE_LEAVING } from '../platform/pageLeaving.ts';
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
  /** After `recall`: the scans of pages that were only about to be left and are gone by now. null: none. */
  recallLeft(user: string, place: SeasonPlace): Promise<StoredScans | null>;
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
  /** Joins what closed pages left in a place to this page's own list. Returns what they left. */
  const takeOver = async (prefix: string, patience?: number): Promise<readonly StoredScans[]> => {
    const own = prefix + page;
    const others = storage.keys().filter((key) => key.startsWith(prefix) && key !== own);
    const free = await Promise.all(others.map((key) => holds(locks, key, patience)));
    const left = others.flatMap((key, index) => {
      const kept = free[index] ? readScans(storage.get(key)) : null;
      return kept ? [{ key, kept }] : [];
    });
    const lists = left.map(({ kept }) => kept);
    if (left.length > 0) write(own, joined([...ownList(own), ...lists]));
    for (const { key } of left) storage.remove(key);
    return lists;
  };
  const ownList = (own: string): readonly StoredScans[] => {
    const kept = readScans(storage.get(own));
    return kept ? [kept] : [];
  };
  const write = (key: string, kept: StoredScans | null): void => {
    if (kept) storage.set(key, JSON.stringify({ format: 1, ...kept }));
  };
  return {
    async recall(user, place) {
      const prefix = keyOf(user, place);
      await holds(locks, prefix + page);
      await takeOver(prefix);
      prefixes.set(placeKey(place), prefix);
      return joined(ownList(prefix + page));
    },
    async recallLeft(user, place) {
      return joined(await takeOver(keyOf(user, place), PAGE_LEAVING));
    },
    keep(place, kept) {
      const prefix = prefixes.get(placeKey(place));
      if (prefix !== undefined) write(prefix + page, joined([kept]));
    },
  };
}

/** Several lists as one, in the mode of the first; null: none. */
function joined(lists: readonly StoredScans[]): StoredScans | null {
  const [first] = lists;
  const gone = lists.reduce((sum, list) => sum + (list.gone ?? 0), 0);
  return first
    ? { mode: first.mode, scans: lists.flatMap(({ scans }) => scans), ...(gone > 0 && { gone }) }
    : null;
}
