import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sideways, useSideways } from './sideways.ts';

const names = ['One', 'Two', 'Three', 'Four'];
/** Each entry is as wide as this, and so is the frame of the row. */
const WIDTH = 300;

function Row({ at }: { at: string }) {
  const frame = useSideways(at);
  return (
    <div ref={frame} data-testid="frame" className={sideways}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="/" aria-current={name === at ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frame = () => screen.getByTestId('frame');

/** A browser's layout: the entries one after the other, moved by how far the frame is scrolled. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(names.length * WIDTH);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = names.indexOf(this.textContent ?? '');
    return index === -1
      ? new DOMRect(0, 0, WIDTH, 40)
      : new DOMRect(index * WIDTH - frame().scrollLeft, 0, WIDTH, 40);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const movedTo = (left: number) => {
  frame().scrollLeft = left;
  fireEvent.scroll(frame());
};

it('a row that goes on beyond the screen shows on which side', () => {
  render(<Row at="One" />);
  expect(frame().dataset.more).toBe('end');
  movedTo(WIDTH);
  expect(frame().dataset.more).toBe('start end');
  movedTo(3 * WIDTH);
  expect(frame().dataset.more).toBe('start');
});

it('a row that fits shows no sign of more', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(WIDTH);
  render(<Row at="One" />);
  expect(frame().dataset.more).toBe('');
});

it('what is chosen comes into view again when the screen becomes narrower', () => {
  const told: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: ResizeObserverCallback) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Row at="Four" />);
  movedTo(0);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  const resized = () => told[0]?.([], new ResizeObserver(() => {}));
  width.mockReturnValue(WIDTH);
  resized();
  expect(frame().scrollLeft).toBe(0);
  width.mockReturnValue(WIDTH - 1);
  resized();
  expect(frame().scrollLeft).toBeGreaterThan(2 * WIDTH);
});

it('what is chosen comes into view once; a hand may move the row away from it', () => {
  const { rerender } = render(<Row at="One" />);
  rerender(<Row at="Three" />);
  expect(frame().scrollLeft).toBeGreaterThanOrEqual(2 * WIDTH - 40);
  expect(frame().scrollLeft).toBeLessThanOrEqual(2 * WIDTH + 40);
  movedTo(0);
  rerender(<Row at="Three" />);
  expect(frame().scrollLeft).toBe(0);
});
