import type { Tile } from '../contract/index.ts';

/** The tile whose sub-page `/{slug}` is: its link is that path (D3). */
export const tileOfSlug = (tiles: readonly Tile[], slug: string): Tile | null =>
  tiles.find(({ link }) => link === `/${slug}`) ?? null;
