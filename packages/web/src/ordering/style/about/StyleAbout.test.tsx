import { sampleColour, sampleStyle, sampleVariant } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { careDrawings } from './careSymbols.ts';
import { StyleAbout } from './StyleAbout.tsx';

const style = sampleStyle({
  sizes: ['S', 'M'],
  lengths: ['30', '32'],
  material: [
    { part: 'fabric', composition: '80 % wool' },
    { part: 'lining', composition: '100 % viscose' },
  ],
  care: [
    { code: 'noBleach', text: 'Do not bleach' },
    { code: 'wipe', text: 'Wipe with a damp cloth' },
  ],
});
const colour = sampleColour({
  variants: [
    sampleVariant({ articleLength: '30', size: 'S' }),
    sampleVariant({ articleVariantId: 'v-2', articleLength: '32', size: 'M' }),
  ],
});
const show = (tab: 'details' | 'fit' | 'material' | 'care', language: 'en' | 'de' = 'en') =>
  renderWithWords(<StyleAbout style={style} colour={colour} tab={tab} onTab={() => {}} />, language);
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('M2 Details tell what the style is and where it belongs', async () => {
  await show('details');
  expect(screen.getByText('A crisp shirt with a cutaway collar')).toBeVisible();
  expect(fact('Brand')).toBe('Aurel');
  expect(fact('Class')).toBe('tops › shirt › poplin shirt');
  expect(fact('Style role')).toBe('basic');
  expect(fact('Style marks')).toBe('New');
  expect(fact('Delivery')).toMatch(
    /^week \d+\/\d{4} to week \d+\/\d{4} \(\d{1,2} [A-Z][a-z]+ \d{4} to \d{1,2} [A-Z][a-z]+ \d{4}\)$/,
  );
});

it('M2 Fit tells in which sizes and lengths the colour is made', async () => {
  await show('fit');
  const table = screen.getByRole('table', { name: 'Sizes made in Navy' });
  const row = (length: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${length}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('30')).toEqual(['made', 'not made']);
  expect(row('32')).toEqual(['not made', 'made']);
});

it('M2 Material names fabric, yarn and lining', async () => {
  await show('material');
  expect(fact('Fabric')).toBe('80 % wool');
  expect(fact('Lining')).toBe('100 % viscose');
});

it('M2 Care draws a symbol where there is one, and always says it in words', async () => {
  const { container } = await show('care');
  expect(screen.getByText('Do not bleach')).toBeVisible();
  expect(screen.getByText('Wipe with a damp cloth')).toBeVisible();
  expect([...container.querySelectorAll('[data-care]')].map((one) => one.getAttribute('data-care'))).toEqual([
    'noBleach',
  ]);
});

it('M2 the tabs are named in German', async () => {
  await show('care', 'de');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Passform',
    'Material',
    'Pflege',
  ]);
});

it('M2 there is a symbol for each of the five ways of care', () => {
  for (const code of [
    'wash30',
    'noWash',
    'noBleach',
    'tumbleLow',
    'noTumble',
    'ironLow',
    'noIron',
    'dryClean',
  ])
    expect(careDrawings[code]?.lines).toMatch(/^M/);
});
