import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LatePart } from '../failure/LatePart.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { lazyPart } from './lazyPart.ts';

const Shown = () => <p>the part</p>;

test('C7 a part that was fetched ahead in vain is fetched anew for who wants it meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked: (() => void)[] = [];
  const Part = lazyPart(
    () =>
      new Promise<{ default: typeof Shown }>((resolve) => {
        asked.push(() => resolve({ default: Shown }));
      }),
  );
  const ahead = Part.fetchAhead();
  await renderWithWords(
    <LatePart>
      <Part />
    </LatePart>,
  );
  // Nothing came in the time in which a part has to come.
  await vi.advanceTimersByTimeAsync(30_000);
  await ahead;
  expect(asked).toHaveLength(2);
  asked[1]?.();
  expect(await screen.findByText('the part')).toBeVisible();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('C7 a part comes by itself once a portal that was away answers again, although the network never changed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAway = true;
  const load = vi.fn(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return { default: Shown };
  });
  const Part = lazyPart(load);
  await renderWithWords(
    <LatePart>
      <Part />
    </LatePart>,
  );
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  isAway = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await screen.findByText('the part')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
