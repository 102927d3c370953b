import { asc, eq, inArray } from 'drizzle-orm';
import { groupBy } from '../../../database/groupBy.ts';
import { orderLines, orders } from '../../order/order.schema.ts';
import { variants as variantTable } from '../../style/colour.schema.ts';
import { partner, styleAt, variantIn } from '../../testing/partner.ts';
import type { Stage } from '../../testing/stage.ts';
import type { Action, CartView, Outcome } from './action.ts';
import { type Model, type ShopName, type VariantName, variants, type Who } from './model.ts';
import { openOperator, type VariantIds } from './operator.ts';
import { Portal } from './portal.ts';

/** The real portal and its house in one run, of customers nobody else orders for. */
export interface System {
  perform(action: Action, model: Model): Promise<Outcome>;
  look(at: ShopName, who: Who): Promise<CartView | null>;
  /** Lines of a customer's orders, from the first to the last, as the tables have them. */
  ordered(at: ShopName): Promise<string[][]>;
  stock(): Promise<Record<string, number | null>>;
}

/** People sign in anew before their access tokens end, however slow a machine is (ms). */
const SIGNED_IN = 4 * 60_000;

/** Makes one shelf after another on one server; what was before is left as it is. */
export async function systemsOf({
  testApp,
  buyer,
  manager,
  ...stage
}: Stage): Promise<() => Promise<System>> {
  const { db } = testApp.context.database;
  const place = stage.stock();
  const [first, second] = [await styleAt(manager, place, 0), await styleAt(manager, place, 1)];
  const ids: VariantIds = {
    a: variantIn(first, 0, 0).articleVariantId,
    b: variantIn(first, 0, 1).articleVariantId,
    c: variantIn(second).articleVariantId,
  };
  const names = new Map<string, VariantName>(variants.map((name) => [ids[name], name]));
  const operator = openOperator(testApp, place, ids);
  await operator.found();
  let runs = 0;
  let people = { buyer, manager };
  let signedIn = Date.now();
  return async () => {
    runs += 1;
    if (Date.now() - signedIn > SIGNED_IN) {
      people = {
        buyer: await partner(testApp, buyer.email),
        manager: await partner(testApp, manager.email),
      };
      signedIn = Date.now();
    }
    const run = `M${runs}`;
    const customers = await operator.begin(run);
    const portal = new Portal({
      ...{ people, place, ids, run, customers },
      change: (action) => operator.decide(action, customers),
    });
    return {
      async perform(action, model) {
        switch (action.do) {
          case 'price':
          case 'stock':
          case 'lock':
          case 'limit':
          case 'phase':
            await operator.decide(action, customers);
            return { status: 200 };
          default:
            return portal.perform(action, model);
        }
      },
      look: (at, who) => portal.look(at, who),
      async ordered(at) {
        const rows = await db
          .select({ orderId: orders.orderId, line: orderLines })
          .from(orders)
          .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
          .where(eq(orders.customerId, customers[at]))
          .orderBy(asc(orders.orderNumber), asc(orderLines.position));
        const byOrder = groupBy(rows, ({ orderId }) => orderId);
        return [...byOrder.values()].map((of) =>
          of
            .map(
              ({ line }) => `${names.get(line.articleVariantId) ?? '?'} ${line.quantity} ${line.salesPrice}`,
            )
            .toSorted(),
        );
      },
      async stock() {
        const rows = await db
          .select()
          .from(variantTable)
          .where(inArray(variantTable.articleVariantId, Object.values(ids)));
        return Object.fromEntries(
          rows.map(({ articleVariantId, stock }) => [names.get(articleVariantId), stock]),
        );
      },
    };
  };
}
