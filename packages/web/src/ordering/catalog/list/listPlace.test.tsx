import { indexOf, sampleListedStyle } from '@selvedge/core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTravel } from '../../../platform/ports/travel.ts';
import { layOut } from '../../../testing/layout.ts';
import { openStyles } from '../testing/openStyles.tsx';
import { columnsIn } from './useColumns.ts';
import { nextStyle } from './useStyleKeys.ts';

beforeEach(() => {
  layOut({ width: 1000, height: 1200, row: 412 });
  noteTravel('history');
});
afterEach(() => {
  noteTravel('onward');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const frames = () =>
  act(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
const season = indexOf(
  Array.from({ length: 900 }, (_, at) =>
    sampleListedStyle({ articleId: `a-${at}`, articleNumber: `60-${1000 + at}`, name: `Shirt ${at}` }),
  ),
);
const scrollTo = (top: number) =>
  act(async () => {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
const link = (name: string) => screen.queryByRole('link', { name });

describe('C2 the place in the list', () => {
  it('C2 is kept on the way back from a style: the list stands where it stood, with the focus on that style', async () => {
    const { view, screenOf } = await openStyles({ index: season });
    await scrollTo(33_000);
    expect(link('Shirt 400')).not.toBeNull();
    view.rerender(<main tabIndex={-1}>One style</main>);
    window.scrollTo(0, 0);
    view.rerender(screenOf('a-400'));
    await frames();
    expect(window.scrollY).toBe(33_000);
    expect(link('Shirt 400')).toHaveFocus();
  });

  it('C2 by a link the list begins at its top, and leaves the focus where the page put it', async () => {
    const { view, screenOf } = await openStyles({ index: season });
    await scrollTo(33_000);
    view.rerender(<main tabIndex={-1}>One style</main>);
    window.scrollTo(0, 0);
    noteTravel('onward');
    view.rerender(screenOf('a-400'));
    await frames();
    expect(window.scrollY).toBe(0);
    expect(link('Shirt 400')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('M1 is not taken for that of other filters', async () => {
    const { view, screenOf, catalog } = await openStyles({ index: season });
    await scrollTo(33_000);
    view.rerender(<p>One style</p>);
    window.scrollTo(0, 0);
    act(() => catalog.send({ type: 'search.shown', search: '?sort=-number' }));
    view.rerender(screenOf());
    await frames();
    expect(window.scrollY).toBe(0);
    expect(link('Shirt 899')).not.toBeNull();
  });

  it('M1 is gone back to once: a search that finds nothing for a while does not lead there again', async () => {
    const { view, screenOf, user } = await openStyles({ index: season });
    await scrollTo(33_000);
    view.rerender(<p>One style</p>);
    view.rerender(screenOf('a-400'));
    await frames();
    expect(link('Shirt 400')).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await scrollTo(0);
    await user.clear(screen.getByRole('searchbox'));
    await frames();
    expect(window.scrollY).toBe(0);
    expect(link('Shirt 0')).not.toBeNull();
  });

  it('M1 nobody who types elsewhere already loses the focus', async () => {
    const { view, screenOf } = await openStyles({ index: season });
    await scrollTo(33_000);
    view.rerender(<p>One style</p>);
    view.rerender(screenOf('a-400'));
    screen.getByRole('searchbox').focus();
    await frames();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('M1 the list by keys', () => {
  it('M1 arrows go from style to style', async () => {
    await openStyles({ index: season });
    const items = () => within(screen.getByRole('list', { name: 'Styles in this season' }));
    items().getByRole('link', { name: 'Shirt 0' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    expect(link('Shirt 1')).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(link('Shirt 6')).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(link('Shirt 0')).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(link('Shirt 0')).toHaveFocus();
  });

  it('M1 End and Home go to styles that were not drawn yet', async () => {
    await openStyles({ index: season });
    link('Shirt 0')?.focus();
    expect(link('Shirt 899')).toBeNull();
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    await waitFor(() => expect(link('Shirt 899')).toHaveFocus());
    expect(link('Shirt 0')).toBeNull();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    await waitFor(() => expect(link('Shirt 0')).toHaveFocus());
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 2, 7],
    ['ArrowUp', 2, null],
    ['ArrowDown', 8, null],
    ['Home', 8, 0],
    ['End', 0, 9],
    ['a', 3, null],
  ])('M1 %s from style %i of ten, five a row', (key, at, next) => {
    expect(nextStyle(key, at, 5, 10)).toBe(next);
  });

  it.each([
    [360, 2],
    [600, 3],
    [1000, 5],
    [1460, 6],
  ])('M1 a list of %i pixels has %i pictures a row', (width, columns) => {
    expect(columnsIn(width)).toBe(columns);
  });
});
