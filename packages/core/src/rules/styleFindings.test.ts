import { describe, expect, it } from 'vitest';
import { sampleColour, sampleNow, samplePlace, sampleStyle, sampleVariant } from '../testing/index.ts';
import { findingsOfCell, findingsOfStyle, hindranceOf, lengthFindingOf } from './styleFindings.ts';

const moment = { place: samplePlace, now: sampleNow };
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

const cellWith = (variantParts = {}, colourParts = {}) => {
  const variant = sampleVariant(variantParts);
  const colour = sampleColour({ variants: [variant], ...colourParts });
  return { style: sampleStyle({ colours: [colour] }), colour, variant };
};

describe('a cell', () => {
  it.each([
    [{ buyable: false }, {}, 'notBuyable'],
    [{ cancelled: true }, {}, 'notBuyable'],
    [{ allowedForCustomer: false }, {}, 'notAllowedForCustomer'],
    [{ preorderable: false }, {}, 'notPreorderable'],
    [{ salesPrice: null }, {}, 'priceMissing'],
    [{}, { salesPeriodTo: sampleNow }, 'colourPeriodEnded'],
  ])('%j %j is barred: %s', (variantParts, colourParts, code) => {
    expect(hindranceOf(cellWith(variantParts, colourParts), moment)?.code).toBe(code);
  });

  it('is open else, to the last moment of the period, and for re-order only where that is allowed', () => {
    const cell = cellWith({ reorderable: false }, { salesPeriodTo: sampleNow + 1 });
    expect(hindranceOf(cell, moment)).toBeNull();
    const postorder = { ...moment, place: { ...samplePlace, rightEnv: 'postorder' as const } };
    expect(hindranceOf(cell, postorder)?.code).toBe('notReorderable');
  });

  it('says from which piece on stock and permitted pieces are exceeded, and that a price changed', () => {
    const cell = cellWith({ availableQuantity: 5, permittedQuantity: 3 });
    expect(codes(findingsOfCell(cell, 3, undefined, moment))).toEqual([]);
    expect(codes(findingsOfCell(cell, 4, undefined, moment))).toEqual(['permittedExceeded']);
    expect(codes(findingsOfCell(cell, 6, undefined, moment))).toEqual(['stockExceeded', 'permittedExceeded']);
    expect(codes(findingsOfCell(cell, 1, { storedPrice: 1 }, moment))).toEqual(['priceChanged']);
    expect(codes(findingsOfCell(cell, 0, { storedPrice: 1 }, moment))).toEqual([]);
    const { salesPrice } = cell.variant;
    expect(codes(findingsOfCell(cell, 1, { storedPrice: salesPrice }, moment))).toEqual([]);
    expect(
      codes(findingsOfCell(cell, 1, { storedPrice: salesPrice, storedCurrency: 'CHF' }, moment)),
    ).toEqual(['priceChanged']);
  });
});

describe('a length', () => {
  const lengthLimits = [{ articleLength: '32', permittedTotal: 10 }];
  const { style, colour } = cellWith({}, { lengthLimits });

  it('is judged by its total', () => {
    expect(lengthFindingOf(style, colour, '32', 10, moment)).toBeNull();
    expect(lengthFindingOf(style, colour, '32', 11, moment)).toMatchObject({
      code: 'lengthTotalExceeded',
      place: { articleLength: '32' },
      values: { permittedTotal: 10, total: 11 },
    });
    expect(lengthFindingOf(style, colour, '34', 11, moment)).toBeNull();
  });

  it('agrees with the findings of the whole style', () => {
    const pieces = new Map([['v-1', 11]]);
    expect(findingsOfStyle(style, pieces, new Map(), moment)).toEqual([
      lengthFindingOf(style, colour, '32', 11, moment),
    ]);
    expect(codes(findingsOfStyle(style, pieces, new Map([['v-1', { storedPrice: null }]]), moment))).toEqual([
      'priceChanged',
      'lengthTotalExceeded',
    ]);
  });
});
