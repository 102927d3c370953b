import { keylook } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { notFound } from '../../http/refusal.ts';
import { placeFor } from '../place/place.policy.ts';
import { readKeylook } from './keylook.store.ts';

export function registerKeylookRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, keylook, async ({ params, user, language }) => {
    const { customer } = await placeFor(db, user, params, context.now());
    const buyer = { rightEnv: params.rightEnv, ...customer };
    const look = await readKeylook(db, params, params.keylookId, {
      buyer,
      currency: customer.currency,
      language,
    });
    if (!look) throw notFound();
    return look;
  });
}
