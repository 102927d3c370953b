import { describe, expect, it } from 'vitest';
import { lastSalesMoment, salesDays, sellingPhaseOf } from './sellingPhase.ts';
import { sellingTimeIsActive, sellingTimeTakesEntries } from './sellingTimeRules.ts';

const DAY = 86_400_000;
const sellingTime = { salesPeriodFrom: 10 * DAY, salesPeriodTo: 20 * DAY };
const { salesPeriodFrom: from, salesPeriodTo: to } = sellingTime;
const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

describe('L3 the phase of a sales period', () => {
  it.each([
    [from - 1, 'upcoming'],
    [from, 'active'],
    [to - 1, 'active'],
    [to, 'ended'],
  ] as const)('L3 at %i it is %s: the start is included, the end is not', (now, phase) => {
    expect(sellingPhaseOf(sellingTime, now)).toBe(phase);
  });

  it('L2 its last moment is on the last day of sales', () => {
    expect(sellingPhaseOf(sellingTime, lastSalesMoment(sellingTime))).toBe('active');
    expect(sellingPhaseOf(sellingTime, lastSalesMoment(sellingTime) + 1)).toBe('ended');
  });

  it.each([
    [from - 3 * DAY, 'upcoming', 3],
    [from - 3 * DAY + 1, 'upcoming', 2],
    [from, 'active', 10],
    [to - 1, 'active', 0],
    [to + 5 * DAY, 'ended', 0],
  ] as const)('L2 at %i it is %s with %i whole days to go', (now, phase, days) => {
    expect(salesDays(sellingTime, now)).toEqual({ phase, days });
  });

  it('L3 N7 nothing is ordered in preview, after the end, or where there never was a selling time', () => {
    expect(sellingTimeIsActive({ sellingTime, now: from - 1 })).toEqual([
      { code: 'inPreview', place: {}, values: { salesPeriodFrom: from } },
    ]);
    expect(sellingTimeIsActive({ sellingTime, now: from })).toEqual([]);
    expect(codes(sellingTimeIsActive({ sellingTime, now: to }))).toEqual(['styleNotForSale']);
    expect(codes(sellingTimeIsActive({ sellingTime: null, now: from }))).toEqual(['styleNotForSale']);
  });

  it('L3 K2 in preview, only users who may preview put something into a cart', () => {
    const taken = (now: number, mayPreview: boolean) =>
      codes(sellingTimeTakesEntries({ sellingTime, now, mayPreview }));
    expect([taken(from - 1, true), taken(from - 1, false)]).toEqual([[], ['inPreview']]);
    expect([taken(from, true), taken(from, false)]).toEqual([[], []]);
    expect([taken(to, true), taken(to, false)]).toEqual([['styleNotForSale'], ['styleNotForSale']]);
  });
});
