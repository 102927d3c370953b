import type { Tile } from '../contract/index.ts';

/** Whether a tile shall be a favourite. */
export interface Wish {
  /** The tile's. */
  readonly id: string;
  readonly favorite: boolean;
}

/** The newest wish for each tile by its id, of those that are not stored yet. */
export type Wishes = Readonly<Record<string, boolean>>;

const wished = (wishes: Wishes, { id, favorite }: Wish): boolean => wishes[id] ?? favorite;

/** The first wish that the tiles do not fulfil; null when they fulfil all. */
export function nextWish(tiles: readonly Tile[], wishes: Wishes): Wish | null {
  const tile = tiles.find((each) => wished(wishes, each) !== each.favorite);
  return tile ? { id: tile.id, favorite: !tile.favorite } : null;
}

/** The tiles as they are once one wish is stored. */
export const withStored = (tiles: readonly Tile[], stored: Wish | null): Tile[] =>
  tiles.map((tile) => (tile.id === stored?.id ? { ...tile, favorite: stored.favorite } : tile));

/** The tiles as they will be once every wish is stored. */
export const asWished = (tiles: readonly Tile[], wishes: Wishes): Tile[] =>
  tiles.map((tile) => ({ ...tile, favorite: wished(wishes, tile) }));

/** The tiles and, where they are favourites, those of their sub-pages; each id once (requirement D4). */
export function favoritesOf(tiles: readonly Tile[]): Tile[] {
  const all = tiles.flatMap((tile) => [tile, ...tile.subpageTiles]);
  return [...new Map(all.filter(({ favorite }) => favorite).map((tile) => [tile.id, tile])).values()];
}
