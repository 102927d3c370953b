import type { Failure } from '@selvedge/core';

/** A tile as the dashboard shows it (D2). It links to a page of its own, a sub-page or another site. */
export type Tile = {
  id: string;
  title: string;
  description: string;
  /** The URL of its picture, shown in 16:9. Null shows a drawing of a garment. */
  image: string | null;
  link: string;
  newTab: boolean;
  favorite: boolean;
};

/** The user wants to make a tile a favourite, or not any more. */
export type OnFavorite = (id: string, favorite: boolean) => void;

export type TilesState =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly Tile[] }
  | { state: 'failed'; failure: Failure | null };
