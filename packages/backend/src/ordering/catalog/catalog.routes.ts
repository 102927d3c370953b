import { styleDetail, styleIndex } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { assertAnswer, bind, bindPrepared } from '../../endpoint/bind.ts';
import { prepare } from '../../endpoint/prepared.ts';
import { createCatalogueReader } from './catalogueReader.ts';
import { readStyleIndex } from './styleIndex.store.ts';
import { createStyleIndexCache } from './styleIndexCache.ts';
import { readStyleOf } from './styleOfPlace.store.ts';

export function registerStyleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;
  const indexes = createStyleIndexCache();
  const read = createCatalogueReader({ db, now: context.now });

  bindPrepared(app, context, styleIndex, async ({ params, user, language }) => {
    const { customer, state } = await read(user, params);
    const buyer = { rightEnv: params.rightEnv, ...customer };
    const { version, barred } = state;
    // Variants are barred per customer. Without any, all customers of a price list see the same.
    const seenBy = barred ? customer.customerId : '';
    const { season, subdivision, collectionType } = params;
    const key = JSON.stringify([season, subdivision, collectionType, customer.priceListId, language, seenBy]);
    return indexes.get(key, version, async () => {
      const index = await readStyleIndex(db, params, { buyer, currency: customer.currency, language });
      assertAnswer(styleIndex, index);
      return prepare(index);
    });
  });

  bind(app, context, styleDetail, async ({ params, user, language }) => {
    const { customer } = await read(user, params);
    return readStyleOf(db, params, { customer, language });
  });
}
