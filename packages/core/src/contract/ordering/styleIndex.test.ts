import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, sampleIndex, sampleListedStyles } from '../../testing/index.ts';
import { COLUMN_LIMIT, isColumn, packColumn, readColumn } from './columns.ts';
import { checkDigitOf, eanNumber, eanOf, eanRunsOf, eansFrom } from './eanRuns.ts';
import { type StyleIndex, styleIndexStruct } from './styleIndex.ts';

describe('columns', () => {
  const values = fc.array(fc.nat(COLUMN_LIMIT - 1), { maxLength: 300 });

  it('M1 give back what was packed, over JSON as well, which escapes none of it', () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const column = packColumn(numbers);
        expect([...readColumn(column)]).toEqual(numbers);
        expect(JSON.stringify(column)).toBe(`"${column}"`);
        expect(column.isWellFormed()).toBe(true);
        expect(isColumn(column, numbers.length, COLUMN_LIMIT)).toBe(true);
      }),
    );
  });

  it('M1 know all their numbers as they begin', () => {
    const all = Array.from({ length: 200 }, (_, value) => value);
    expect([...readColumn(packColumn(all))]).toEqual(all);
  });

  it.each([-1, 0.5, COLUMN_LIMIT, Number.NaN])('M1 cannot hold %s', (value) => {
    expect(() => packColumn([value])).toThrow(RangeError);
  });

  it('M1 are none with other rows, greater numbers or other characters', () => {
    const column = packColumn([0, 1, 2]);
    expect(isColumn(column, 3, 3)).toBe(true);
    for (const [text, rows, limit] of [
      [column, 4, 3],
      [column, 3, 2],
      [`${column} `, 4, 9],
      [`${column}\\`, 4, 900],
    ] as const)
      expect(isColumn(text, rows, limit)).toBe(false);
  });
});

describe('runs of EANs', () => {
  it('M1 hold every number once, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200)), (serials) => {
        const eans = serials.map((serial) => `4069800${String(serial).padStart(5, '0')}`);
        const printed = eans.map((digits) => `${digits}${checkDigitOf(Number(digits))}`);
        const numbers = eanRunsOf(printed).flatMap(({ first, length }) =>
          Array.from({ length }, (_, at) => first + at),
        );
        expect(numbers).toEqual(eans.map(Number).sort((one, other) => one - other));
      }),
    );
  });

  it('N1 are the same one by one and as a run', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_000), fc.nat(250), (first, length) => {
        const each = Array.from({ length }, (_, nth) => eanOf(first + nth));
        expect(eansFrom(first, length)).toEqual(each);
      }),
    );
  });

  it('M1 know check digits', () => {
    expect(checkDigitOf(eanNumber('4006381333931'))).toBe(1);
    expect(checkDigitOf(eanNumber('96385074'))).toBe(4);
  });
});

describe('the struct of an index', () => {
  const faultIn = (change: (index: StyleIndex) => Partial<StyleIndex>): string => {
    const index = sampleIndex();
    const [error] = styleIndexStruct.validate({ ...index, ...change(index) });
    return error?.path.join('.') ?? '';
  };

  it('M1 takes what was packed', () => {
    expect(styleIndexStruct.create(JSON.parse(JSON.stringify(sampleIndex())))).toEqual(sampleIndex());
  });

  it('M4 tells the tax of each style, of all or of none', () => {
    const [shirt, overshirt] = sampleListedStyles();
    if (!shirt || !overshirt) throw new Error('the sample has two styles');
    const taxed = indexOf([
      { ...shirt, vatPerMille: 190 },
      { ...overshirt, vatPerMille: 70 },
    ]);
    expect(taxed.vatPerMille?.rates).toEqual([70, 190]);
    expect([...readColumn(taxed.vatPerMille?.rows ?? '')]).toEqual([0, 1]);
    expect(styleIndexStruct.create(JSON.parse(JSON.stringify(taxed)))).toEqual(taxed);
    expect(indexOf([{ ...shirt, vatPerMille: 190 }, overshirt])).not.toHaveProperty('vatPerMille');
    expect(faultIn(() => ({ vatPerMille: { rates: [190], rows: taxed.vatPerMille?.rows ?? '' } }))).toBe(
      'vatPerMille',
    );
  });

  it('M1 B6 names the column that does not fit', () => {
    expect(faultIn(({ name }) => ({ name: name.slice(1) }))).toBe('name');
    expect(faultIn(() => ({ names: [] }))).toBe('name');
    expect(faultIn(({ facets }) => ({ facets: { ...facets, fit: { ...facets.fit, keys: [] } } }))).toBe(
      'facets.fit.labels',
    );
    expect(faultIn(({ colourCount }) => ({ colourCount: `${colourCount.slice(1)}!` }))).toBe('colourCount');
    expect(faultIn(({ dye }) => ({ dye: `${dye}#` }))).not.toBe('');
    expect(faultIn(({ eans }) => ({ eans: { ...eans, lengths: [0] } }))).toBe('eans.lengths');
    expect(faultIn(({ marks }) => ({ marks: { ...marks, sets: [[99]] } }))).toBe('marks.sets');
    expect(faultIn(() => ({ currency: 1 }) as unknown as Partial<StyleIndex>)).toBe('currency');
  });
});
