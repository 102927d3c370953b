import { lastOrders, order as orderCall, orderConfirmation, orders } from '@selvedge/core/contract';
import { orderSums } from '@selvedge/core/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { type Partner, partner } from '../testing/partner.ts';

let testApp: TestApp;
let manager: Partner;
let viewer: Partner;
let locked: Partner;

const customerId = 'C1001';
const params = { rightEnv: 'preorder', customerId } as const;

beforeAll(async () => {
  testApp = await startTestApp({ demo: { styles: 300, earlierOrders: true } });
  manager = await partner(testApp, 'manager@selvedge.test');
  viewer = await partner(testApp, 'viewer@selvedge.test');
  locked = await partner(testApp, 'locked@selvedge.test');
});
afterAll(() => testApp.close());

it('O4 K2 lists the orders of a customer, the newest first, to those who handle its carts', async () => {
  const found = await manager.get(orders, { params });
  expect(found.length).toBeGreaterThan(1);
  const times = found.map(({ finalizedAt }) => finalizedAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(found.every((head) => head.customerId === customerId)).toBe(true);
  expect(await viewer.get(orders, { params })).toEqual([]);
  expect((await locked.ask(orders, { params })).statusCode).toBe(404);
  expect((await manager.ask(orders, { params: { ...params, customerId: 'nobody' } })).statusCode).toBe(404);
  expect(await manager.get(orders, { params: { ...params, rightEnv: 'postorder' } })).toEqual([]);
});

it('M6 O4 an earlier order reads and is confirmed as any other, and is among the last ones', async () => {
  const three = await manager.get(lastOrders, { params: { rightEnv: 'preorder' }, query: {} });
  expect(three).toHaveLength(3);
  for (const { orderId, styles, options, pieces, value, approvedBy, approvedAt } of three) {
    const found = await manager.get(orderCall, { params: { orderId } });
    expect(orderSums(found.lines)).toMatchObject({ styles, options, pieces, value });
    expect(approvedAt === null).toBe(approvedBy === null);
    const file = await manager.ask(orderConfirmation, { params: { orderId } });
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
});
