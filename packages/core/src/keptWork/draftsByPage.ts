import { integer, is, record, string } from 'superstruct';
import type { SeasonPlace } from '../contract/index.ts';
import { PAGE_LEAVING } from '../platform/pageLeaving.ts';
import type { LockPort, StoragePort } from '../platform/ports.ts';
import { isExpired } from './draftExpiry.ts';
import { holds } from './pageLocks.ts';

/** Unsent work, with the time it was stored (epoch milliseconds by the server's clock). */
export interface PageDraft {
  readonly at: number;
}

/** The storage format of one kind of work. */
export interface DraftFormat<Value extends PageDraft> {
  /** All keys of this kind start with it, and no other keys do. */
  readonly prefix: string;
  /** Key under which the first sighting of unreadable entries is recorded; does not start with the prefix. */
  readonly seen: string;
  /** Returns null if the text was not written in this format. */
  readonly read: (text: unknown) => Value | null;
  readonly write: (value: Value) => string;
}

export interface DraftEntry<Value> {
  readonly key: string;
  readonly draft: Value;
}

/** The unsent work of one user in one place, in the browser's storage. No method throws. */
export interface DraftsByPage<Value> {
  /** The key under which this page stores its own work. */
  readonly own: string;
  /** Whether the browser stores anything beyond the life of a page. */
  works(): boolean;
  /** Stores the unsent work of this page. Returns whether it will survive the page. null: there is nothing to store. */
  keep(value: Value | null): boolean;
  /**
   * The work left behind by closed pages, newest first. Work of pages that are still open is not included; `onLeft` is
   * called with that of a page that was only about to be left.
   */
  abandoned(now: number, onLeft?: (entry: DraftEntry<Value>) => void): Promise<readonly DraftEntry<Value>[]>;
  remove(key: string): void;
}

export interface Stores {
  readonly storage: StoragePort;
  readonly locks: LockPort;
}

const attempt = <Answer>(act: () => Answer): Answer | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const seenIn = (text: string | null): Record<string, number> => {
  const found = attempt<unknown>(() => JSON.parse(text ?? ''));
  return is(found, record(string(), integer())) ? { ...found } : {};
};

/**
 * The unsent work of one user in one place. Each page writes under its own key and holds a lock on it. So two pages
 * never overwrite each other, and the work of a closed page is resumed by exactly one page.
 *
 * @param stores the browser's own; may throw, or store nothing
 * @param page identifies this page among all
 */
export function draftsByPage<Value extends PageDraft>(
  { prefix, seen: seenKey, read: parse, write }: DraftFormat<Value>,
  user: string,
  { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace,
  page: string,
  { storage, locks }: Stores,
): DraftsByPage<Value> {
  const parts = [user, rightEnv, customerId, season, subdivision, collectionType];
  const here = `${prefix}${parts.map(encodeURIComponent).join('/')}/`;
  const own = here + page;
  const remove = (key: string): void => {
    attempt(() => storage.remove(key));
  };
  const stores = (key: string, text: string): boolean =>
    attempt(() => {
      storage.set(key, text);
      return storage.get(key) === text;
    }) ?? false;
  const keys = (): readonly string[] => attempt(() => [...storage.keys()]) ?? [];
  const read = (key: string): Value | null =>
    parse(attempt<unknown>(() => JSON.parse(attempt(() => storage.get(key)) ?? '')));
  const seen: Record<string, number> = seenIn(attempt(() => storage.get(seenKey)) ?? null);
  const purge = (now: number): void => {
    const all = keys().filter((one) => one.startsWith(prefix));
    const ages = all.map((key) => ({ key, at: read(key)?.at ?? seenAt(key, now) }));
    for (const { key, at } of ages) if (isExpired(at, now)) remove(key);
    keepSeen(keys().filter((key) => key.startsWith(prefix) && read(key) === null));
  };
  /** An unreadable entry has no date: its age counts from when it was first seen. */
  const seenAt = (key: string, now: number): number => {
    seen[key] ??= now;
    return seen[key] ?? now;
  };
  const keepSeen = (unread: readonly string[]): void => {
    const left = Object.entries(seen).filter(([key]) => unread.includes(key));
    if (left.length === 0) remove(seenKey);
    else stores(seenKey, JSON.stringify(Object.fromEntries(left)));
  };
  const awaitLeft = async (key: string, onLeft: (entry: DraftEntry<Value>) => void): Promise<void> => {
    const draft = (await holds(locks, key, PAGE_LEAVING)) ? read(key) : null;
    if (draft) onLeft({ key, draft });
  };
  return {
    own,
    works() {
      const probe = `${prefix}probe`;
      const works = stores(probe, page);
      remove(probe);
      return works;
    },
    keep(value) {
      const kept = value === null || stores(own, write(value));
      if (value === null || !kept) remove(own);
      return kept;
    },
    async abandoned(now, onLeft) {
      purge(now);
      await holds(locks, own);
      const found: DraftEntry<Value>[] = [];
      for (const key of keys().filter((one) => one.startsWith(here))) {
        if (!(await holds(locks, key))) {
          if (onLeft) void awaitLeft(key, onLeft);
          continue;
        }
        const draft = read(key);
        if (draft) found.push({ key, draft });
      }
      return found.sort((one, other) => other.draft.at - one.draft.at);
    },
    remove,
  };
}
