import type { FastifyInstance } from 'fastify';
import { defaulted, object, refine, string } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { readExportedOrder, readOrderPage } from '../ordering/order/export/exportedOrder.store.ts';
import { operatorCall } from './operatorCall.ts';
import { unknown, unusable } from './operatorRefusal.ts';

/** Orders of one page. */
const MOST_ORDERS = 200;

const cursorField = refine(
  string(),
  'cursor',
  (text) =>
    /^\d{1,15}$/.test(text) || `Expected a cursor as an earlier answer gave it, but received "${text}"`,
);
const limitField = refine(
  string(),
  'limit',
  (text) =>
    (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_ORDERS) ||
    `Expected a whole number from 1 to ${MOST_ORDERS}, but received "${text}"`,
);
const pageStruct = object({
  after: defaulted(cursorField, '0'),
  limit: defaulted(limitField, '50'),
});

/** Finalized orders, as the house's ERP reads them (O6). */
export function orderCalls(scope: FastifyInstance, { config, database }: AppContext): void {
  operatorCall(scope, 'GET', '/orders', pageStruct, async ({ body: { after, limit } }) => {
    const page = await readOrderPage(database, { after: Number(after), limit: Number(limit) }, config);
    if (page === null)
      throw unusable(
        `after: this portal has no order as far as ${after}. Is the cursor of another database?`,
      );
    return page;
  });

  operatorCall(scope, 'GET', '/orders/:orderNumber', null, async ({ param }) => {
    const order = await readExportedOrder(database, param('orderNumber'), config);
    if (order === null) throw unknown('order', param('orderNumber'));
    return order;
  });
}
