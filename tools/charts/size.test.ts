import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChartSize, chartSizes, MOST_KEYS, MOST_LINES, tooLarge } from './size.js';

const core = resolve(import.meta.dirname, '../../packages/core/src');

/** Charts that are still too large, by their lines in tens and their context. The numbers may only fall. */
const known: readonly ChartSize[] = [
  { chart: 'ordering/cart/cart.machine.ts', lines: 370, keys: 10 },
  { chart: 'ordering/workspace/workspace.machine.ts', lines: 390, keys: 7 },
];

const excess = ({ lines, keys }: ChartSize) => ({
  lines: Math.max(lines, MOST_LINES),
  keys: Math.max(keys, MOST_KEYS),
});

/** What differs from the list: a chart that grew or is too large, and one that is smaller than the list says. */
const differencesIn = (sizes: readonly ChartSize[], allowed: readonly ChartSize[]): string[] => {
  const large = new Map(tooLarge(sizes).map((size) => [size.chart, size]));
  const listed = new Map(allowed.map((size) => [size.chart, size]));
  const grown = [...large.values()].flatMap((size) => {
    const most = excess(listed.get(size.chart) ?? { chart: size.chart, lines: 0, keys: 0 });
    return size.lines > most.lines || size.keys > most.keys
      ? [`${size.chart} is too large: ${size.lines} lines, ${size.keys} keys`]
      : [];
  });
  const shrunk = allowed.flatMap(({ chart, ...was }) => {
    const now = large.get(chart);
    if (!now) return [`${chart} is no longer too large: take it off the list`];
    const isLess =
      excess(now).lines <= excess({ chart, ...was }).lines - 10 ||
      excess(now).keys < excess({ chart, ...was }).keys;
    return isLess ? [`${chart} is smaller now: ${now.lines} lines, ${now.keys} keys`] : [];
  });
  return [...grown, ...shrunk];
};

it('no chart with its setup is larger than what is read at one go, and holds more than it decides by', () => {
  const sizes = chartSizes(core);
  expect(sizes.length).toBeGreaterThan(60);
  expect(differencesIn(sizes, known)).toEqual([]);
});

describe('the check of the sizes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'charts-'));
    mkdirSync(join(folder, 'a'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, 'a', name), `${lines.join('\n')}\n`);
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `  key${at}: string;`);
  const setup = (count: number, extra: readonly string[] = []) =>
    write('one.setup.ts', [
      'export interface Ground { kept: boolean; dropped: boolean }',
      "export interface OneContext extends Omit<Ground, 'dropped'> {",
      ...keys(count),
      '}',
      'export const oneSetup = setup({ types: { context: {} as OneContext } });',
      ...extra,
    ]);
  const chart = (blank: number) =>
    write('one.machine.ts', [
      "import { oneSetup } from './one.setup.ts';",
      ...Array.from({ length: blank }, () => '//'),
      'export const oneMachine = oneSetup.createMachine({});',
    ]);

  it('finds a context of eleven, inherited ones counted', () => {
    chart(0);
    setup(9);
    expect(tooLarge(chartSizes(folder))).toEqual([]);
    setup(10);
    expect(differencesIn(chartSizes(folder), [])).toEqual([
      'a/one.machine.ts is too large: 16 lines, 11 keys',
    ]);
  });

  it('finds lines that went into the setup or into a state of its own', () => {
    setup(1);
    chart(200);
    expect(tooLarge(chartSizes(folder))).toEqual([]);
    write('two.ts', [
      "import { oneSetup } from './one.setup.ts';",
      ...Array.from({ length: 60 }, () => '//'),
      'export const twoState = oneSetup.createStateConfig({});',
    ]);
    expect(tooLarge(chartSizes(folder))).toEqual([{ chart: 'a/one.machine.ts', lines: 269, keys: 2 }]);
  });

  it('finds a chart that grew, and a list that says more than there is', () => {
    setup(1);
    chart(300);
    const [size] = chartSizes(folder) as [ChartSize];
    expect(differencesIn([size], [size])).toEqual([]);
    expect(differencesIn([size], [{ ...size, lines: size.lines - 1 }])).toHaveLength(1);
    expect(differencesIn([size], [{ ...size, lines: size.lines + 10 }])).toHaveLength(1);
    expect(differencesIn([], [size])).toHaveLength(1);
  });
});
