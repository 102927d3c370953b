import { describe, expect, it } from 'vitest';
import { bareText, damageOf, digitsOfPower, eanOf, numberInSheet } from './spreadsheetDamage.ts';

describe('codes of a list', () => {
  it('M4 what only protects a cell is taken away', () => {
    expect(["'0123", '="0123"', ' 0123\u00a0', '\ufeff0123'].map(bareText)).toEqual(
      Array.from({ length: 4 }, () => '0123'),
    );
  });

  it('M4 an EAN in powers of ten is read where every digit is there, and refused where some are lost', () => {
    expect(digitsOfPower('4.006381333931E+12')).toBe('4006381333931');
    expect(eanOf('4,006381333931e12')).toBe('4006381333931');
    expect(damageOf('4.006381333931E+12')).toBeNull();
    for (const lost of ['4.00638E+12', '4,01E+12', '4E+12']) expect(damageOf(lost)).toBe('digitsLost');
  });

  it.each([
    '2026-10-12',
    '12.10.2026',
    '10/12/2026',
    '12. Okt',
    '12-Oct',
    'Mai 13',
    '13. Mai',
    'Mrz 38',
    '03. Apr 2026',
  ])('M4 "%s" is a date that a spreadsheet made of something else', (text) =>
    expect(damageOf(text)).toBe('date'),
  );

  it.each(['13-0', '13.00042', '36/38', 'XS', '410', '50-4711', 'Marine', 'March blue'])(
    'M4 "%s" is no date',
    (text) => expect(damageOf(text)).toBeNull(),
  );

  it('M4 an EAN is read with blanks, and nothing else is taken for one', () => {
    expect(eanOf('4 006381 333931')).toBe('4006381333931');
    expect([eanOf('1234567'), eanOf('13.00042')]).toEqual([null, null]);
  });

  it('M4 a number is what a spreadsheet leaves of it, and a long one is read once', () => {
    expect(['007', '0', '000', '1.50', '01.0', '5.', '0.10'].map(numberInSheet)).toEqual([
      '7',
      '0',
      '0',
      '1.5',
      '1',
      '5',
      '0.1',
    ]);
    expect(['', '.5', '1.2.3', '1,5', '-1', '1e3', 'A1'].map(numberInSheet)).toEqual(Array(7).fill(null));
    const zeros = '0'.repeat(200_000);
    expect(numberInSheet(`${zeros}.${zeros}x`)).toBeNull();
    expect(numberInSheet(`1.${zeros}1${zeros}`)).toBe(`1.${zeros}1`);
  });
});
