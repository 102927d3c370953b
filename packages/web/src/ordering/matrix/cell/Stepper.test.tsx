import { cellOf } from '@selvedge/core/ordering';
import { sampleNow, samplePlace } from '@selvedge/core/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { sheetStyle } from '../../testing/sheetStyle.ts';
import { factsOfCell } from './chosenCell.ts';
import { Stepper } from './Stepper.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const facts = factsOfCell(sheetStyle(), 'v-1');
  if (!facts) throw new Error('The sample has no such cell');
  vi.useRealTimers();
  const { actor } = await openCart({ cart: null });
  await renderWithWords(
    <Stepper cart={actor} facts={facts} moment={{ place: samplePlace, now: sampleNow }} />,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const more = screen.getByRole('button', { name: 'One more' });
  const at = (type: 'pointerDown' | 'pointerUp', time: number) => {
    const event = createEvent[type](more, { button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(more, event);
  };
  return {
    more,
    /** A finger put down and lifted, at times of the device (ms); in between the page's own clock goes on. */
    press: (held: number, passed = held) => {
      at('pointerDown', 1000);
      act(() => void vi.advanceTimersByTime(passed));
      at('pointerUp', 1000 + held);
      fireEvent.click(more, { detail: 1 });
    },
    pieces: () => cellOf(actor.getSnapshot(), 'v-1').pieces,
  };
}

it('M4 a short press is one piece', async () => {
  const { press, pieces } = await open();
  press(80);
  expect(pieces()).toBe(1);
  press(80);
  expect(pieces()).toBe(2);
});

it('M4 a short press is one piece also where the page was too busy to hear its end in time', async () => {
  const { press, pieces } = await open();
  press(80, 700);
  expect(pieces()).toBe(1);
});

it('M4 a press that lasts counts on, and stops where the finger is lifted', async () => {
  const { press, pieces } = await open();
  press(450 + 2 * 90);
  expect(pieces()).toBe(3);
});

it('M4 a key is one piece', async () => {
  const { more, pieces } = await open();
  fireEvent.click(more, { detail: 0 });
  expect(pieces()).toBe(1);
});
