import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ChunkError } from '../../platform/ChunkError.ts';
import { lazyPart } from '../../platform/lazyPart.ts';
import { supportInfo } from '../../support/supportInfo.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => {
  // React says of each error that it was caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const Broken = (): never => {
  throw new TypeError('The list has no first style');
};

test('C7 a fault of a screen shows the error screen, its Error ID, and support information to copy', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderWithWords(
    <ErrorBoundary version="1.2.3">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    "We're sorry, an unexpected error occurred. Please try to reload the page or contact Customer Support.",
  );
  const [, errorId] = /Error ID: ([0-9a-f]{8})/.exec(screen.getByRole('alert').textContent ?? '') ?? [];
  await user.click(screen.getByRole('button', { name: 'Copy support info' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const text = copied.mock.calls[0]?.[0] ?? '';
  expect(text).toContain(`Error ID: ${errorId}`);
  expect(text).toContain('Version: 1.2.3');
  expect(text).toContain('Fault: TypeError: The list has no first style');
});

test('C7 a part of the program that cannot be fetched shows ‘New version available’; only a click refreshes', async () => {
  const Missing = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderWithWords(
    <ErrorBoundary version="1">
      <Suspense fallback="coming">
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
  // It is tried again for some seconds first.
  const message = { level: 1, name: 'New version available' };
  expect(await screen.findByRole('heading', message, { timeout: 6_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('C7 offline, a part that is missing says so, and comes by itself when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return { default: () => 'the part' };
  });
  const Away = lazyPart<object>(load);
  await renderWithWords(
    <ErrorBoundary version="1">
      <Suspense fallback="coming">
        <Away />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(screen.queryByText('New version available')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('C7 what accompanies a page and could not be fetched comes without a word when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Away = lazyPart<object>(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return { default: () => 'the part' };
  });
  await renderWithWords(
    <ErrorBoundary version="1" quiet>
      <Suspense>
        <Away />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => {});
  expect(document.body).toHaveTextContent(/^$/);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
});

test('C7 a screen that misses its words comes back once those who load them have heard of the network', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let lost = true;
  const Screen = () => {
    if (lost) throw new ChunkError('ordering');
    return 'the screen';
  };
  await act(() =>
    renderWithWords(
      <ErrorBoundary version="1">
        <Screen />
      </ErrorBoundary>,
    ),
  );
  expect(screen.getByText('You are offline')).toBeVisible();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  // A browser renders between two listeners of an event; the words begin again with the second.
  for (let turn = 0; turn < 10; turn += 1) await null;
  lost = false;
  expect(await screen.findByText('the screen')).toBeVisible();
});

test('C7 what accompanies a page fails without a word', async () => {
  await act(() =>
    renderWithWords(
      <ErrorBoundary version="1" quiet>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(document.body).toHaveTextContent(/^$/);
});

describe('HZ38: support information', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('C7 names the screen, and nothing of its address', () => {
    window.history.replaceState(null, '', '/ordering/preorder/c-4711/SS27.13-0.main/cart?code=topsecret#x');
    const { text } = supportInfo(new Error('x'), '1');
    expect(text).toContain('Page: cart');
    expect(text).not.toMatch(/c-4711|topsecret|SS27/);
  });

  const faults = [
    ['an address', 'Failed to fetch https://portal.test/x.js?print-token=zyx', /portal\.test|zyx/],
    ['a mail address', 'No such user anna.groß@lind.test here', /anna|lind\.test/],
    ['a token', 'bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-_y', /eyJ|x-_y/],
  ] as const;
  for (const [what, message, secret] of faults) {
    it(`C7 leaves ${what} in the fault out`, () => {
      const { text } = supportInfo(new Error(message), '1');
      expect(text).not.toMatch(secret);
      expect(text).toContain('Fault: Error: ');
    });
  }

  it('C7 cuts a fault of a million characters short', () => {
    expect(supportInfo(new Error('x '.repeat(500_000)), '1').text.length).toBeLessThan(1000);
  });
});
