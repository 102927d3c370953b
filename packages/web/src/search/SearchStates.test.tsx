import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { SearchFailed } from './SearchStates.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['en', 'You are offline'],
  ['de', 'Sie sind offline'],
] as const)('G1 a search offline says so in %s, until the network is back', async (language, title) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderWithWords(<SearchFailed failure={null} onRetry={() => {}} />, language);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.queryByRole('button')).toBeNull();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: /Try again|Erneut versuchen/ })).toBeVisible();
});
