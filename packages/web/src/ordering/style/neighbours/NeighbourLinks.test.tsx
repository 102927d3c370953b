import { createFakeApi, sampleIndex, samplePlace, sampleStyle, settle } from '@selvedge/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const open = async (search: string, articleId: string) => {
  const fake = createFakeApi();
  const charts = providedCharts(fake.api);
  const catalog = createActor(charts.catalog, { input: { place: samplePlace, search } }).start();
  await settle();
  fake.pending.find(({ name }) => name === 'styleIndex')?.answer(sampleIndex());
  await settle();
  const actor = createActor(charts.style, {
    input: { place: samplePlace, articleId, search, mayInsert: true },
  }).start();
  await settle();
  fake.pending.find(({ name }) => name === 'styleDetail')?.answer(sampleStyle({ articleId }));
  await settle();
  await renderWithWords(<NeighbourLinks actor={actor} catalog={catalog} articleId={articleId} />);
  return { fake, catalog };
};
const href = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
const styles = '/ordering/preorder/c-1/SS27.13-0.main/styles';

it('M2 the styles before and after are those of the list as it is ordered', async () => {
  await open('?sort=name', 's-1');
  const ascending = [href(/^Previous/), href(/^Next/)];
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(ascending).toEqual([null, `${styles}/s-2?sort=name`]);
});

it('M2 they follow the list when it is ordered otherwise, and none are shown for what it leaves out', async () => {
  const { catalog } = await open('?sort=-name', 's-1');
  expect([href(/^Previous/), href(/^Next/)]).toEqual([`${styles}/s-2?sort=-name`, null]);
  act(() => catalog.send({ type: 'search.shown', search: '?q=%C3%9Cberhemd' }));
  expect([href(/^Previous/), href(/^Next/)]).toEqual([null, null]);
  expect(href(/^All styles/)).toContain('q=%C3%9Cberhemd');
});

it('M2 Alt+PageDown goes to the next style, other keys do not', async () => {
  await open('?sort=name', 's-1');
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(location.pathname).not.toContain('s-2');
  expect(screen.getByRole('link', { name: /^Next/ })).toHaveAttribute('aria-keyshortcuts', 'Alt+PageDown');
  fireEvent.keyDown(document.body, { key: 'PageDown', altKey: true });
  expect(`${location.pathname}${location.search}`).toBe(`${styles}/s-2?sort=name`);
});

it('M2 the neighbour is fetched while this one is looked at', async () => {
  const { fake } = await open('?sort=name', 's-1');
  const asked = () =>
    fake.pending.filter(({ name, call }) => name === 'styleDetail' && call.params?.articleId === 's-2')
      .length;
  expect(asked()).toBe(0);
  act(() => void vi.advanceTimersByTime(400));
  expect(asked()).toBe(1);
});
