import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Colour, contrast, mixed } from '../../colour.ts';
import { accentOf, contrastFaults, grounds, inks } from './accent.ts';
import { readBrandFolder } from './brand.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
] as const)('the contrast of %s and %s is that of WCAG', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

it('contrast is the same both ways, and a mixture lies between its parts', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      expect([mixed(one, other, 0), mixed(one, other, 1)]).toEqual([one, other]);
    }),
  );
});

it('what an accent leaves open is mixed from it: deeper in light, brighter in dark', () => {
  const { accentStrong, accentWash, accentOn } = accentOf({ accent: { light: '#0b6472', dark: '#7fd0dc' } });
  expect({ accentStrong, accentWash, accentOn }).toEqual({
    accentStrong: { light: '#084852', dark: '#a5dee7' },
    accentWash: { light: '#e9f0f0', dark: '#212d2e' },
    accentOn: { light: '#ffffff', dark: '#131f21' },
  });
});

it('an accent that can be read everywhere has no faults', () => {
  expect(contrastFaults(accentOf({ accent: { light: '#0b6472', dark: '#7fd0dc' } }))).toEqual([]);
});

it('a faint accent is named with the pair, its contrast and the least', () => {
  const faults = contrastFaults(accentOf({ accent: { light: '#5fa8b3', dark: '#7fd0dc' } }));
  expect(faults[0]).toMatch(
    /^accent\.light #5fa8b3 on page\.light #fcfcfb has a contrast of 2\.\d\d, and needs 4\.5$/,
  );
  expect(faults.some((fault) => fault.includes('.dark'))).toBe(false);
});

it('each scheme counts by itself', () => {
  const faults = contrastFaults(accentOf({ accent: { light: '#0b6472', dark: '#0b6472' } }));
  expect(faults[0]).toMatch(
    /^accent\.dark #0b6472 on page\.dark #121212 has a contrast of 2\.7\d, and needs 4\.5$/,
  );
});

it('given tones are judged as well', () => {
  const both = (value: Colour) => ({ light: value, dark: value });
  const faults = contrastFaults(
    accentOf({ accent: { light: '#0b6472', dark: '#7fd0dc' }, accentOn: both('#808080') }),
  );
  expect(faults[0]).toMatch(/^accentOn\.light #808080 on accent\.light #0b6472 has a contrast of /);
});

it('grounds, inks and the portal’s own accent are the colours of the page', () => {
  const colours = resolve(import.meta.dirname, '../../../../web/src/theme/colours.ts');
  const page = readFileSync(colours, 'utf8');
  const { accent, accentStrong, accentWash, accentOn } = readBrandFolder(null).accent;
  for (const [name, { light, dark }] of [
    ['page', grounds.page],
    ['raised', grounds.raised],
    ['sunken', grounds.sunken],
    ['DEFAULT', inks.ink],
    ['muted', inks.muted],
    ['DEFAULT', accent],
    ['strong', accentStrong],
    ['wash', accentWash],
    ['on', accentOn],
  ] as const)
    expect(page).toContain(`${name}: tone('${light}', '${dark}',`);
});
