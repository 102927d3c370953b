import { styleMarks } from '@selvedge/core/contract';
import { describe, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { calendarAt } from './house/calendar.ts';

const now = Date.UTC(2026, 10, 21, 9, 30);

describe('the demo', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(generate({ now, styles: 200 })).toEqual(generate({ now, styles: 200 }));
    expect(generate({ now, styles: 200, seed: 1 }).styles).not.toEqual(generate({ now, styles: 200 }).styles);
  });

  it('depends on the moment by whole days only', () => {
    expect(generate({ now: now + 3_600_000, styles: 50 })).toEqual(generate({ now, styles: 50 }));
    const [first] = generate({ now, styles: 50 }).sellingTimes;
    const [later] = generate({ now: now + 5 * 86_400_000, styles: 50 }).sellingTimes;
    expect((later?.salesPeriodFrom ?? 0) - (first?.salesPeriodFrom ?? 0)).toBe(5 * 86_400_000);
  });

  it('holds what was asked for', () => {
    const demo = generate({ now });
    expect(demo.styles).toHaveLength(1_500);
    expect(demo.customers).toHaveLength(60);
    expect(demo.regulars).toHaveLength(12);
    expect(new Set(demo.priceLists.map(({ currency }) => currency))).toEqual(
      new Set(['EUR', 'CHF', 'GBP', 'PLN', 'SEK', 'DKK']),
    );
    expect(new Set(demo.locks.map(({ scope }) => scope)).size).toBe(3);
    expect(demo.seasons.map(({ season }) => season)).toEqual(['AW26', 'SS27', 'AW27', 'HS27']);
  });

  it('M1 has styles with every mark in the open season, none of them everywhere', () => {
    const { styles, seasons } = generate({ now });
    const open = styles.filter(
      ({ season, subdivision, collectionType }) =>
        season === seasons[1]?.season && subdivision === '13-0' && collectionType === 'main',
    );
    for (const mark of styleMarks) {
      const share = open.filter(({ marks }) => marks.includes(mark)).length / open.length;
      expect([mark, share > 0.01, share < 0.5]).toEqual([mark, true, true]);
    }
  });

  it('M4 has one style of hundreds of cells where it is asked for,', () => {
    const demo = generate({ now, styles: 300, onePlace: true, wideColours: 20 });
    const cells = new Map<string, number>();
    for (const { articleColorId } of demo.variants) {
      const articleId = articleColorId.slice(0, articleColorId.indexOf('-'));
      cells.set(articleId, (cells.get(articleId) ?? 0) + 1);
    }
    expect([...cells.values()].filter((count) => count >= 400)).toEqual([480]);
  });

  it('gives every variant an EAN of its own that checks', () => {
    const eans = generate({ now, styles: 300 }).variants.map(({ ean }) => ean);
    expect(new Set(eans).size).toBe(eans.length);
    for (const ean of eans) {
      const sum = [...ean].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
      expect([ean.length, sum % 10]).toEqual([13, 0]);
    }
  });

  it('has no amount that is not whole, and every style costs more in the shop than it costs the partner', () => {
    for (const { salesPrice, retailPrice } of generate({ now, styles: 300 }).stylePrices) {
      expect(Number.isInteger(salesPrice) && Number.isInteger(retailPrice)).toBe(true);
      expect(retailPrice).toBeGreaterThan(salesPrice);
    }
  });

  it('knows the season of every month', () => {
    const seasons = (month: number) => {
      const { current, open, preview } = calendarAt(Date.UTC(2026, month, 15));
      return [current, open, preview].map(({ season }) => season);
    };
    expect(seasons(0)).toEqual(['AW25', 'SS26', 'AW26']);
    expect(seasons(1)).toEqual(['SS26', 'AW26', 'SS27']);
    expect(seasons(6)).toEqual(['SS26', 'AW26', 'SS27']);
    expect(seasons(7)).toEqual(['AW26', 'SS27', 'AW27']);
  });
});
