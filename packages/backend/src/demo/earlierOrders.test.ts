import { describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

const now = Date.UTC(2026, 10, 21, 9, 30);
const year = 365 * 86_400_000;

describe('orders of the seasons before', () => {
  const demo = generate({ now, styles: 300, earlierOrders: true });
  const { earlier } = demo;

  it('M6 O4 are the same for the same seed, change nothing else, and are there only where they are wanted', () => {
    expect(generate({ now, styles: 300, earlierOrders: true }).earlier).toEqual(earlier);
    const without = generate({ now, styles: 300 });
    expect(without.earlier).toBeNull();
    expect({ ...demo, earlier: null }).toEqual(without);
  });

  it.each([Date.UTC(2026, 0, 5), Date.UTC(2026, 2, 1), Date.UTC(2026, 7, 1), now])(
    'M6 O4 are of the last years, before now and before their delivery (%i)',
    (at) => {
      const { orders = [], orderLines = [] } =
        generate({ now: at, styles: 300, earlierOrders: true }).earlier ?? {};
      expect(orders.length).toBeGreaterThan(20);
      for (const { finalizedAt } of orders) {
        expect(finalizedAt).toBeLessThan(at);
        expect(finalizedAt).toBeGreaterThan(at - 4 * year);
      }
      const finalized = new Map(orders.map(({ orderId, finalizedAt }) => [orderId, finalizedAt]));
      for (const { orderId, deliveryFrom } of orderLines)
        expect(deliveryFrom).toBeGreaterThan(finalized.get(orderId) ?? Number.POSITIVE_INFINITY);
    },
  );

  it('O4 have sums that are those of their lines, numbers below those to come, and approvals that bind', () => {
    const { orders = [], orderLines = [], approvals = [] } = earlier ?? {};
    for (const order of orders) {
      const lines = orderLines.filter(({ orderId }) => orderId === order.orderId);
      expect(order).toMatchObject({
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        value: lines.reduce((sum, { quantity, salesPrice }) => sum + quantity * salesPrice, 0),
      });
      expect(Number(order.orderNumber)).toBeLessThan(4_500_001);
      expect(approvals.some(({ cartId }) => cartId === order.cartId)).toBe(order.approvedBy !== null);
    }
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length);
    expect(approvals.length).toBeGreaterThan(5);
  });
});
