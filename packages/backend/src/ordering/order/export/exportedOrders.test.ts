import { order as orderCall } from '@selvedge/core/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOf } from '../../../testing/operator.ts';
import { styleAt, variantIn } from '../../testing/partner.ts';
import { type Stage, setStage } from '../../testing/stage.ts';
import { orders } from '../order.schema.ts';
import { fittingOrders } from './exportedOrder.store.ts';
import { allAfter, finalized, orderLikeLast, pageOf } from './testing/exportStage.ts';

let stage: Stage;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  stage = await setStage();
  operator = await operatorOf(stage.testApp);
}, 60_000);
afterAll(() => stage.testApp.close());

describe('GET /operator/orders', () => {
  it('O6: reads each order once, page by page, and nothing a second time', async () => {
    const { db } = stage.testApp.context.database;
    const first = variantIn(await styleAt(stage.employee, stage.open(), 0));
    await finalized(stage.employee, stage.open(), { [first.articleVariantId]: 1 });
    for (const orderNumber of ['9000005', '9000004', '9000003', '9000002'])
      await orderLikeLast(db, orderNumber);
    const [all] = await db.select({ orders: count() }).from(orders);
    expect(all?.orders).toBeGreaterThanOrEqual(5);
    const byTwos = await allAfter(stage.testApp, '0', 2);
    expect(byTwos.orders).toHaveLength(all?.orders ?? 0);
    expect(new Set(byTwos.orders.map(({ orderNumber }) => orderNumber)).size).toBe(all?.orders);
    expect((await allAfter(stage.testApp, '0', 200)).orders).toEqual(byTwos.orders);
    expect(await pageOf(stage.testApp, byTwos.next)).toEqual({
      ...{ houseGln: null, orders: [] },
      ...{ next: byTwos.next, more: false },
    });
  });

  it('O6: tells an order whole, with the figures that its buyer sees', async () => {
    const before = await allAfter(stage.testApp, '0', 200);
    const at = stage.open();
    const style = await styleAt(stage.employee, at, 0);
    const [one, other] = [variantIn(style, 0, 0), variantIn(style, 0, 1)];
    const orderNumber = await finalized(stage.employee, at, {
      [one.articleVariantId]: 3,
      [other.articleVariantId]: 2,
    });
    const { orders: fresh } = await pageOf(stage.testApp, before.next);
    expect(fresh.map((each) => each.orderNumber)).toEqual([orderNumber]);
    const [told] = fresh;
    if (!told) throw new Error('The order is missing');
    const seen = await stage.employee.get(orderCall, { params: { orderId: told.orderId } });
    expect(told).toMatchObject({
      cursor: String(Number(before.next) + 1),
      finalizedAt: seen.finalizedAt,
      finalizedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      rightEnv: 'preorder',
      ...{ season: at.season, subdivision: at.subdivision, collectionType: at.collectionType },
      customer: {
        number: seen.customerNumber,
        name: seen.customerName,
        street: expect.stringMatching(/./),
        postcode: expect.stringMatching(/./),
        city: expect.stringMatching(/./),
        country: expect.stringMatching(/^[A-Z]{2}$/),
      },
      ...{ finalizedBy: seen.finalizedBy, approvedBy: null, note: '', currency: seen.currency },
      ...{ pieces: 5, value: seen.value, retailValue: seen.retailValue },
    });
    expect(told.lines).toEqual(
      seen.lines.map((line, index) => ({
        line: index + 1,
        ...{ ean: line.ean, articleNumber: line.articleNumber, styleName: line.styleName },
        ...{ colourCode: line.colourCode, colourName: line.colourName },
        length: line.oneLength ? null : line.articleLength,
        ...{ size: line.size, quantity: line.quantity },
        ...{ salesPrice: line.salesPrice, retailPrice: line.retailPrice },
        deliveryFrom: line.deliveryFrom,
        deliveryWeek: expect.stringMatching(/^\d{4}-W\d{2}$/),
      })),
    );
    expect(told.lines.reduce((sum, line) => sum + line.quantity * line.salesPrice, 0)).toBe(told.value);
    expect((await operator('GET', `/orders/${orderNumber}`)).json()).toEqual(told);
  });

  it.each([
    ['/orders?after=abc', 400, /cursor as an earlier answer gave it/],
    ['/orders?after=-1', 400, /cursor/],
    ['/orders?limit=0', 400, /from 1 to 200/],
    ['/orders?limit=201', 400, /from 1 to 200/],
    ['/orders?since=1', 400, /since/],
    ['/orders/4', 404, /There is no order '4'/],
  ])('O6: %s is refused with a sentence', async (path, status, sentence) => {
    const response = await operator('GET', path);
    expect([response.statusCode, response.json().error]).toEqual([status, expect.stringMatching(sentence)]);
  });

  it('O6: asks for the operators’ secret', async () => {
    expect((await stage.testApp.app.inject('/operator/orders')).statusCode).toBe(401);
  });
});

it('O6: a page holds as many orders as fit by their lines, and always one', () => {
  expect(fittingOrders([], 10)).toBe(0);
  expect(fittingOrders([99, 1], 10)).toBe(1);
  expect(fittingOrders([4, 6, 1], 10)).toBe(2);
  expect(fittingOrders([4, 6], 10)).toBe(2);
});
