import type { Tile } from '../contract/index.ts';

/** The tile with the sub-page `/{slug}`: its link is that path (D3). */
export const tileOfSlug = (tiles: readonly Tile[], slug: string): Tile | null =>
  tiles.find(({ link }) => link === `/${slug}`) ?? null;
