import { sizeCurves } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { notFound } from '../../http/refusal.ts';
import { placeFor } from '../place/place.policy.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';
import { readSizeCurves } from './sizeCurve.store.ts';

export function registerSizeCurveRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, sizeCurves, async ({ params, user, language }) => {
    const now = context.now();
    const { customer } = await placeFor(db, user, params, now);
    const [style] = await db
      .select()
      .from(styles)
      .where(and(stylesOfPlace(params), eq(styles.articleId, params.articleId)));
    if (!style) throw notFound();
    return readSizeCurves(db, style, { ...customer, language, user, now });
  });
}
