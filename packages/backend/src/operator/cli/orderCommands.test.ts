import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportedOrder } from '../../ordering/order/export/exportedOrder.ts';
import { finalized } from '../../ordering/order/export/testing/exportStage.ts';
import { readInterchange } from '../../ordering/order/export/testing/readInterchange.ts';
import { styleAt, variantIn } from '../../ordering/testing/partner.ts';
import { type Stage, setStage } from '../../ordering/testing/stage.ts';
import { startTestCommandLine, type TestCommandLine } from '../../testing/commandLine.ts';

let stage: Stage;
let commandLine: TestCommandLine;
let folder: string;
let earlier: string;
let orderNumber: string;
beforeAll(async () => {
  stage = await setStage({ HOUSE_GLN: '4012345000009' });
  commandLine = await startTestCommandLine(stage.testApp);
  folder = await mkdtemp(join(tmpdir(), 'selvedge-export-'));
  earlier = lastLine(await commandLine.run('order', 'export', '--out', folder));
  const style = await styleAt(stage.employee, stage.open(), 0);
  const ids = [0, 1].map((size) => variantIn(style, 0, size).articleVariantId);
  orderNumber = await finalized(stage.employee, stage.open(), { [String(ids[0])]: 4, [String(ids[1])]: 3 });
}, 60_000);
afterAll(async () => {
  await commandLine.close();
  await rm(folder, { recursive: true, force: true });
});

const lastLine = ([, printed]: [number, string]): string => printed.split('\n').at(-1) ?? '';

async function exported(format: string): Promise<Buffer> {
  const out = join(folder, format);
  const [code, printed] = await commandLine.run(
    ...['order', 'export', '--since', earlier, '--format', format, '--out', out],
  );
  expect([code, printed.split('\n').at(-2)]).toEqual([0, 'Orders: 1. Next cursor:']);
  const files = await readdir(out);
  expect(printed.split('\n')[0]).toBe(join(out, files[0] ?? ''));
  expect(files).toHaveLength(1);
  return readFile(join(out, files[0] ?? ''));
}

it('O6: a cron job goes on from the last line, and then there is nothing', async () => {
  const again = await commandLine.run('order', 'export', '--since', earlier, '--out', join(folder, 'cron'));
  const next = lastLine(again);
  expect(Number(next)).toBe(Number(earlier) + 1);
  expect(await commandLine.run('order', 'export', '--since', next, '--out', join(folder, 'cron'))).toEqual([
    0,
    `Orders: 0. Next cursor:\n${next}`,
  ]);
});

it('O6: all formats carry the same figures of a finalized order', async () => {
  const order: ExportedOrder = JSON.parse((await exported('jsonl')).toString());
  expect([order.orderNumber, order.pieces, order.lines.length]).toEqual([orderNumber, 7, 2]);
  const [, ...rows] = (await exported('csv')).toString().trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows.every((row) => row.startsWith(`${orderNumber},`))).toBe(true);
  for (const format of ['edifact-d96a', 'edifact-d01b']) {
    const segments = readInterchange(await exported(format));
    const of = (name: string, qualifier: string) =>
      segments
        .filter((one) => one.name === name && one.elements[0]?.[0] === qualifier)
        .map(({ elements }) => Number(elements[0]?.[1]));
    const cents = (amounts: readonly number[]) => amounts.map((amount) => Math.round(100 * amount));
    expect(of('QTY', '21')).toEqual(order.lines.map(({ quantity }) => quantity));
    expect(cents(of('PRI', 'AAA'))).toEqual(order.lines.map(({ salesPrice }) => salesPrice));
    expect(cents(of('MOA', '79'))).toEqual([order.value]);
    expect([of('CNT', '1'), of('CNT', '2')]).toEqual([[order.pieces], [order.lines.length]]);
  }
});

it.each([
  [['--format', 'pdf'], 2, "--format: 'pdf' is none of csv, jsonl, edifact-d96a, edifact-d01b."],
  [['--since', 'yesterday'], 2, /^--since: 'yesterday' is no cursor\./],
  [['--out', '/dev/null/x'], 1, /^The file '.*' cannot be written \(ENOTDIR\)\.$/],
] as const)('O6: order export %j is refused in a sentence', async (words, code, sentence) => {
  const [ended, printed] = await commandLine.run('order', 'export', ...words);
  expect([ended, printed.split('\n')[0]]).toEqual([
    code,
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});
