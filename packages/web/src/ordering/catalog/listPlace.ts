import type { CacheSnapshot } from 'virtua';

/** Where one was in a list of styles. */
export interface ListPlace {
  /** What the list was narrowed by, as its address says it. */
  readonly search: string;
  /** Pixels from the top of the page. */
  readonly offset: number;
  /** The first style on the screen, from 0. */
  readonly top: number;
  /** How many styles stood side by side. */
  readonly perRow: number;
  /** Sizes of the rows as they were measured; null while the list is still there. */
  readonly rows: CacheSnapshot | null;
}

const places = new WeakMap<object, ListPlace>();

/** Kept for as long as the list's owner lives: a season that one stays in. */
export const listPlaces = {
  of: (owner: object): ListPlace | null => places.get(owner) ?? null,
  keep: (owner: object, place: ListPlace): void => {
    places.set(owner, place);
  },
};
