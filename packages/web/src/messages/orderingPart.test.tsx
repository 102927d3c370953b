import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { LatePart } from '../failure/LatePart.tsx';
import * as languages from './languages.ts';
import { type Area, loadWords } from './languages.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { orderingPart } from './orderingPart.ts';

const areas: Area[] = ['portal', 'ordering'];
const initial = await loadWords('en', areas);
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

const shown = (Part: ReturnType<typeof orderingPart<object>>, language: 'en' | 'de') => (
  <MessagesProvider language={language} areas={areas} initial={initial}>
    <LatePart>
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>
    </LatePart>
  </MessagesProvider>
);

test('C7 a part whose words cannot be had says so, and comes when they are asked for again', async () => {
  const load = vi.spyOn(languages, 'loadWords').mockResolvedValue(initial);
  render(
    shown(
      orderingPart<object>(async () => ({ default: Cart })),
      'en',
    ),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  load.mockRestore();
  await act(async () => {
    fireEvent.click(again);
  });
  expect(await screen.findByRole('button', { name: 'Shopping cart 0' })).toBeVisible();
});

test('C1 another language changes the words of a part where it stands: it neither waits nor begins anew', async () => {
  const part = orderingPart<object>(async () => ({ default: Cart }));
  const { rerender } = render(shown(part, 'en'));
  fireEvent.click(await screen.findByRole('button', { name: 'Shopping cart 0' }));
  waits.mockClear();
  rerender(shown(part, 'de'));
  expect(await screen.findByRole('button', { name: 'Warenkorb 1' })).toBeVisible();
  expect(waits).not.toHaveBeenCalled();
});
