import { integer, is, record, string } from 'superstruct';
import type { LockPort, StoragePort } from '../app/ports.ts';
import type { SeasonPlace } from '../contract/index.ts';
import { holds } from './pageLocks.ts';

/** What nobody took up for so long is thrown away. */
export const LONGEST_DRAFT_AGE = 30 * 24 * 60 * 60_000;

/** Something unsent, kept at a moment (epoch milliseconds by the server's clock). */
export interface Kept {
  readonly at: number;
}

/** How one kind of it is written. */
export interface KeptFormat<Value extends Kept> {
  /** All names of the kind begin with it, and no other. */
  readonly prefix: string;
  /** When those that cannot be read were first come upon; does not begin with the prefix. */
  readonly seen: string;
  /** null: not written by such a page. */
  readonly read: (text: unknown) => Value | null;
  readonly write: (value: Value) => string;
}

export interface KeptEntry<Value> {
  readonly key: string;
  readonly draft: Value;
}

/** What is unsent in one place of one user, in the browser's own storage. Nothing here throws. */
export interface KeptByPage<Value> {
  /** Where this very page keeps its own. */
  readonly own: string;
  /** Whether the browser keeps anything at all over a closed page. */
  works(): boolean;
  /** Keeps what this page has not stored; whether that will outlive it. null: there is nothing to keep. */
  keep(value: Value | null): boolean;
  /** What pages that are gone left behind here, the newest first; those of pages still open are theirs. */
  abandoned(now: number): Promise<readonly KeptEntry<Value>[]>;
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
 * What one user has not stored in one place. Each page writes under a name of its own and holds a lock on it, so
 * that two pages do not write over each other, and what a closed one left is taken up by exactly one.
 *
 * @param stores the browser's own; may throw, or keep nothing
 * @param page names this page among all
 */
export function keptByPage<Value extends Kept>(
  { prefix, seen: seenKey, read: parse, write }: KeptFormat<Value>,
  user: string,
  { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace,
  page: string,
  { storage, locks }: Stores,
): KeptByPage<Value> {
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
    for (const { key, at } of ages) if (now - at > LONGEST_DRAFT_AGE) remove(key);
    keepSeen(keys().filter((key) => key.startsWith(prefix) && read(key) === null));
  };
  /** What cannot be read has no age: it counts from when it was first come upon. */
  const seenAt = (key: string, now: number): number => {
    seen[key] ??= now;
    return seen[key] ?? now;
  };
  const keepSeen = (unread: readonly string[]): void => {
    const left = Object.entries(seen).filter(([key]) => unread.includes(key));
    if (left.length === 0) remove(seenKey);
    else stores(seenKey, JSON.stringify(Object.fromEntries(left)));
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
    async abandoned(now) {
      purge(now);
      await holds(locks, own);
      const found: KeptEntry<Value>[] = [];
      for (const key of keys().filter((one) => one.startsWith(here))) {
        const draft = (await holds(locks, key)) ? read(key) : null;
        if (draft) found.push({ key, draft });
      }
      return found.sort((one, other) => other.draft.at - one.draft.at);
    },
    remove,
  };
}
