import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Area, Words } from './languages.ts';

const areas: Area[] = ['portal', 'ordering'];

/** A page that has loaded nothing yet: what another test loaded would be there. */
const freshPage = async () => ({
  languages: await import('./languages.ts'),
  ...(await import('../failure/LatePart.tsx')),
  ...(await import('./MessagesProvider.tsx')),
  ...(await import('./orderingPart.ts')),
});
let page: Awaited<ReturnType<typeof freshPage>>;
let initial: Words;
beforeEach(async () => {
  vi.resetModules();
  page = await freshPage();
  initial = await page.languages.loadWords('en', areas);
});

const waits = vi.fn();

function Waiting() {
  waits();
  return <p>waiting</p>;
}

function Cart() {
  const [typed, type] = useState(0);
  return (
    <button type="button" onClick={() => type(typed + 1)}>
      <FormattedMessage id="cart.title" /> {typed}
    </button>
  );
}

const cartPart = () => page.orderingPart<object>(async () => ({ default: Cart }));

function shown(Part: ReturnType<typeof cartPart>, language: 'en' | 'de') {
  const { MessagesProvider, LatePart } = page;
  return (
    <MessagesProvider language={language} areas={areas} initial={initial}>
      <LatePart>
        <Suspense fallback={<Waiting />}>
          <Part />
        </Suspense>
      </LatePart>
    </MessagesProvider>
  );
}

test('C7 a part whose words cannot be had says so, and comes when they are asked for again', async () => {
  const load = vi.spyOn(page.languages, 'loadWords').mockResolvedValue(initial);
  render(shown(cartPart(), 'en'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  load.mockRestore();
  await act(async () => {
    fireEvent.click(again);
  });
  expect(await screen.findByRole('button', { name: 'Shopping cart 0' })).toBeVisible();
});

test('C7 a part whose words come while React waits with it renders at once, without an error', async () => {
  const words = await page.languages.loadWords('en', [...areas, 'onDemand']);
  const load = vi.spyOn(page.languages, 'loadWords').mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(words);
  const recovered = vi.fn();
  await act(async () => {
    render(shown(cartPart(), 'en'), { onRecoverableError: recovered });
  });
  expect(await screen.findByRole('button', { name: 'Shopping cart 0' })).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
});

test('C7 while words fail, other parts that load ahead do not ask for them again and again', async () => {
  const load = vi.spyOn(page.languages, 'loadWords').mockResolvedValue(initial);
  const parts = Array.from({ length: 9 }, cartPart);
  render(shown(cartPart(), 'en'));
  for (const part of parts) await act(() => part.fetchAhead());
  await screen.findByRole('button', { name: 'Try again' });
  expect(load.mock.calls.length).toBeLessThan(4);
});

test('C1 another language changes the words of a part where it stands: it neither waits nor begins anew', async () => {
  const part = cartPart();
  const { rerender } = render(shown(part, 'en'));
  fireEvent.click(await screen.findByRole('button', { name: 'Shopping cart 0' }));
  waits.mockClear();
  rerender(shown(part, 'de'));
  expect(await screen.findByRole('button', { name: 'Warenkorb 1' })).toBeVisible();
  expect(waits).not.toHaveBeenCalled();
});
