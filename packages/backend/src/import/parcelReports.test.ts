import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentRows } from './testing/houseFiles.ts';
import { type ReportedOrders, refusals, reportedOrders, reportsOf } from './testing/reportedOrders.ts';

let orders: ReportedOrders;
beforeAll(async () => {
  orders = await reportedOrders();
});
afterAll(() => orders.close());

const ordered = () => orders.ordered();
const deliver: ReportedOrders['deliver'] = (...sent) => orders.deliver(...sent);

describe('O8: what is reported of parcels', () => {
  it('O8: what a file says of a parcel that is known counts in place of what it said before', async () => {
    const { number, seen } = await ordered();
    const parcel = (pieces: readonly number[]) =>
      sentRows(
        'parcels',
        pieces.map((quantity, at) => ({
          ...{ order: number, parcel: 'P1', 'shipped on': '2026-11-03' },
          ...{ EAN: orders.eans[at], quantity },
        })),
      );
    await deliver(parcel([4, 1]));
    await deliver(parcel([2]));
    expect(reportsOf(await seen())).toEqual([
      {
        kind: 'shipped',
        parcel: 'P1',
        lines: [
          { line: 1, quantity: 4 },
          { line: 2, quantity: 1 },
        ],
      },
      {
        kind: 'shipped',
        parcel: 'P1',
        lines: [
          { line: 1, quantity: 2 },
          { line: 2, quantity: 1 },
        ],
      },
    ]);
  });

  it('O8: a parcel is sent on one day, and a file that says two is refused', async () => {
    const { number, seen } = await ordered();
    const sent = (days: readonly string[]) =>
      sentRows(
        'parcels',
        days.map((day, at) => ({
          ...{ order: number, parcel: 'P1', 'shipped on': day },
          ...{ EAN: orders.eans[at], quantity: 1 },
        })),
      );
    const two = sent(['2026-11-03', '2026-11-04']);
    expect(refusals(await deliver(two))).toEqual([
      [
        2,
        'otherBefore',
        'shipped on: line 1 of parcels.jsonl says 2026-11-03, this one something else. Only one of them can hold.',
      ],
    ]);
    expect(refusals(await deliver(two, {}, 'de')).map(([, , text]) => text)).toEqual([
      'versandt am: In Zeile 1 von parcels.jsonl steht 2026-11-03, hier etwas anderes. Nur eines kann gelten.',
    ]);
    expect((await seen()).statuses).toBeUndefined();
    for (const day of ['2026-11-03', '2026-11-04']) {
      expect((await deliver(sent([day, day]))).outcome).toBe('written');
      expect((await deliver(sent([day, day]))).outcome).toBe('unchanged');
    }
    const row = (ean: number, more: object) => ({
      ...{ order: number, parcel: 'P1', EAN: orders.eans[ean], quantity: 1 },
      ...more,
    });
    const oneSaysIt = sentRows('parcels', [row(0, {}), row(1, { 'shipped on': '2026-11-05' })]);
    expect((await deliver(oneSaysIt)).outcome).toBe('written');
    expect((await deliver(oneSaysIt)).outcome).toBe('unchanged');
  });
});
