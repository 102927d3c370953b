import type { StoragePort } from '../app/ports.ts';
import { quantitiesFormat } from './drafts.ts';
import { readScans, SCANS_PREFIX, scansToDo } from './keptScans.ts';
import { noteFormat } from './noteDraft.ts';

/** How much of one season could not be stored and is kept in this browser. */
export interface KeptSeason {
  readonly season: string;
  readonly quantities: number;
  readonly notes: number;
  readonly scans: number;
  /** Lists begun in fast entry. */
  readonly lists: number;
}

type KeptCount = Exclude<keyof KeptSeason, 'season'>;

/** The storages of a browser that work is kept in; neither throws. */
export interface KeptIn {
  /** Shared by all tabs. */
  readonly shared: StoragePort;
  /** Of this tab. */
  readonly own: StoragePort;
}

interface Kind {
  readonly count: KeptCount;
  readonly of: (stores: KeptIn) => StoragePort;
  /** The names of one person's begin with it. */
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
    count: 'lists',
    of: ({ own }) => own,
    prefix: (user) => `entry/${user}/`,
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

/** After the person come environment, customer and season. */
const seasonIn = (key: string, prefix: string): string => {
  const [, , season = ''] = key.slice(prefix.length).split('/');
  try {
    return decodeURIComponent(season);
  } catch {
    return season;
  }
};

const nothingOf = (season: string): KeptSeason => ({ season, quantities: 0, notes: 0, scans: 0, lists: 0 });

/** What one person's pages have kept here because it could not be stored, season by season. */
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

/** Removes all of it, what no page can read and what was sent without an answer included. */
export function removeWork(user: string, stores: KeptIn): void {
  for (const kind of kinds) for (const key of keysOf(kind, user, stores)) kind.of(stores).remove(key);
}

/** Lists of scans in which nothing is left to do are a record only, which the next one at the device is not to read. */
export function removeDoneScans(user: string, stores: KeptIn): void {
  for (const key of keysOf(scans, user, stores)) {
    const kept = readScans(stores.shared.get(key));
    if (kept !== null && scansToDo(kept) === 0) stores.shared.remove(key);
  }
}

/** Removes the lists that fast entry holds in this tab, of whomever. */
export function removeLists({ own }: KeptIn): void {
  for (const key of own.keys().filter((name) => name.startsWith('entry/'))) own.remove(key);
}
