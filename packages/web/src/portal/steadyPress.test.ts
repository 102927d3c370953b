import { createEvent, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPresses } from './steadyPress.ts';

const follow = vi.fn<(href: string) => void>();
let end = () => {};
const elementOf = (markup: string) => {
  document.body.innerHTML = markup;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('No element');
  return element;
};
const settled = () => new Promise((done) => setTimeout(done));
const at = { button: 0, clientX: 10, clientY: 10 };

beforeEach(() => {
  follow.mockReset();
  end = keepPresses(window, follow);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

describe('a press that has begun', () => {
  it('opens the link it began on, though the list has put another in its place', async () => {
    const link = elementOf('<a href="/first">First</a>');
    fireEvent.pointerDown(link, at);
    link.setAttribute('href', '/second');
    fireEvent.pointerUp(link, at);
    const went = fireEvent.click(link, at);
    await settled();
    expect(went).toBe(false);
    expect(follow.mock.calls).toEqual([['/first']]);
  });

  it('opens a link that has left the page meanwhile', async () => {
    const link = elementOf('<a href="/first">First</a>');
    fireEvent.pointerDown(link, at);
    link.remove();
    fireEvent.pointerUp(document.body, at);
    await settled();
    expect(follow.mock.calls).toEqual([['/first']]);
  });

  it('presses a button that has moved away from under the pointer, once', async () => {
    const button = elementOf('<button>Check</button>');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    fireEvent.pointerDown(button, at);
    fireEvent.pointerUp(document.body, at);
    fireEvent.click(document.body, at);
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['on a box', (row: HTMLElement) => row.querySelector('input')],
    ['on the words beside it', (row: HTMLElement) => row.querySelector('span')],
  ])('%s ticks it, though a list that is narrowed has moved it from under the pointer', async (_, of) => {
    const row = elementOf('<label><input type="checkbox"><span>Wiener Kontor</span></label>');
    const box = row.querySelector('input');
    const begun = of(row);
    if (!box || !begun) throw new Error('No box');
    fireEvent.pointerDown(begun, at);
    fireEvent.pointerUp(document.body, at);
    fireEvent.click(document.body, at);
    await settled();
    expect(box.checked).toBe(true);
    // Where nothing moves it is the browser that ticks, once.
    fireEvent.pointerDown(begun, at);
    fireEvent.pointerUp(begun, at);
    fireEvent.click(begun, at);
    await settled();
    expect(box.checked).toBe(false);
    // The click of a finger comes in a task of its own.
    fireEvent.pointerDown(begun, at);
    fireEvent.pointerUp(begun, at);
    await settled();
    fireEvent.click(begun, { ...at, detail: 1 });
    await settled();
    expect(box.checked).toBe(true);
  });

  it('leaves fields in which one types as they are', async () => {
    const row = elementOf('<label>Name <input type="text"></label>');
    const pressed = vi.fn();
    row.addEventListener('click', pressed);
    fireEvent.pointerDown(row, at);
    fireEvent.pointerUp(document.body, at);
    await settled();
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    ['on the same button', (button: HTMLElement) => button],
    ['on what is there by then', () => elementOf('<button>Another</button>')],
  ])('counts once where the click of a finger comes late, %s', async (_, hit) => {
    const button = elementOf('<button aria-pressed="false">Compare</button>');
    const pressed = vi.fn();
    const count = (event: MouseEvent) => event.defaultPrevented || pressed();
    window.addEventListener('click', count);
    fireEvent.pointerDown(button, at);
    fireEvent.pointerUp(button, at);
    // Browsers send the click of a tap in a task of its own.
    await settled();
    fireEvent.click(hit(button), { ...at, detail: 1 });
    expect(pressed).toHaveBeenCalledOnce();
    // The next press counts, and so does a key.
    const next = elementOf('<button>Next</button>');
    fireEvent.pointerDown(next, at);
    fireEvent.pointerUp(next, at);
    fireEvent.click(next, { ...at, detail: 1 });
    fireEvent.click(next, { detail: 0 });
    await settled();
    expect(pressed).toHaveBeenCalledTimes(3);
    window.removeEventListener('click', count);
  });

  it('is told from a key: what counts presses of the pointer by itself does not count it again', async () => {
    const button = elementOf('<button>One piece more</button>');
    const details: number[] = [];
    button.addEventListener('click', ({ detail }) => details.push(detail));
    fireEvent.pointerDown(button, at);
    fireEvent.pointerUp(button, at);
    await settled();
    expect(details).toEqual([1]);
  });

  it.each(['pointerdown', 'pointerup'])(
    'is left to whoever prevents what it does by itself: %s',
    async (type) => {
      const button = elementOf('<button>One piece more</button>');
      const pressed = vi.fn();
      button.addEventListener('click', pressed);
      button.addEventListener(type, (event) => event.preventDefault());
      fireEvent.pointerDown(button, at);
      fireEvent.pointerUp(button, at);
      await settled();
      expect(pressed).not.toHaveBeenCalled();
    },
  );

  it('is left alone where it hits what it began on', async () => {
    const button = elementOf('<button>Check</button>');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    fireEvent.pointerDown(button, at);
    fireEvent.pointerUp(button, at);
    fireEvent.click(button, at);
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
    const link = elementOf('<a href="/first">First</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.pointerDown(link, at);
    fireEvent.pointerUp(link, at);
    fireEvent.click(link, at);
    await settled();
    expect(follow).not.toHaveBeenCalled();
  });

  it.each([
    ['dragged away', { ...at, clientX: 60 }, at],
    ['by another button', at, { ...at, button: 1 }],
    ['for another tab', at, { ...at, ctrlKey: true }],
  ])('is over when it was %s', async (_, up, down) => {
    const link = elementOf('<a href="/first">First</a>');
    fireEvent.pointerDown(link, down);
    link.remove();
    fireEvent.pointerUp(document.body, up);
    await settled();
    expect(follow).not.toHaveBeenCalled();
  });

  it.each(['touch', 'pen', 'mouse'])(
    'is over when a finger is held, and never by a slow mouse: %s',
    async (pointerType) => {
      const button = elementOf('<button>Discard</button>');
      const pressed = vi.fn();
      button.addEventListener('click', pressed);
      const down = createEvent.pointerDown(button, { ...at, pointerType });
      fireEvent(button, down);
      const up = createEvent.pointerUp(document.body, { ...at, pointerType });
      Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + 700 });
      Object.defineProperty(up, 'pointerType', { value: pointerType });
      fireEvent(document.body, up);
      await settled();
      expect(pressed).toHaveBeenCalledTimes(pointerType === 'mouse' ? 1 : 0);
    },
  );

  it('is over when it opens a menu', async () => {
    const link = elementOf('<a href="/logout">Log out</a>');
    fireEvent.pointerDown(link, at);
    fireEvent.contextMenu(link, at);
    link.remove();
    fireEvent.pointerUp(document.body, at);
    await settled();
    expect(follow).not.toHaveBeenCalled();
  });

  it('does what a link does besides leading on, where the click of a finger comes late', async () => {
    const link = elementOf('<a href="/first">First</a>');
    const counted = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', counted);
    fireEvent.pointerDown(link, at);
    fireEvent.pointerUp(link, at);
    await settled();
    fireEvent.click(link, { ...at, detail: 1 });
    expect(counted).toHaveBeenCalledOnce();
    expect(follow).not.toHaveBeenCalled();
  });

  it('is over when the page is scrolled by it', async () => {
    const link = elementOf('<a href="/first">First</a>');
    fireEvent.pointerDown(link, at);
    fireEvent.pointerCancel(link, at);
    link.remove();
    fireEvent.pointerUp(document.body, at);
    await settled();
    expect(follow).not.toHaveBeenCalled();
  });

  it.each(['<a href="/first" target="_blank">First</a>', '<a href="/first" rel="noreferrer">First</a>'])(
    'is not followed where the page would be left: %s',
    async (markup) => {
      const link = elementOf(markup);
      fireEvent.pointerDown(link, at);
      link.remove();
      fireEvent.pointerUp(document.body, at);
      await settled();
      expect(follow).not.toHaveBeenCalled();
    },
  );
});
