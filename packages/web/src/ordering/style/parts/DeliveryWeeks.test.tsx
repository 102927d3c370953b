import { sampleColour } from '@selvedge/core/testing';
import { expect, it } from 'vitest';
import type { Language } from '../../../messages/languages.ts';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { DeliveryWeeks } from './DeliveryWeeks.tsx';

const written = async (deliveries: readonly (readonly [string, string])[], language: Language) => {
  const colours = deliveries.map(([from, to]) =>
    sampleColour({ deliveryFrom: Date.parse(from), deliveryTo: Date.parse(to) }),
  );
  const { container, unmount } = await renderWithWords(<DeliveryWeeks colours={colours} />, language);
  const text = container.textContent;
  unmount();
  return text;
};

it.each([
  ['one week', [['2027-03-09', '2027-03-10']], 'Delivery in week 10/2027', 'Lieferung in KW 10/2027'],
  [
    'the weeks of all colours in a year',
    [
      ['2027-03-16', '2027-03-24'],
      ['2027-03-09', '2027-03-17'],
    ],
    'Delivery weeks 10–12/2027',
    'Lieferung KW 10–12/2027',
  ],
  [
    'the year of each where there are two',
    [['2026-12-15', '2027-01-13']],
    'Delivery week 51/2026 to week 2/2027',
    'Lieferung KW 51/2026 bis KW 2/2027',
  ],
  // 1 January 2027 is in the last week of 2026.
  [
    'no turn of the year within a week',
    [['2026-12-29', '2027-01-01']],
    'Delivery in week 53/2026',
    'Lieferung in KW 53/2026',
  ],
  ['nothing without a colour', [], '', ''],
] as const)('M2 N2 says %s', async (_, deliveries, english, german) => {
  expect([await written(deliveries, 'en'), await written(deliveries, 'de')]).toEqual([english, german]);
});
