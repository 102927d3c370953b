import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { CartLoading } from './cart/CartLoading.tsx';
import { StyleSkeleton } from './style/StyleSkeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const reload = () => screen.queryByRole('button', { name: 'Reload the page' });

it.each([
  ['style', <StyleSkeleton key="style" />],
  ['cart', <CartLoading key="cart" />],
])('C8 whoever waits long for the page of the %s can reload it', async (_, page) => {
  await renderWithWords(page);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(reload()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(reload()).toBeVisible();
});
