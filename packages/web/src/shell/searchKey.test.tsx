import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { Header } from './Header.tsx';
import { useSearchKey } from './useSearchKey.ts';

afterEach(() => vi.unstubAllGlobals());

const navigation = { onSearch: () => {}, profileHref: '/p', calendarHref: '/c', logoutHref: '/l' };

function Page({ open }: { open: (() => void) | null }) {
  useSearchKey(open);
  return <input aria-label="box" />;
}

test.each([
  ['Win32', 'Ctrl K'],
  ['MacIntel', '⌘K'],
])('the button of the search shows its keys on %s', async (platform, keys) => {
  vi.stubGlobal('navigator', { platform });
  await renderWithWords(<Header homeHref="/" navigation={navigation} />);
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(button.querySelector('kbd')).toHaveTextContent(keys);
});

test('Ctrl+K and Cmd+K open the search, from a box as well; other keys with K do not', () => {
  const open = vi.fn();
  const { rerender } = render(<Page open={open} />);
  const isPrevented = (init: KeyboardEventInit) =>
    !fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ...init });
  expect(isPrevented({ ctrlKey: true })).toBe(true);
  expect(isPrevented({ metaKey: true, key: 'K' })).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
  for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }]) {
    expect(isPrevented(other)).toBe(false);
  }
  rerender(<Page open={null} />);
  expect(isPrevented({ ctrlKey: true })).toBe(false);
  expect(open).toHaveBeenCalledTimes(2);
});
