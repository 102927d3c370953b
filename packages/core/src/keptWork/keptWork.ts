import type { StoragePort } from '../platform/ports.ts';
import { detailsFormat } from './detailsDraft.ts';
import { quantitiesFormat } from './drafts.ts';
import { LISTS_PREFIX, TAB_LISTS_PREFIX } from './listKeys.ts';
import { noteFormat } from './noteDraft.ts';
import { readScans, SCANS_PREFIX, scansToDo } from './scanStore.ts';
import { MARK } from './sealing.ts';

/** The amount of unsent work of one season that is kept in this browser. */
export interface KeptSeason {
  readonly season: string;
  readonly quantities: number;
  readonly notes: number;
  /** Order details of carts. */
  readonly details: number;
  readonly scans: number;
  /** Unfinished lists of bulk entry. */
  readonly lists: number;
}

/** What is found of a user's kept work on logging out. */
export interface KeptWork {
  readonly seasons: readonly KeptSeason[];
  /** Anybody at this browser can read some of it. */
  readonly readable: boolean;
}

type KeptCount = Exclude<keyof KeptSeason, 'season'>;

/** The browser's storages for kept work; neither throws. */
export interface KeptIn {
  /** Shared by all tabs. */
  readonly shared: StoragePort;
  /** Belongs to this tab. */
  readonly own: StoragePort;
}

interface Kind {
  readonly count: KeptCount;
  readonly of: (stores: KeptIn) => StoragePort;
  /** The keys of one user start with it. */
  readonly prefix: (user: string) => string;
  readonly amount: (text: string | null) => number;
}

const shared = ({ shared: storage }: KeptIn): StoragePort => storage;
const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

const ordinary: Kind[] = [
  {
    count: 'quantities',
    of: shared,
    prefix: (user) => `${quantitiesFormat.prefix}${encodeURIComponent(user)}/`,
    amount: (text) => quantitiesFormat.read(parsed(text))?.cells.length ?? 0,
  },
  {
    count: 'notes',
    of: shared,
    prefix: (user) => `${noteFormat.prefix}${encodeURIComponent(user)}/`,
    amount: (text) => (noteFormat.read(parsed(text)) === null ? 0 : 1),
  },
  {
    count: 'details',
    of: shared,
    prefix: (user) => `${detailsFormat.prefix}${encodeURIComponent(user)}/`,
    amount: (text) => (detailsFormat.read(parsed(text)) === null ? 0 : 1),
  },
  {
    count: 'lists',
    of: shared,
    prefix: (user) => `${LISTS_PREFIX}${encodeURIComponent(user)}/`,
    amount: () => 1,
  },
  {
    count: 'lists',
    of: ({ own }) => own,
    prefix: (user) => `${TAB_LISTS_PREFIX}${user}/`,
    amount: () => 1,
  },
];

const scans: Kind = {
  count: 'scans',
  of: shared,
  prefix: (user) => `${SCANS_PREFIX}${encodeURIComponent(user)}/`,
  amount: (text) => scansToDo(readScans(text)),
};

const kinds: readonly Kind[] = [...ordinary, scans];

const keysOf = ({ of, prefix }: Kind, user: string, stores: KeptIn): string[] =>
  of(stores)
    .keys()
    .filter((key) => key.startsWith(prefix(user)));

/** In a key, the user is followed by environment, customer and season. */
const seasonIn = (key: string, prefix: string): string => {
  const [, , season = ''] = key.slice(prefix.length).split('/');
  try {
    return decodeURIComponent(season);
  } catch {
    return season;
  }
};

const nothingOf = (season: string): KeptSeason => ({
  season,
  quantities: 0,
  notes: 0,
  details: 0,
  scans: 0,
  lists: 0,
});

/** The unsent work of one user's pages in this browser, by season. */
export function keptWorkOf(user: string, stores: KeptIn): readonly KeptSeason[] {
  const seasons = new Map<string, KeptSeason>();
  for (const kind of kinds) {
    for (const key of keysOf(kind, user, stores)) {
      const amount = kind.amount(kind.of(stores).get(key));
      const season = seasonIn(key, kind.prefix(user));
      const sums = seasons.get(season) ?? nothingOf(season);
      if (amount > 0) seasons.set(season, { ...sums, [kind.count]: sums[kind.count] + amount });
    }
  }
  return [...seasons.values()].sort((one, other) => one.season.localeCompare(other.season));
}

/**
 * Whether anybody at this browser can read some of it: the house gives no key to seal it with, or gave none when it was
 * kept.
 *
 * @param stores the browser's own, with the texts as they are kept
 */
export const isReadable = (user: string, stores: KeptIn): boolean =>
  kinds.some((kind) =>
    keysOf(kind, user, stores).some((key) => kind.of(stores).get(key)?.startsWith(MARK) === false),
  );

/** Removes all of it, including what no page can read and what was sent without getting a response. */
export function removeWork(user: string, stores: KeptIn): void {
  for (const kind of kinds) for (const key of keysOf(kind, user, stores)) kind.of(stores).remove(key);
}

/**
 * Removes scan lists with nothing left to do. They are only a record, which the next user of the device must not
 * read.
 */
export function removeDoneScans(user: string, stores: KeptIn): void {
  for (const key of keysOf(scans, user, stores)) {
    const kept = readScans(stores.shared.get(key));
    if (kept !== null && scansToDo(kept) === 0) stores.shared.remove(key);
  }
}

/** Removes the lists of bulk entry in this tab's own storage, whoever they belong to. */
export function removeLists({ own }: KeptIn): void {
  for (const key of own.keys().filter((name) => name.startsWith(TAB_LISTS_PREFIX))) own.remove(key);
}
