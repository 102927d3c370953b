import { array, boolean, lazy, nullable, type Struct, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';

/** A tile of the dashboard (specification, section 3). `image` and `link` are addresses; `link` may be foreign. */
export interface Tile {
  id: string;
  title: string;
  description: string;
  image: string | null;
  link: string;
  newTab: boolean;
  favorite: boolean;
  subpageTitle: string | null;
  subpageDescription: string | null;
  subpageTiles: Tile[];
}

export const tileStruct: Struct<Tile, unknown> = type({
  id: string(),
  title: string(),
  description: string(),
  image: nullable(string()),
  link: string(),
  newTab: boolean(),
  favorite: boolean(),
  subpageTitle: nullable(string()),
  subpageDescription: nullable(string()),
  subpageTiles: array(lazy((): Struct<Tile, unknown> => tileStruct)),
});

/** The tiles of the signed-in user, in the language of `x-language` (section 7). */
export const dashboardTiles = endpoint({
  name: 'dashboardTiles',
  path: '/dashboard/tiles',
  answer: array(tileStruct),
});
