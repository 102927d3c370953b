import { subdivisionTitle } from '../../rules/subdivisionTitle.ts';
import type { SeasonCardInput } from './seasonCard.machine.ts';

/** The levels by which seasons are filtered: the brand tree (L2) and the collection type. */
export const narrowingLevels = ['brand', 'line', 'subdivision', 'collection'] as const;
export type NarrowingLevel = (typeof narrowingLevels)[number];

/** The filters on seasons; an absent level shows everything. */
export type Narrowing = Readonly<Partial<Record<NarrowingLevel, string>>>;

export interface NarrowingOption {
  readonly key: string;
  /** '' for a collection type, whose name is translated. */
  readonly label: string;
  /** Number of seasons it would show. */
  readonly count: number;
}

type NamedSeason = Pick<SeasonCardInput, 'place' | 'brandName' | 'lineName' | 'subdivisionName'>;

const keyOf: Readonly<Record<NarrowingLevel, (card: NamedSeason) => string>> = {
  brand: ({ brandName }) => brandName,
  line: ({ brandName, lineName }) => `${brandName}/${lineName}`,
  subdivision: ({ place }) => place.subdivision,
  collection: ({ place }) => place.collectionType,
};

const labelOf: Readonly<Record<NarrowingLevel, (card: NamedSeason) => string>> = {
  brand: ({ brandName }) => brandName,
  line: ({ lineName }) => lineName,
  subdivision: ({ subdivisionName, place }) => subdivisionTitle({ ...place, subdivisionName }),
  collection: () => '',
};

const shows = (narrowing: Narrowing, card: NamedSeason, except?: NarrowingLevel): boolean =>
  narrowingLevels.every(
    (level) => level === except || narrowing[level] === undefined || narrowing[level] === keyOf[level](card),
  );

/** Whether a season matches the filters. */
export const isShown = (narrowing: Narrowing, card: NamedSeason): boolean => shows(narrowing, card);

/** The distinct options of a level, given the filters on the other levels, in the order of the cards. */
export function optionsOf(
  cards: readonly NamedSeason[],
  narrowing: Narrowing,
  level: NarrowingLevel,
): NarrowingOption[] {
  const options = new Map<string, NarrowingOption>();
  for (const card of cards) {
    if (!shows(narrowing, card, level)) continue;
    const key = keyOf[level](card);
    const known = options.get(key);
    options.set(key, { key, label: labelOf[level](card), count: (known?.count ?? 0) + 1 });
  }
  return [...options.values()];
}

/**
 * Sets the filter of a level to a key, or removes it ('' or null). The filters of lower levels in the tree are
 * removed too.
 */
export function narrowed(narrowing: Narrowing, level: NarrowingLevel, key: string | null): Narrowing {
  const next: Partial<Record<NarrowingLevel, string>> = { ...narrowing };
  delete next[level];
  if (level === 'brand') delete next.line;
  if (level === 'brand' || level === 'line') delete next.subdivision;
  if (key) next[level] = key;
  return next;
}

const LONGEST_KEY = 100;

/** Parses the filters from a query string: '' or '?…'. */
export function narrowingOf(search: string): Narrowing {
  const params = new URLSearchParams(search);
  const found: Partial<Record<NarrowingLevel, string>> = {};
  for (const level of narrowingLevels) {
    const key = params.get(level);
    if (key && key.length <= LONGEST_KEY) found[level] = key;
  }
  return found;
}

/** The query string for filters; the inverse of {@link narrowingOf}. */
export function searchOfNarrowing(narrowing: Narrowing): string {
  const params = new URLSearchParams();
  for (const level of narrowingLevels) {
    const key = narrowing[level];
    if (key) params.set(level, key);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
