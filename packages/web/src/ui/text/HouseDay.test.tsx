import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { HouseDay } from './HouseDay.tsx';

const told = document.createElement('script');
told.id = 'portal-config';
told.type = 'application/json';
afterEach(() => told.remove());

async function shownIn(timeZone: string | undefined): Promise<string> {
  told.textContent = JSON.stringify({ house: { brands: [], words: null, timeZone } });
  document.head.append(told);
  // The first of November in Auckland, the last of October in Europe and America.
  const { unmount } = await renderWithWords(<HouseDay at={Date.UTC(2026, 9, 31, 12)} />);
  const text = screen.getByRole('time').textContent ?? '';
  unmount();
  return text;
}

it('L3 a day of a season is the house’s, wherever it is read', async () => {
  expect(await shownIn('Pacific/Auckland')).toBe('1 Nov 2026');
  expect(await shownIn('America/Los_Angeles')).toBe('31 Oct 2026');
  expect(await shownIn(undefined)).toMatch(/^(?:31 Oct|1 Nov) 2026$/);
});
