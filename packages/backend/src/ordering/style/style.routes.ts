import { styleDetail, styleIndex } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../server/bind.ts';
import { notFound } from '../../server/refusal.ts';
import { placeFor } from '../season/season.policy.ts';
import { styles } from './style.schema.ts';
import { readStyles, stylesOfPlace } from './style.store.ts';
import { readStyleIndex } from './styleIndex.store.ts';

export function registerStyleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, styleIndex, async ({ params, user, language }) => {
    const { customer } = await placeFor(db, user, params, context.now());
    const buyer = { rightEnv: params.rightEnv, ...customer };
    return readStyleIndex(db, params, { buyer, currency: customer.currency, language });
  });

  bind(app, context, styleDetail, async ({ params, user, language }) => {
    const { customer } = await placeFor(db, user, params, context.now());
    const buyer = { rightEnv: params.rightEnv, ...customer };
    const [style] = await readStyles(db, and(stylesOfPlace(params), eq(styles.articleId, params.articleId)), {
      buyer,
      currency: customer.currency,
      language,
    });
    if (!style) throw notFound();
    return style;
  });
}
