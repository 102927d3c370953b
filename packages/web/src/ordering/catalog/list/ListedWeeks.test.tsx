import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { ListedWeeks } from './ListedWeeks.tsx';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

it.each([
  ['en', '2027-04-05', '2027-04-08', 'week 14/2027'],
  ['en', '2027-04-05', '2027-05-03', 'weeks 14–18/2027'],
  ['de', '2027-04-05', '2027-05-03', 'KW 14–18/2027'],
  ['de', '2026-12-28', '2027-01-11', 'KW 53/2026–2/2027'],
] as const)('M1 in %s, first delivery from %s to %s: %s', async (language, first, last, text) => {
  const style = { deliveryFrom: day(first), lastDeliveryFrom: day(last) };
  const { container } = await renderWithWords(<ListedWeeks style={style} />, language);
  expect(container.textContent).toBe(text);
});
