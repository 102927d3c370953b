import { favoriteStyles, markStyle, unmarkStyle } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../appContext.ts';
import { bind } from '../../../endpoint/bind.ts';
import { createCatalogueReader } from '../catalogueReader.ts';
import { readStyleOf } from '../styleOfPlace.store.ts';
import { favoritesAt, mark, unmark } from './styleFavorite.store.ts';

/** Whoever may see a style may mark it. */
export function registerStyleFavoriteRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;
  const read = createCatalogueReader({ db, now: context.now });

  bind(app, context, favoriteStyles, async ({ params, user }) => {
    await read(user, params);
    return favoritesAt(db, user.userId, params);
  });

  for (const [endpoint, change] of [
    [markStyle, mark],
    [unmarkStyle, unmark],
  ] as const) {
    bind(app, context, endpoint, async ({ params, user, language }) => {
      const { customer } = await read(user, params);
      const { articleId } = await readStyleOf(db, params, { customer, language });
      await change(db, user.userId, articleId);
      return null;
    });
  }
}
