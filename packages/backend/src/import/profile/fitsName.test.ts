import { describe, expect, it } from 'vitest';
import { heldContent } from '../packed/content.ts';
import { fitsName, meansHeading } from './fitsName.ts';
import { readProfile } from './profile.ts';

describe('which files a part of a profile names', () => {
  it.each([
    ['Preise.CH*', 'Preise.CH-2036.csv', true],
    ['Preise.AT*', 'Preise.CH-2036.csv', false],
    ['PREIS.CH', 'preis.ch.csv', true],
    ['PREIS.CH', 'PREIS.AT.csv', false],
    ['*.old', 'x.new', false],
    ['ЦЕНА*', 'СКЛАД.csv', false],
    ['価格東*', '価格京.csv', false],
    ['Preis+*', 'Preis-A.csv', false],
    ['ART.EXP*', 'ARTIKEL.csv', false],
    ['##*', 'anything.csv', false],
    ['Bestände*', 'Besta\u0308nde 2.csv', true],
    ['*.csv', 'x.xlsx', true],
    ['ARTEXP*.csv', 'ARTEXP1.txt', true],
    ['ARTEXP.csv', 'artexp.txt', true],
    ['Artikel.csv', 'Artikel', true],
  ])('the pattern %s and the name %s: %s', (pattern, name, fits) => {
    expect(fitsName(pattern, name)).toBe(fits);
  });

  it('names are compared by what stands between stars, in time linear to them', () => {
    expect(fitsName('ART*EXP*', 'artikel-EXP_2027.csv')).toBe(true);
    expect(fitsName('ART*EXP', 'artikel-EXP_2027.csv')).toBe(false);
    expect(fitsName('aa*aa', 'aaa')).toBe(false);
    expect(fitsName(`${'*a'.repeat(90)}b`, 'a'.repeat(20_000))).toBe(false);
  });
});

describe('which columns are sizes', () => {
  it.each([
    ['Gr *', 'Gr 36', 'yes'],
    ['gr *', 'GR\u00a0 36', 'yes'],
    ['Gr *', 'Gruppe', 'no'],
    ['Gr *', 'Grammatur', 'no'],
    ['Gr *', 'Gr36', 'perhaps'],
    ['Gr*', 'Gr36', 'yes'],
    ['\ufeff Gr * ', 'Gr 36', 'yes'],
    ['Gr 38 ', 'Gr 38', 'yes'],
    ['Gr36', 'Gr 36', 'yes'],
    ['Gr 36', 'Gr 38', 'no'],
    ['*', 'anything', 'yes'],
  ])('the pattern %s means the heading %s: %s', (pattern, heading, meant) => {
    expect(meansHeading(pattern, heading)).toBe(meant);
  });
});

it('a part of a text counts its letters forwards', () => {
  const style = (part: readonly number[]) => ({ column: 'Art', part });
  const profile = (part: readonly number[]) => {
    const text = JSON.stringify({
      profile: 1,
      files: [{ files: ['x'], kinds: { styles: { style: style(part) } } }],
    });
    return () => readProfile({ content: heldContent(Buffer.from(text)) });
  };
  expect(profile([2, 4])).not.toThrow();
  expect(profile([4, 2])).toThrow('profileBroken');
});
