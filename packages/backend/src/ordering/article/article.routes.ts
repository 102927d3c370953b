import { lookUpArticles } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { placeFor } from '../place/place.policy.ts';
import { samePlace } from '../place/sellingTime.store.ts';
import { readArticles } from './article.store.ts';
import { placesInSight } from './placesInSight.ts';

export function registerArticleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(
    app,
    context,
    lookUpArticles,
    async ({ params, body, user, language }) => {
      const now = context.now();
      const { customer } = await placeFor(db, user, params, now);
      const inSight = await placesInSight(db, user, params.rightEnv, customer, now);
      const others = inSight.filter((place) => !samePlace(place, params));
      const buyer = { rightEnv: params.rightEnv, ...customer };
      const found = await readArticles(db, params, others, body, {
        buyer,
        currency: customer.currency,
        language,
      });
      return { serverTime: now, ...found };
    },
    { fairUse: 'lookUps' },
  );
}
