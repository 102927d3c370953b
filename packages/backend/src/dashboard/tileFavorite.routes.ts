import { markFavorite, unmarkFavorite } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { notFound } from '../http/refusal.ts';
import { tilesFor } from './tile.store.ts';
import { mark, unmark } from './tileFavorite.store.ts';

/** Favourites are top-level tiles of the user's own dashboard (requirement D5). Any other tile gives 404. */
export function registerTileFavoriteRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const onDashboard = async (user: Parameters<typeof tilesFor>[1], tileId: string): Promise<string> => {
    const tiles = await tilesFor(context, user, 'en');
    if (!tiles.some(({ id }) => id === tileId)) throw notFound();
    return tileId;
  };
  bind(app, context, markFavorite, async ({ user, params }) => {
    await mark(database, user.userId, await onDashboard(user, params.applicationId));
    return null;
  });
  bind(app, context, unmarkFavorite, async ({ user, params }) => {
    await unmark(database, user.userId, await onDashboard(user, params.applicationId));
    return null;
  });
}
