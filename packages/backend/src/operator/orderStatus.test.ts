import { order as orderCall } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finalized, pageOf } from '../ordering/order/export/testing/exportStage.ts';
import { styleAt, variantIn } from '../ordering/testing/partner.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { operatorOf } from '../testing/operator.ts';

let stage: Stage;
let operator: Awaited<ReturnType<typeof operatorOf>>;
let commandLine: TestCommandLine;
let orderNumber: string;
let orderId: string;
beforeAll(async () => {
  stage = await setStage();
  operator = await operatorOf(stage.testApp);
  commandLine = await startTestCommandLine(stage.testApp);
  const style = await styleAt(stage.employee, stage.open(), 0);
  const ids = [0, 1].map((size) => variantIn(style, 0, size).articleVariantId);
  orderNumber = await finalized(stage.employee, stage.open(), { [String(ids[0])]: 4, [String(ids[1])]: 3 });
  orderId = (await operator('GET', `/orders/${orderNumber}`)).json().orderId;
});
afterAll(() => commandLine.close());

const seen = () => stage.employee.get(orderCall, { params: { orderId } });
const report = async (body: object, number = orderNumber) => {
  const response = await operator('POST', `/orders/${number}/status`, body);
  return [response.statusCode, response.json()] as const;
};
const portal = (...words: string[]) => commandLine.run('order', 'status', ...words);

describe('O8: the status of an order', () => {
  it('O8: is not told where nothing was reported', async () => {
    expect(await seen()).not.toHaveProperty('statuses');
    expect(await portal(orderNumber)).toEqual([0, 'Nothing was reported yet.']);
  });

  it('O8: a key counts once, also when many send it at the same moment, and is for one report', async () => {
    const confirmed = { kind: 'confirmed', erpNumber: 'ERP-77', at: 1_763_000_000_000 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => report({ key: 'k1', ...confirmed })));
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.filter(([, { isRepeated }]) => !isRepeated)).toHaveLength(1);
    expect(
      await report({ at: confirmed.at, erpNumber: 'ERP-77', kind: 'confirmed', key: 'k1' }),
    ).toMatchObject([200, { isRepeated: true }]);
    expect(await report({ key: 'k1', ...confirmed, erpNumber: 'ERP-78' })).toEqual([
      409,
      { error: "The key 'k1' came before, with another report of this order." },
    ]);
    expect((await seen()).statuses).toEqual([confirmed]);
  });

  it('O8: the buyer sees all reports at the order, and the order as it was', async () => {
    const before = await seen();
    const lines = [{ line: 2, quantity: 1, reason: 'Short of cloth' }];
    expect(await report({ key: 'k2', kind: 'changed', at: 1_763_000_100_000, lines })).toMatchObject([
      200,
      {},
    ]);
    expect(await portal(orderNumber, '--kind', 'shipped', '--parcel', '00340434', '--at', 'now')).toEqual([
      0,
      expect.stringMatching(/confirmed .* ERP-77\nchanged .* line 2: 1 piece\nshipped .* 00340434$/),
    ]);
    await report({ key: 'k4', kind: 'invoiced', invoiceNumber: 'R-1' });
    const { statuses, lastReport, ...order } = await seen();
    expect(lastReport?.kind).toBe('invoiced');
    expect(statuses?.map(({ kind }) => kind)).toEqual(['confirmed', 'changed', 'shipped', 'invoiced']);
    expect(statuses?.[1]?.lines).toEqual(lines);
    const reported = { statuses: before.statuses, lastReport: before.lastReport };
    expect({ ...order, ...reported }).toEqual(before);
    const { orders } = await pageOf(stage.testApp, '0', 200);
    expect(orders.find((one) => one.orderNumber === orderNumber)?.pieces).toBe(7);
  });

  it('O8: the same command twice is one report', async () => {
    const words = ['--kind', 'changed', '--line', '1=2', '--line', '2=0', '--reason', 'Late'] as const;
    expect((await portal(orderNumber, ...words))[1]).not.toContain('reported before');
    expect((await portal(orderNumber, ...words))[1]).toMatch(/^This was reported before\.\n/);
    const pieces = async (...said: string[]) =>
      (await portal(orderNumber, '--kind', 'changed', ...said.flatMap((one) => ['--line', one])))[1];
    await pieces('1=5');
    await pieces('1=4');
    expect(await pieces('1=5')).not.toContain('reported before');
    expect((await seen()).statuses?.at(-1)?.lines).toEqual([{ line: 1, quantity: 5 }]);
  });

  it('O8: a report without its kind is not taken for the wish to see them', async () => {
    expect(await portal(orderNumber, '--erp-number', 'NEW-1')).toMatchObject([
      2,
      expect.stringMatching(/^--kind is missing\./),
    ]);
  });

  it.each([
    [{ kind: 'confirmed' }, /^erpNumber: a report of 'confirmed' needs it\.$/],
    [{ kind: 'shipped' }, /^parcel: /],
    [{ kind: 'invoiced' }, /^invoiceNumber: /],
    [{ kind: 'changed' }, /^lines: a report/],
    [{ kind: 'changed', lines: [] }, /^lines: /],
    [{ kind: 'changed', lines: [{ line: 3, quantity: 1 }] }, /has 2 lines, and none with number 3/],
    [{ kind: 'changed', lines: [{ line: 0, quantity: 1 }] }, /^lines\.0\.line: /],
    [{ kind: 'changed', lines: [{ line: 1, quantity: -1 }] }, /^lines\.0\.quantity: /],
    [{ kind: 'changed', lines: [{ line: 1, quantity: 1.5 }] }, /^lines\.0\.quantity: /],
    [{ kind: 'changed', lines: [{ line: 1, reason: 'x' }] }, /neither quantity nor deliveryFrom/],
    [{ kind: 'changed', lines: [1, 1].map((line) => ({ line, quantity: 1 })) }, /line 1 is named twice/],
    [{ kind: 'lost' }, /^kind: Expected one of/],
    [{ kind: 'confirmed', erpNumber: 'x', at: 1e300 }, /^at: /],
    [{ kind: 'confirmed', erpNumber: 'x', at: 1_763_000_000 }, /^at: /],
    [{ kind: 'confirmed', erpNumber: 'x', at: Date.now() + 2 * 86_400_000 }, /^at: it lies in the future/],
    [{ kind: 'changed', lines: [{ line: 1, quantity: 10_000 }] }, /^lines\.0\.quantity: /],
    [{ kind: 'changed', lines: [{ line: 1, deliveryFrom: 0 }] }, /^lines\.0\.deliveryFrom: /],
    [
      { kind: 'invoiced', invoiceNumber: 'x', lines: [{ line: 1, quantity: 2 }] },
      /^lines: a report of 'invoiced' has none/,
    ],
    [{ kind: 'shipped', parcel: 'x', lines: [{ line: 1, quantity: 0 }] }, /of line 1 a parcel has pieces/],
    [
      { kind: 'shipped', parcel: 'x', lines: [{ line: 1, quantity: 1, deliveryFrom: Date.UTC(2030, 1) }] },
      /nothing else is told/,
    ],
    [{ kind: 'invoiced', invoiceNumber: 'x', erpNumber: 'y' }, /^erpNumber: a report of 'invoiced' has none/],
    [{ kind: 'confirmed', erpNumber: 'x', by: 'me' }, /^by: /],
    [{ kind: 'confirmed', erpNumber: 'x', key: 'a b' }, /^key: /],
  ])('O8: %j is refused, and nothing of it kept', async (body, sentence) => {
    const before = (await seen()).statuses;
    expect(await report({ key: 'bad', ...body })).toEqual([400, { error: expect.stringMatching(sentence) }]);
    expect((await seen()).statuses).toEqual(before);
  });

  it('O8: of an order that there is not, nothing is kept', async () => {
    expect(await report({ key: 'k', kind: 'confirmed', erpNumber: 'x' }, '1')).toEqual([
      404,
      { error: "There is no order '1'." },
    ]);
    expect(await portal(orderNumber, '--kind', 'changed', '--line', 'x')).toMatchObject([
      2,
      expect.stringMatching(/^--line: 'x' is no line and its pieces/),
    ]);
  });
});
