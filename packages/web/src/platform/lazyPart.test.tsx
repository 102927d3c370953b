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
