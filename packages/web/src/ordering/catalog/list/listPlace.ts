import type { CacheSnapshot } from 'virtua';

/** A position in a list of styles. */
export interface ListPlace {
  /** The filters of the list, as in its URL. */
  readonly search: string;
  /** Pixels from the top of the page. */
  readonly offset: number;
  /** The first style on the screen, from 0. */
  readonly top: number;
  /** Number of styles per row. */
  readonly perRow: number;
  /** Measured row sizes. Null while the list is still mounted. */
  readonly rows: CacheSnapshot | null;
}

const places = new WeakMap<object, ListPlace>();

/** Positions live as long as the list's owner: while the user stays in a season. */
export const listPlaces = {
  of: (owner: object): ListPlace | null => places.get(owner) ?? null,
  keep: (owner: object, place: ListPlace): void => {
    places.set(owner, place);
  },
};
