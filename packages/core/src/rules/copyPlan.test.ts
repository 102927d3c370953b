import { describe, expect, it } from 'vitest';
import { sampleNow, samplePlace, sampleVariant } from '../testing/index.ts';
import type { CopyFacts, PlannedLine } from './copyFacts.ts';
import { endOf, planTarget } from './copyPlan.ts';

const style = {
  season: samplePlace.season,
  subdivision: samplePlace.subdivision,
  collectionType: samplePlace.collectionType,
};
const line = (id: string, planned: number, variant = {}, colour = {}): PlannedLine => ({
  planned,
  priceWas: 4990,
  articleColorId: 'k-1',
  articleVariantId: id,
  facts: {
    style,
    colour: { salesPeriodTo: null, lengthLimits: [], ...colour },
    variant: sampleVariant({ articleVariantId: id, articleLength: '32', salesPrice: 4990, ...variant }),
  },
});
const dependencies = (parts: Partial<CopyFacts> = {}): CopyFacts => ({
  now: sampleNow,
  place: samplePlace,
  currency: 'EUR',
  sourceCurrency: 'EUR',
  isSource: false,
  carriesSubdivision: true,
  sellingTime: { salesPeriodFrom: sampleNow, salesPeriodTo: sampleNow + 1 },
  mayPreview: false,
  locks: [],
  standing: null,
  existingLines: [],
  lines: [line('v-1', 4)],
  ...parts,
});
const existingLines = [{ articleColorId: 'k-1', articleVariantId: 'v-1', articleLength: '32', quantity: 3 }];
const codes = (facts: CopyFacts) => planTarget(facts).reasons.map(({ code }) => code);
const outcomes = (facts: CopyFacts) =>
  planTarget(facts).lines.map(({ copied, refused, reasons }) => [
    copied,
    refused,
    reasons.map(({ code }) => code),
  ]);

describe('the copy rules', () => {
  it('N7 N9 a line with several hindrances has the reason that the check would give first', () => {
    const over = line('v-1', 4, { allowedForCustomer: false }, { salesPeriodTo: sampleNow });
    expect(outcomes(dependencies({ lines: [over, line('v-2', 1)] }))[0]).toEqual([
      0,
      4,
      ['colourPeriodEnded'],
    ]);
  });

  it('N9 the customer needs access to the subdivision', () => {
    expect(codes(dependencies({ carriesSubdivision: false, sellingTime: null }))).toEqual([
      'noSubdivisionAccess',
    ]);
    expect(codes(dependencies())).toEqual([]);
  });

  it('N9 the target cart must be empty, until the user has decided what becomes of it', () => {
    expect(planTarget(dependencies({ existingLines })).reasons).toEqual([
      { code: 'targetNotEmpty', values: { pieces: 3 } },
    ]);
    expect(codes(dependencies({ existingLines, standing: 'add' }))).toEqual([]);
    expect(planTarget(dependencies({ existingLines, standing: 'replace' }))).toMatchObject({
      removed: 3,
      reasons: [],
    });
  });

  it('N9 the source must contain valid items', () => {
    expect(codes(dependencies({ lines: [] }))).toEqual(['nothingToCopy']);
    expect(codes(dependencies({ lines: [line('v-1', 4, { buyable: false })] }))).toEqual(['nothingToCopy']);
    expect(codes(dependencies({ lines: [line('v-1', 4, { buyable: false }), line('v-2', 1)] }))).toEqual([]);
  });

  it('N9 a lock, a selling time that is over and a preview refuse the target with their reasons', () => {
    const locks = [{ scope: 'customer', subject: null, reason: 'Payment overdue' }] as const;
    expect(planTarget(dependencies({ locks })).reasons).toEqual([
      { code: 'customerLocked', values: { reason: 'Payment overdue', subject: '' } },
    ]);
    expect(codes(dependencies({ now: sampleNow + 1 }))).toEqual(['styleNotForSale']);
    expect(codes(dependencies({ now: sampleNow - 1 }))).toEqual(['inPreview']);
    expect(codes(dependencies({ now: sampleNow - 1, mayPreview: true }))).toEqual([]);
  });

  it('N9 a cart is not copied onto itself', () =>
    expect(codes(dependencies({ isSource: true }))).toEqual(['targetIsSource']));
});

describe('the lines of a copy', () => {
  it('N9 are reduced to stock, permission and the cell, on top of what stands', () => {
    expect(outcomes(dependencies({ lines: [line('v-1', 4, { availableQuantity: 3 })] }))).toEqual([
      [3, 1, ['stockExceeded']],
    ]);
    const lines = [line('v-1', 4, { permittedQuantity: 5 })];
    expect(outcomes(dependencies({ lines, existingLines, standing: 'add' }))).toEqual([
      [2, 2, ['permittedExceeded']],
    ]);
    expect(outcomes(dependencies({ lines, existingLines, standing: 'replace' }))).toEqual([[4, 0, []]]);
    const full = [{ articleColorId: 'k-1', articleVariantId: 'v-1', articleLength: '32', quantity: 9_998 }];
    expect(outcomes(dependencies({ existingLines: full, standing: 'add' }))).toEqual([[1, 3, ['cellFull']]]);
  });

  it('N9 share the total of their length, with what stands there', () => {
    const limit = { lengthLimits: [{ articleLength: '32', permittedTotal: 10 }] };
    const lines = [line('v-1', 4, {}, limit), line('v-2', 4, {}, limit), line('v-3', 4, {}, limit)];
    expect(outcomes(dependencies({ lines, existingLines, standing: 'add' }))).toEqual([
      [4, 0, []],
      [3, 1, ['lengthTotalExceeded']],
      [0, 4, ['lengthTotalExceeded']],
    ]);
  });

  it('N9 say a price that differs, and leave prices of another currency uncompared', () => {
    const lines = [line('v-1', 4, { salesPrice: 5000 })];
    const plan = planTarget(dependencies({ lines }));
    expect([plan.priceDifferences, plan.value, endOf(plan)]).toEqual([1, 20_000, 'copiedWithWarnings']);
    expect(planTarget(dependencies({ lines, currency: 'PLN' })).priceDifferences).toBe(0);
    expect(endOf(planTarget(dependencies()))).toBe('copied');
  });
});
