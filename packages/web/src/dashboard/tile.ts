import type { Failure } from '@selvedge/core';

/** A tile as the dashboard shows it (D2); a page of its own, a sub-page or another place. */
export type Tile = {
  id: string;
  title: string;
  description: string;
  /** Address of its picture, shown in 16 : 9; null has the garment drawings. */
  image: string | null;
  link: string;
  newTab: boolean;
  favorite: boolean;
};

/** The user wants a tile to be a favourite, or not to be one any more. */
export type OnFavorite = (id: string, favorite: boolean) => void;

export type TilesState =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Tile[] }
  | { state: 'failed'; failure: Failure | null };
