import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Money, Percent, Quantity, ShortDate } from './Values.tsx';

/** 30 October 2026, 15:05 in Berlin. */
const at = Date.UTC(2026, 9, 30, 14, 5);

const written = async (part: ReactElement, language: Language) => {
  const { container, unmount } = await renderWithWords(part, language);
  // Spaces that do not break are spaces to a reader.
  const text = container.textContent.replace(/\s/g, ' ');
  unmount();
  return text;
};

describe('J3 values in the language of the user', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['a day', <ShortDate key="" at={at} />, '30 Oct 2026', '30.10.2026'],
    [
      'a day with its time',
      <ShortDate key="" at={at} shows="dayAndTime" />,
      '30 Oct 2026, 15:05',
      '30.10.2026, 15:05',
    ],
    ['a time alone', <ShortDate key="" at={at} shows="time" />, '15:05', '15:05'],
    ['money', <Money key="" minor={123_456_789} currency="EUR" />, '€1,234,567.89', '1.234.567,89 €'],
    ['money in francs', <Money key="" minor={-5} currency="CHF" />, '-CHF 0.05', '-0,05 CHF'],
    ['money without cents', <Money key="" minor={1_234} currency="JPY" />, 'JP¥1,234', '1.234 ¥'],
    ['a share', <Percent key="" share={0.5125} />, '51.3%', '51,3 %'],
    ['a whole share', <Percent key="" share={1} digits={0} />, '100%', '100 %'],
    ['a number', <Quantity key="" count={12_345} />, '12,345', '12.345'],
    ['pieces', <Quantity key="" count={12_345} unit />, '12,345 pieces', '12.345 Teile'],
    ['one piece', <Quantity key="" count={1} unit />, '1 piece', '1 Teil'],
  ])('J3 writes %s as England and Germany do', async (_, part, english, german) => {
    expect([await written(part, 'en'), await written(part, 'de')]).toEqual([english, german]);
  });

  it('J3 writes a dash, and never NaN, for what is not known', async () => {
    const unknown = [
      <ShortDate key="day" at={null} />,
      <ShortDate key="never" at={Number.NaN} />,
      <Money key="money" minor={undefined} currency="EUR" />,
      <Money key="sum" minor={Number.NaN} currency="EUR" />,
      <Percent key="share" share={1 / 0} />,
      <Quantity key="count" count={null} />,
    ];
    for (const part of unknown) expect(await written(part, 'de')).toBe('–');
  });
});
