import { array, integer, is, literal, nullable, object, record, size, string, tuple } from 'superstruct';
import type { LockPort, StoragePort } from '../../app/ports.ts';
import { quantityStruct, type SeasonPlace } from '../../contract/index.ts';
import type { Draft } from './draft.ts';

/** What a page writes; another version is not read. Cells are [articleVariantId, entry, was, unsure]. */
const draftStruct = object({
  format: literal(1),
  at: integer(),
  cartId: nullable(string()),
  cells: array(
    tuple([size(string(), 1, 64), size(string(), 0, 64), quantityStruct, size(array(quantityStruct), 0, 16)]),
  ),
});

const PREFIX = 'selvedge.draft.';
/** More cells are not kept: a browser gives a portal some five million characters. */
export const MOST_DRAFT_CELLS = 20_000;
/** What nobody took up for so long is thrown away. */
export const LONGEST_DRAFT_AGE = 30 * 24 * 60 * 60_000;

/** When drafts that cannot be read were first come upon; not among the drafts. */
const SEEN = 'selvedge.unread-drafts';

const keyOf = (user: string, { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace) =>
  `${PREFIX}${[user, rightEnv, customerId, season, subdivision, collectionType].map(encodeURIComponent).join('/')}/`;

const attempt = <Answer>(act: () => Answer): Answer | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const parse = (text: string | null): Draft | null => {
  const read = attempt<unknown>(() => JSON.parse(text ?? ''));
  if (!is(read, draftStruct)) return null;
  const cells = read.cells.map(([articleVariantId, entry, was, unsure]) => ({
    articleVariantId,
    entry,
    was,
    unsure,
  }));
  return { at: read.at, cartId: read.cartId, cells };
};

const seenIn = (text: string | null): Record<string, number> => {
  const found = attempt<unknown>(() => JSON.parse(text ?? ''));
  return is(found, record(string(), integer())) ? { ...found } : {};
};

const write = ({ at, cartId, cells }: Draft): string =>
  JSON.stringify({
    format: 1,
    at,
    cartId,
    cells: cells.map(({ articleVariantId, entry, was, unsure }) => [
      articleVariantId,
      entry.slice(0, 64),
      was,
      unsure,
    ]),
  });

export interface FoundDraft {
  readonly key: string;
  readonly draft: Draft;
}

/** What is unsent in one place of one user, in the browser's own storage. Nothing here throws. */
export interface Drafts {
  /** Where this very page keeps its own. */
  readonly own: string;
  /** Whether the browser keeps anything at all over a closed page. */
  works(): boolean;
  /** Keeps what this page has not stored; whether that will outlive it. No cells: there is nothing to keep. */
  keep(draft: Draft): boolean;
  /** What pages that are gone left behind here, the newest first; those of pages still open are theirs. */
  abandoned(now: number): Promise<readonly FoundDraft[]>;
  remove(key: string): void;
}

/** Names that this very page holds already: a lock is not given twice to one page. */
const held = new WeakMap<LockPort, Set<string>>();

const holds = async (locks: LockPort, key: string): Promise<boolean> => {
  const names = held.get(locks) ?? new Set();
  held.set(locks, names);
  if (names.has(key)) return true;
  if (!(await locks.claim(key))) return false;
  names.add(key);
  return true;
};

/**
 * Drafts of one user in one place. Each page writes under a name of its own and holds a lock on it, so that two
 * pages do not write over each other, and what a closed one left is taken up by exactly one.
 *
 * @param storage the browser's own; may throw, or keep nothing
 * @param page names this page among all
 */
export function draftsOf(
  user: string,
  place: SeasonPlace,
  page: string,
  { storage, locks }: { storage: StoragePort; locks: LockPort },
): Drafts {
  const prefix = keyOf(user, place);
  const own = prefix + page;
  const remove = (key: string): void => {
    attempt(() => storage.remove(key));
  };
  const stores = (key: string, text: string): boolean =>
    attempt(() => {
      storage.set(key, text);
      return storage.get(key) === text;
    }) ?? false;
  const keys = (): readonly string[] => attempt(() => [...storage.keys()]) ?? [];
  const read = (key: string): Draft | null => parse(attempt(() => storage.get(key)) ?? null);
  const seen: Record<string, number> = seenIn(attempt(() => storage.get(SEEN)) ?? null);
  const purge = (now: number): void => {
    const all = keys().filter((one) => one.startsWith(PREFIX));
    const ages = all.map((key) => ({ key, at: read(key)?.at ?? seenAt(key, now) }));
    for (const { key, at } of ages) if (now - at > LONGEST_DRAFT_AGE) remove(key);
    keepSeen(keys().filter((key) => key.startsWith(PREFIX) && read(key) === null));
  };
  /** What cannot be read has no age: it counts from when it was first come upon. */
  const seenAt = (key: string, now: number): number => {
    seen[key] ??= now;
    return seen[key] ?? now;
  };
  const keepSeen = (unread: readonly string[]): void => {
    const left = Object.entries(seen).filter(([key]) => unread.includes(key));
    if (left.length === 0) remove(SEEN);
    else stores(SEEN, JSON.stringify(Object.fromEntries(left)));
  };
  return {
    own,
    works() {
      const probe = `${PREFIX}probe`;
      const works = stores(probe, page);
      remove(probe);
      return works;
    },
    keep(draft) {
      if (draft.cells.length === 0) {
        remove(own);
        return true;
      }
      const kept = draft.cells.length <= MOST_DRAFT_CELLS && stores(own, write(draft));
      if (!kept) remove(own);
      return kept;
    },
    async abandoned(now) {
      purge(now);
      await holds(locks, own);
      const found: FoundDraft[] = [];
      for (const key of keys().filter((one) => one.startsWith(prefix))) {
        const draft = (await holds(locks, key)) ? read(key) : null;
        if (draft) found.push({ key, draft });
      }
      return found.sort((one, other) => other.draft.at - one.draft.at);
    },
    remove,
  };
}
