import { describe, expect, it } from 'vitest';
import type { Tile } from '../contract/index.ts';
import { tileOfSlug } from './tiles.ts';

const tile: Tile = {
  id: 't-1',
  title: 'Pre-order',
  description: '',
  image: null,
  link: '/ordering/preorder',
  newTab: false,
  favorite: false,
  subpageTitle: null,
  subpageDescription: null,
  subpageTiles: [],
};
describe('sub-pages', () => {
  it('D3 belong to the tile whose link is their path', () => {
    const apps = { ...tile, id: 't-2', link: '/apps' };
    expect(tileOfSlug([tile, apps], 'apps')).toBe(apps);
    expect(tileOfSlug([tile, apps], 'app')).toBeNull();
  });
});
