import type { CopyLine } from '@selvedge/core/contract';
import { reducedCopyTarget } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { CopyLines } from './CopyLines.tsx';

const show = async (articleLength: string, language: Language) => {
  const [line] = reducedCopyTarget.lines;
  if (!line) throw new Error('the sample has no line');
  const values = { permittedTotal: 10, total: 12, articleLength: '32' };
  const reasons: CopyLine['reasons'] = [{ code: 'lengthTotalExceeded', values }];
  const lines = [{ ...line, articleLength, reasons }];
  await renderWithWords(
    <CopyLines lines={lines} currency="EUR" otherCurrency={false} caption="Lines" planned />,
    language,
  );
};

it.each([
  ['en', 'This colour exceeds the permitted total of 10.', 'Navy · Size S'],
  ['de', 'Diese Farbe überschreitet die erlaubte Gesamtmenge von 10.', 'Navy · Größe S'],
] as const)(
  'N9 of a style in one length neither line nor reason names it (%s)',
  async (language, why, what) => {
    await show('', language);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByText(what)).toBeVisible();
  },
);

it('N9 of a style in several lengths line and reason name theirs', async () => {
  await show('32', 'en');
  expect(screen.getByText('Length 32 of this colour exceeds the permitted total of 10.')).toBeVisible();
  expect(screen.getByText('Navy · Length 32 · Size S')).toBeVisible();
});

it.each([
  [false, 1],
  [true, 0],
])(
  'N7 N9 a price of the source is compared where it is in the same currency (another: %s)',
  async (otherCurrency, times) => {
    const [line] = reducedCopyTarget.lines;
    if (!line) throw new Error('the sample has no line');
    const lines = [{ ...line, copied: 1, price: 3195, priceWas: 3010 }];
    await renderWithWords(
      <CopyLines lines={lines} currency="CHF" otherCurrency={otherCurrency} caption="Lines" planned />,
      'de',
    );
    expect(document.body.textContent?.match(/ statt /g) ?? []).toHaveLength(times);
  },
);
