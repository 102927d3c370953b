import type { Tile } from '../contract/index.ts';

/** A change of a tile's favourite mark. */
export interface Wish {
  /** The tile's id. */
  readonly id: string;
  readonly favorite: boolean;
}

/** The latest change for each tile by id, of those not stored yet. */
export type Wishes = Readonly<Record<string, boolean>>;

const wished = (wishes: Wishes, { id, favorite }: Wish): boolean => wishes[id] ?? favorite;

/** The first change that the tiles do not reflect yet; null if they reflect all. */
export function nextWish(tiles: readonly Tile[], wishes: Wishes): Wish | null {
  const tile = tiles.find((each) => wished(wishes, each) !== each.favorite);
  return tile ? { id: tile.id, favorite: !tile.favorite } : null;
}

/** The tiles after one change was stored. */
export const withStored = (tiles: readonly Tile[], stored: Wish | null): Tile[] =>
  tiles.map((tile) => (tile.id === stored?.id ? { ...tile, favorite: stored.favorite } : tile));

/** The tiles with all pending changes applied. */
export const asWished = (tiles: readonly Tile[], wishes: Wishes): Tile[] =>
  tiles.map((tile) => ({ ...tile, favorite: wished(wishes, tile) }));

/** The favourites among the tiles and the tiles of their sub-pages; each id once (requirement D4). */
export function favoritesOf(tiles: readonly Tile[]): Tile[] {
  const all = tiles.flatMap((tile) => [tile, ...tile.subpageTiles]);
  return [...new Map(all.filter(({ favorite }) => favorite).map((tile) => [tile.id, tile])).values()];
}
