import { expect, it } from 'vitest';
import type { OrderStatus } from '../../contract/index.ts';
import { sampleOrder } from '../../testing/samples/carts.ts';
import { orderProgress } from './orderProgress.ts';

const order = sampleOrder();
const [line] = order.lines;
if (!line) throw new Error('The sample has no line');
const lines = [line, { ...line, articleVariantId: 'v-2', size: 'M', quantity: 6 }];
const after = (...statuses: OrderStatus[]) => orderProgress({ lines, statuses });
const changed = (...of: NonNullable<OrderStatus['lines']>): OrderStatus => ({
  kind: 'changed',
  at: 2,
  lines: of,
});

it('O8: an order of which nothing was reported is as it was ordered', () => {
  expect(orderProgress({ lines })).toEqual({
    ...{ reports: [], erpNumber: null, lines: [], differences: [] },
    shipped: null,
  });
});

it('O8: the last number counts, and the newest report comes first', () => {
  const [first, second] = [
    { kind: 'confirmed', at: 1, erpNumber: 'A1' },
    { kind: 'confirmed', at: 2, erpNumber: 'A2' },
  ] as const;
  expect(after(first, second, { kind: 'shipped', at: 3, parcel: 'P' })).toMatchObject({
    erpNumber: 'A2',
    reports: [{ kind: 'shipped' }, second, first],
  });
});

it('O8: differences are those of the last report of each field, and none where it is as ordered again', () => {
  const less = changed({ line: 2, quantity: 4, reason: 'Short of cloth' });
  const later = changed({ line: 2, deliveryFrom: line.deliveryFrom + 1 });
  expect(after(less, later).differences).toEqual([
    { at: 2, line: lines[1], quantity: 4, deliveryFrom: line.deliveryFrom + 1, reason: 'Short of cloth' },
  ]);
  expect(after(changed({ line: 1, quantity: 0 })).differences).toMatchObject([{ at: 1, quantity: 0 }]);
  expect(after(less, changed({ line: 2, quantity: 6 })).differences).toEqual([]);
  expect(after(changed({ line: 9, quantity: 1 })).differences).toEqual([]);
});

it('O8: a blank reason takes back what was said, and a line that is as ordered again is told as it is', () => {
  const { lines: told } = after(
    changed({ line: 2, quantity: 4, reason: 'Short of cloth' }),
    changed({ line: 2, quantity: 6, reason: '' }),
  );
  expect(told).toEqual([{ at: 2, quantity: 6, deliveryFrom: line.deliveryFrom, reason: null }]);
});

it('O8: counts the pieces of parcels, the last report of each, unless one does not say them', () => {
  const parcel = (name: string, pieces?: number): OrderStatus => ({
    ...{ kind: 'shipped', at: 3, parcel: name },
    ...(pieces !== undefined && { lines: [{ line: 2, quantity: pieces }] }),
  });
  const of = line.quantity + 6;
  expect(after(parcel('P', 1), parcel('Q', 2), parcel('P', 3)).shipped).toEqual({ pieces: 5, of });
  expect(after(changed({ line: 2, quantity: 5 }), parcel('P', 5)).shipped).toEqual({ pieces: 5, of: of - 1 });
  expect(after(parcel('P', 1), parcel('Q')).shipped).toBeNull();
  // What is in a parcel changes no line.
  expect(after(parcel('P', 1)).differences).toEqual([]);
});
