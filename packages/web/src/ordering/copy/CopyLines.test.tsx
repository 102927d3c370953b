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
  await renderWithWords(<CopyLines lines={lines} currency="EUR" caption="Lines" planned />, language);
};

it.each([
  ['en', 'This colour exceeds the permitted total of 10.', 'Navy · S'],
  ['de', 'Diese Farbe überschreitet die erlaubte Gesamtmenge von 10.', 'Navy · S'],
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
  expect(screen.getByText('Navy · 32 · S')).toBeVisible();
});
