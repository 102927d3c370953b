import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { SlowLoadHint } from './SlowLoadHint.tsx';
import { TimedProgress } from './TimedProgress.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const apology =
  'This seems to take longer than usual. If you are having connection issues you might try to reload the page.';

test('C8 the progress dialog opens after 0.5 s, says what is done after 1.5 s, apologizes after 10 s, and closes', async () => {
  const part = (running: boolean) => (
    <TimedProgress running={running} title="Finalizing" text="The order is written." />
  );
  const { rerender } = await renderWithWords(part(true));
  const dialog = () => screen.queryByRole('dialog', { name: 'Finalizing' });
  pass(499);
  expect(dialog()).toBeNull();
  pass(1);
  expect(dialog()).toBeVisible();
  pass(999);
  expect(dialog()).not.toHaveTextContent('The order is written.');
  pass(1);
  expect(dialog()).toHaveTextContent('The order is written.');
  pass(8_499);
  expect(dialog()).not.toHaveTextContent(apology);
  pass(1);
  expect(dialog()).toHaveTextContent(apology);
  rerender(part(false));
  expect(dialog()).toBeNull();
});

test('C8 a wait that is short has no dialog', async () => {
  const part = (running: boolean) => <TimedProgress running={running} title="Finalizing" text="x" />;
  const { rerender } = await renderWithWords(part(true));
  pass(400);
  rerender(part(false));
  pass(20_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('C8 the slow-load hint is silent for 10 s, and is spoken then', async () => {
  await renderWithWords(<SlowLoadHint />);
  pass(9_999);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(apology);
});
