import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '../platform/ChunkError.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { LatePart } from './LatePart.tsx';

beforeEach(() => {
  // React says of each error that it was caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const missing = () => {
  let lost = true;
  const renew = vi.fn(() => {
    lost = false;
    return true;
  });
  const Part = () => {
    if (lost) throw new ChunkError('gone', renew);
    return <p>the part</p>;
  };
  return { Part, renew };
};
const says = /A part of the portal could not be loaded/;

test('C7 a part that cannot be loaded says so in its place, and the rest of the screen goes on', async () => {
  const user = userEvent.setup();
  const { Part, renew } = missing();
  await renderWithWords(
    <>
      <input aria-label="quantity" defaultValue="12" />
      <LatePart>
        <Part />
      </LatePart>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(says);
  expect(screen.getByRole('textbox', { name: 'quantity' })).toHaveValue('12');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(renew).toHaveBeenCalledOnce();
  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByText(says)).toBeNull();
});

test('C7 it comes by itself when the network is back; a quiet one says nothing meanwhile', async () => {
  const { Part } = missing();
  await renderWithWords(
    <LatePart quiet>
      <Part />
    </LatePart>,
  );
  expect(screen.queryByText(says)).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
});

test('C7 its notice can be dismissed; the part comes when the network is back', async () => {
  const user = userEvent.setup();
  const { Part } = missing();
  await renderWithWords(
    <LatePart>
      <Part />
    </LatePart>,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(says)).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
});

test('C7 a part that is dismissed and lost again says so again', async () => {
  const user = userEvent.setup();
  const Part = () => {
    throw new ChunkError('gone', () => true);
  };
  await renderWithWords(
    <LatePart>
      <Part />
    </LatePart>,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(says)).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(says)).toBeVisible();
});

test('C7 a fault of the part itself is the screen’s', async () => {
  const Broken = (): never => {
    throw new TypeError('no first style');
  };
  await expect(
    renderWithWords(
      <LatePart>
        <Broken />
      </LatePart>,
    ),
  ).rejects.toThrow('no first style');
});
