import { activeSellingTimes, brandTree, seasonState, upcomingSellingTimes } from '@selvedge/core/contract';
import { entersOrdering, handlesCarts, mayPreview, mayView } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { denied } from '../../http/refusal.ts';
import { placeFor } from '../place/place.policy.ts';
import { sellingTimesIn } from '../place/sellingTime.store.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { markMine, readBrands, readSeasonState } from './season.store.ts';

export function registerSeasonRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, activeSellingTimes, async ({ params: { rightEnv, customerId }, user }) => {
    const customer = await customerFor(db, user, rightEnv, customerId);
    if (!mayView(user.rights, rightEnv)) return [];
    const times = await sellingTimesIn('active', db, user, rightEnv, customer, context.now());
    return handlesCarts(user.rights, rightEnv) ? markMine(db, rightEnv, customerId, times) : times;
  });

  bind(app, context, upcomingSellingTimes, async ({ params: { rightEnv, customerId }, user }) => {
    const customer = await customerFor(db, user, rightEnv, customerId);
    if (!mayPreview(user.rights, rightEnv)) return [];
    const times = await sellingTimesIn('upcoming', db, user, rightEnv, customer, context.now());
    return handlesCarts(user.rights, rightEnv) ? markMine(db, rightEnv, customerId, times) : times;
  });

  bind(app, context, brandTree, ({ params, user }) => {
    if (!entersOrdering(user.rights, params.rightEnv)) throw denied('right');
    return readBrands(db);
  });

  bind(app, context, seasonState, async ({ params, user }) => {
    const now = context.now();
    const { customer, sellingTime } = await placeFor(db, user, params, now);
    const handler = handlesCarts(user.rights, params.rightEnv) ? user : null;
    return readSeasonState(db, params.rightEnv, customer, sellingTime, { now, handler });
  });
}
