import {
  array,
  boolean,
  integer,
  lazy,
  nullable,
  object,
  optional,
  type Struct,
  size,
  string,
  type,
} from 'superstruct';
import { endpoint } from './endpoint.ts';

/**
 * A tile of the dashboard (D2). `image` and `link` are addresses; `link` may be foreign. `waits` is how many entries of the
 * agenda belong to it; absent: none.
 */
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
  waits?: number | undefined;
}

/** Validates a {@link Tile}, including the tiles of its subpage to any depth. */
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
  waits: optional(integer()),
});

/** The tiles of the signed-in user, in the language of `x-language` (B7). */
export const dashboardTiles = endpoint({
  name: 'dashboardTiles',
  path: '/dashboard/tiles',
  answer: array(tileStruct),
});

const application = {
  path: '/tile-favorite/:applicationId',
  params: object({ applicationId: size(string(), 1, 64) }),
};

/** Marks a tile as the user's favourite; idempotent, 204 (B7, D5). */
export const markFavorite = endpoint({ name: 'markFavorite', method: 'PUT', ...application });

/** Removes the mark; idempotent, 204 (B7, D5). */
export const unmarkFavorite = endpoint({ name: 'unmarkFavorite', method: 'DELETE', ...application });
