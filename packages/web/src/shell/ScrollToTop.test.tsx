import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

afterEach(() => vi.unstubAllGlobals());

test("C2 'Scroll to the top' is there after 800 px only", async () => {
  const user = userEvent.setup();
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await renderWithWords(<ScrollToTop />);
  const scrolledBy = (y: number) =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      fireEvent.scroll(window);
    });
  scrolledBy(800);
  expect(screen.queryByRole('button', { name: 'Scroll to the top' })).toBeNull();
  scrolledBy(801);
  await user.click(screen.getByRole('button', { name: 'Scroll to the top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
