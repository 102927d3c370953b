import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { despatchAdvice, orderResponse } from './testing/edifactFiles.ts';
import { sentRows, sentText } from './testing/houseFiles.ts';
import { type ReportedOrders, refusals, reportedOrders, reportsOf } from './testing/reportedOrders.ts';

let orders: ReportedOrders;
beforeAll(async () => {
  orders = await reportedOrders();
});
afterAll(() => orders.close());

const ordered = () => orders.ordered();
const deliver: ReportedOrders['deliver'] = (...sent) => orders.deliver(...sent);

describe('O8: what becomes of orders comes back by files', () => {
  it('O8: each kind of list is a report, the same list twice is one, and the order stays as it was', async () => {
    const { number, seen } = await ordered();
    const before = await seen();
    const lists = [
      sentText('orders.csv', `order,ERP number,confirmed on\n${number},A-7741,2026-11-02\n`),
      sentText(
        'Auftragspositionen.csv',
        `Auftrag;EAN;Menge;lieferbar ab;Grund\n${number};${orders.eans[1]};1;01.02.2031;Zu wenig Stoff\n`,
      ),
      sentRows('parcels', [
        { order: number, parcel: '0034', EAN: orders.eans[0], quantity: 4, 'shipped on': '2026-11-03' },
      ]),
      sentRows('invoices', [{ order: number, 'invoice number': 'R-1', date: '2026-11-04' }]),
    ];
    const planned = await deliver(lists, { dryRun: true });
    expect([planned.outcome, (await seen()).statuses]).toEqual(['planned', undefined]);
    const written = await deliver(lists);
    expect(written.outcome).toBe('written');
    expect(written.lines).toEqual(planned.lines);
    expect(written.lines.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['orders', 'changed'],
      ['orderLines', 'changed'],
      ['parcels', 'added'],
      ['invoices', 'added'],
    ]);
    const after = await seen();
    expect(after.lastReport).toEqual({ kind: 'invoiced', at: after.statuses?.at(-1)?.at });
    expect(reportsOf(after)).toEqual([
      { kind: 'confirmed', erpNumber: 'A-7741' },
      {
        kind: 'changed',
        lines: [{ line: 2, quantity: 1, deliveryFrom: Date.UTC(2031, 1, 1), reason: 'Zu wenig Stoff' }],
      },
      { kind: 'shipped', parcel: '0034', lines: [{ line: 1, quantity: 4 }] },
      { kind: 'invoiced', invoiceNumber: 'R-1' },
    ]);
    const reported = { statuses: undefined, lastReport: undefined };
    expect({ ...after, ...reported }).toEqual({ ...before, ...reported });
    for (const options of [{}, { complete: true }]) {
      const again = await deliver(lists, options);
      expect([again.outcome, again.lines]).toEqual(['unchanged', []]);
    }
    expect((await seen()).statuses).toHaveLength(4);
  });

  it('O8: a line without a day stays with the one that it has', async () => {
    const { number, seen } = await ordered();
    const rows = `${number},${orders.eans[0]},0,\n${number},${orders.eans[1]},2,2031-02-01\n`;
    const report = await deliver(sentText('order lines.csv', `order,EAN,quantity,delivery from\n${rows}`));
    expect([report.outcome, refusals(report)]).toEqual(['written', []]);
    expect(reportsOf(await seen())).toEqual([
      {
        kind: 'changed',
        lines: [
          { line: 1, quantity: 0 },
          { line: 2, quantity: 2, deliveryFrom: Date.UTC(2031, 1, 1) },
        ],
      },
    ]);
  });

  it('O8: a line that is as ordered is no change, and one that is again is told', async () => {
    const { number, seen } = await ordered();
    const line = (quantity: number) =>
      sentRows('order lines', [{ order: number, EAN: orders.eans[0], quantity }]);
    expect((await deliver(line(4))).outcome).toBe('unchanged');
    for (const quantity of [2, 2, 4]) await deliver(line(quantity));
    expect(reportsOf(await seen())).toEqual(
      [2, 4].map((quantity) => ({ kind: 'changed', lines: [{ line: 1, quantity }] })),
    );
    const said = (reason: string) =>
      sentText('order lines.csv', `order,EAN,quantity,reason\n${number},${orders.eans[0]},3,${reason}\n`);
    for (const reason of ['Late', '', '']) await deliver(said(reason));
    expect(reportsOf(await seen()).slice(2)).toEqual([
      { kind: 'changed', lines: [{ line: 1, quantity: 3, reason: 'Late' }] },
      { kind: 'changed', lines: [{ line: 1, quantity: 3, reason: '' }] },
    ]);
  });

  it('O8: what cannot be is refused by line in both languages, and nothing of it kept', async () => {
    const { number, seen } = await ordered();
    const [known = '', unknown] = [orders.eans[0], '4006381333931'];
    const rows = [
      sentRows('orders', [
        { order: '1', 'ERP number': 'X' },
        { order: number, 'ERP number': '' },
      ]),
      sentRows('order lines', [
        { order: number, EAN: unknown, quantity: 1 },
        { order: number, EAN: known, quantity: -1 },
        { order: '77', EAN: known, quantity: 1 },
      ]),
      sentRows('parcels', [
        { order: number, parcel: 'P', EAN: known, 'shipped on': '2026-11-03' },
        { order: number, parcel: 'Q', quantity: 2, 'shipped on': '2026-11-03' },
        { order: number, parcel: 'R', 'shipped on': '2099-01-01' },
        { order: number, parcel: 'S', EAN: unknown, quantity: 2, 'shipped on': '2026-11-03' },
      ]),
      sentRows('invoices', [{ order: number, 'invoice number': 'R-1' }]),
    ];
    const report = await deliver(rows);
    expect(report.outcome).toBe('refused');
    expect(refusals(report)).toEqual([
      [1, 'reference', 'order: “1” is not known. It must exist in: Orders.'],
      [2, 'missing', 'ERP number is missing.'],
      [1, 'notOrdered', `The order ${number} has no line with the EAN ${unknown}.`],
      [2, 'number', expect.stringContaining('“-1”')],
      [3, 'reference', expect.stringContaining('“77”')],
      [1, 'missing', 'quantity is missing.'],
      [2, 'missing', 'EAN is missing.'],
      [
        3,
        'ahead',
        'shipped on: “2099-01-01” is in the future. A report can only say what has already happened.',
      ],
      [4, 'reference', expect.stringContaining(unknown)],
      [1, 'missing', 'date is missing.'],
    ]);
    const german = refusals(await deliver(rows, {}, 'de'));
    expect(german.map(([line, code]) => [line, code])).toEqual(
      refusals(report).map(([line, code]) => [line, code]),
    );
    for (const [at, [, , text]] of german.entries()) expect(text).not.toBe(refusals(report)[at]?.[2]);
    expect((await seen()).statuses).toBeUndefined();
  });
});

describe('O8: what becomes of orders comes back by EANCOM', () => {
  it.each(['D.96A', 'D.01B'] as const)('O8: ORDRSP %s confirms, and changes lines', async (directory) => {
    const { number, seen } = await ordered();
    const response = orderResponse(directory, {
      ...{ order: number, erpNumber: `A-${number}`, on: '20261102' },
      lines: [
        { ean: orders.eans[0] ?? '', quantity: 4 },
        { ean: orders.eans[1] ?? '', quantity: 0, deliveryFrom: '20310201' },
      ],
    });
    const file = sentText('ordrsp-0001.edi', response);
    const report = await deliver(file);
    expect([report.outcome, refusals(report)]).toEqual(['written', []]);
    expect(reportsOf(await seen())).toEqual([
      { kind: 'confirmed', erpNumber: `A-${number}` },
      { kind: 'changed', lines: [{ line: 2, quantity: 0, deliveryFrom: Date.UTC(2031, 1, 1) }] },
    ]);
    expect((await seen()).statuses?.[0]?.at).toBe(Date.parse('2026-11-02T11:00:00Z'));
    expect((await deliver(file)).outcome).toBe('unchanged');
  });

  it('O8: an order that the house does not take at all comes to nothing in each line that it names', async () => {
    const { number, seen } = await ordered();
    const facts = { order: number, erpNumber: 'A-2', on: '20261102', answer: '27' } as const;
    const refused = await deliver(sentText('a.edi', orderResponse('D.96A', facts)));
    expect(refused.files[0]?.problem).toMatchObject({ code: 'edifactLines' });
    const lines = orders.eans.map((ean) => ({ ean, quantity: 4 }));
    await deliver(sentText('a.edi', orderResponse('D.96A', { ...facts, lines })));
    expect(reportsOf(await seen())).toEqual([
      { kind: 'confirmed', erpNumber: 'A-2' },
      { kind: 'changed', lines: [1, 2].map((line) => ({ line, quantity: 0 })) },
    ]);
  });

  it.each(['D.96A', 'D.01B'] as const)('O8: DESADV %s names parcels with their pieces', async (directory) => {
    const { number, seen } = await ordered();
    const advice = despatchAdvice(directory, {
      ...{ order: number, number: 'LS-1', on: '20261105' },
      parcels: [
        { sscc: '340000000000000013', items: [{ ean: orders.eans[0] ?? '', quantity: 3 }] },
        {
          sscc: '340000000000000020',
          items: [
            { ean: orders.eans[0] ?? '', quantity: 1 },
            { ean: orders.eans[1] ?? '', quantity: 2 },
          ],
        },
      ],
    });
    const report = await deliver(sentText('desadv.edi', advice));
    expect([report.outcome, refusals(report)]).toEqual(['written', []]);
    expect(reportsOf(await seen())).toEqual([
      { kind: 'shipped', parcel: '340000000000000013', lines: [{ line: 1, quantity: 3 }] },
      {
        kind: 'shipped',
        parcel: '340000000000000020',
        lines: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 2 },
        ],
      },
    ]);
    expect((await deliver(sentText('desadv.edi', advice))).outcome).toBe('unchanged');
  });

  it('O8: a despatch without marked parcels is one by its own number', async () => {
    const { number, seen } = await ordered();
    const items = [{ ean: orders.eans[0] ?? '', quantity: 4 }];
    const parcels = [{ sscc: null, items }];
    const advice = despatchAdvice('D.96A', { order: number, number: 'LS-9', on: '20261105', parcels });
    await deliver(sentText('desadv.edi', advice));
    expect(reportsOf(await seen())).toEqual([
      { kind: 'shipped', parcel: 'LS-9', lines: [{ line: 1, quantity: 4 }] },
    ]);
  });
});
