import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guardedRules, strays } from './guardedRules.js';

const packages = resolve(import.meta.dirname, '../../packages');
const files = new Map(
  ['core', 'web', 'backend', 'cli'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => !/\.test\.|(?:^|\/)(?:testing|demo|compiled)\//.test(path))
      .map((path) => `${name}/src/${path}`)
      .map((path): [string, string] => [path, readFileSync(join(packages, path), 'utf8')]),
  ),
);

describe('one home for each rule', () => {
  it('holds: no rule is decided twice', () => {
    expect(files.size).toBeGreaterThan(1000);
    expect(strays(files)).toEqual([]);
  });

  const copies: readonly (readonly [rule: string, copy: string])[] = [
    ['which right', "const submits = held.some((right) => right === 'SHOPPINGCART_SUBMIT');"],
    ['whether a user holds', 'const may = user.rights[rightEnv].rights.includes(right);'],
    ['the phase of a sales period', "if (now < time.salesPeriodFrom) return 'upcoming';"],
    ['the phase of a sales period', 'const last = salesPeriodTo - 1;'],
    ['what a margin is', 'const margin = (retailPrice - salesPrice) / retailPrice;'],
    ['what a margin is', 'const net = (retail * 1000) / (1000 + vatPerMille);'],
    ['what limits pieces', 'const full = quantity > variant.permittedQuantity;'],
    ['what limits pieces', 'colour.lengthLimits.find((one) => one.articleLength === length)'],
    ['what an order limit leaves', 'const over = used + inCarts - amount;'],
    ['what an order limit leaves', "if (limit.currency !== customer.currency) throw new Error('');"],
    ['the most pieces of a cell', 'const most = 9999;'],
    ['when a rule objects', "return { code: 'stockExceeded', place, values };"],
    ['what a finding says', 'say(`rule.stockExceeded`)'],
    ['which values of a finding are money', "const amounts = { storedPrice: 'storedCurrency' };"],
    ['what a maintenance blocks', 'const all = parts.length === 0 || parts.includes(rightEnv);'],
    ['how a quantity is read', 'const grouped = /^\\d{1,3}([.,]\\d{3})+$/;'],
    ['the sizes of pictures', 'const width = 227;'],
    ['how pauses between tries grow', 'const pause = 500 * 2 ** tries;'],
  ];

  it.each(copies)('a copy of %s fails, in core, web or backend: %s', (rule, copy) => {
    for (const path of ['core/src/ordering/copy.ts', 'web/src/copy.tsx', 'backend/src/portal/copy.ts']) {
      const [found, ...more] = strays(new Map([...files, [path, copy]]));
      expect(found).toMatch(new RegExp(`^${path} decides again: ${rule}`));
      expect(more).toEqual([]);
    }
  });

  it('a copy of every rule is tried', () => {
    for (const { rule } of guardedRules) expect(copies.some(([start]) => rule.startsWith(start))).toBe(true);
  });

  it('a home that no longer holds its rule fails', () => {
    expect(strays(new Map([...files, ['core/src/rules/sellingPhase.ts', '']]))).toEqual([
      'core/src/rules/sellingPhase.ts no longer holds: the phase of a sales period (L3)',
    ]);
  });

  it('words in a comment are none', () => {
    expect(
      strays(new Map([...files, ['web/src/copy.tsx', '/** At most 9999, see SHOPPINGCART_SUBMIT. */']])),
    ).toEqual([]);
  });
});
