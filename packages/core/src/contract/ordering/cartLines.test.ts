import { expect, it } from 'vitest';
import { type CartLine, cartLineStruct, cartStruct, isCartLine } from './cart.ts';

const line: CartLine = {
  articleId: 'A1',
  articleColorId: 'A1-100',
  articleVariantId: 'A1-100-REG-S',
  quantity: 3,
  storedPrice: null,
};

const odd: readonly unknown[] = [null, undefined, 'text', 3, 1.5, -1, Number.NaN, true, {}, [], '3'];

it('B6 tells of a line at once what its struct tells of it', () => {
  const cases: unknown[] = [line, { ...line, more: 1 }, { ...line, changedAt: 5 }, ...odd];
  for (const name of Object.keys(cartLineStruct.schema)) {
    for (const value of odd) cases.push({ ...line, [name]: value });
    cases.push(Object.fromEntries(Object.entries(line).filter(([key]) => key !== name)));
  }
  for (const one of cases) expect([one, isCartLine(one)]).toEqual([one, cartLineStruct.is(one)]);
  expect(cases.filter(isCartLine).length).toBeGreaterThan(4);
});

it('B6 takes no cart with one wrong line', () => {
  const lines = cartStruct.schema.lines;
  expect(lines.is([line, line])).toBe(true);
  expect(lines.is([line, { ...line, quantity: '3' }])).toBe(false);
  expect(lines.is(line)).toBe(false);
});
