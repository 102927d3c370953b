import * as rules from '@selvedge/core/rules';
import { sampleNow } from '@selvedge/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { sheetStyle } from '../testing/sheetStyle.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';

afterEach(() => void vi.restoreAllMocks());

/** Each cell asks what hinders it once a render; React renders twice in strict mode. */
it('M4 renders one cell for a keystroke, and none of its neighbours', async () => {
  const { actor } = await openCart();
  await renderWithWords(<QuantityMatrix cart={actor} style={sheetStyle()} now={sampleNow} />);
  const first = screen.getByRole('textbox', { name: 'Navy, length 32, size S' });
  act(() => first.focus());
  const asked = vi.spyOn(rules, 'hindranceOf');
  fireEvent.change(first, { target: { value: '7' } });
  expect(first).toHaveValue('7');
  const cells = new Set(asked.mock.calls.map(([{ variant }]) => variant.articleVariantId));
  expect([...cells]).toEqual(['v-1']);
});

it('M4 renders no cell for a range, however it is drawn', async () => {
  const { actor } = await openCart();
  await renderWithWords(<QuantityMatrix cart={actor} style={sheetStyle()} now={sampleNow} />);
  const first = screen.getByRole('textbox', { name: 'Navy, length 32, size S' });
  act(() => first.focus());
  const asked = vi.spyOn(rules, 'hindranceOf');
  fireEvent.keyDown(first, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(first, { key: 'a', ctrlKey: true });
  expect(document.querySelectorAll('td[aria-selected=true]')).toHaveLength(11);
  expect(asked).not.toHaveBeenCalled();
});

it('M4 renders only the line about the current cell when the focus moves on', async () => {
  const { actor } = await openCart();
  await renderWithWords(<QuantityMatrix cart={actor} style={sheetStyle()} now={sampleNow} />);
  const first = screen.getByRole('textbox', { name: 'Navy, length 32, size S' });
  act(() => first.focus());
  const asked = vi.spyOn(rules, 'hindranceOf');
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(screen.getByRole('textbox', { name: 'Navy, length 32, size M' })).toHaveFocus();
  expect(new Set(asked.mock.calls.map(([{ variant }]) => variant.articleVariantId))).toEqual(
    new Set(['v-2']),
  );
});
