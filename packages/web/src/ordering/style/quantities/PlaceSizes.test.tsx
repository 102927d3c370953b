import type { SizeCurves } from '@selvedge/core/contract';
import { createFakeApi, samplePlace, settle } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { providedCharts } from '../../testing/providedCharts.ts';
import { sheetStyle } from '../../testing/sheetStyle.ts';
import { StyleQuantities } from '../StyleQuantities.tsx';

const style = sheetStyle();
const ordered = (...sizes: string[]): SizeCurves => ({
  curves: [
    {
      curveId: 'orders',
      kind: 'orders',
      name: 'Your orders',
      pieces: 10,
      weights: sizes.map((size) => ({ articleLength: '32', size, weight: 5 })),
    },
  ],
});

const open = async (curves: SizeCurves) => {
  const { api, pending } = createFakeApi();
  const placeSizes = createActor(providedCharts(api).placeSizes, {
    input: { place: samplePlace, articleId: style.articleId },
  }).start();
  await settle();
  pending[0]?.answer(curves);
  await settle();
  const cart = await openCart();
  await renderWithWords(
    <StyleQuantities style={style} placeSizes={placeSizes} cart={cart.actor} now={0} onColour={() => {}} />,
  );
  return { user: userEvent.setup({ delay: null }), cart };
};

const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => style.sizes.includes(text));
const chip = (name: RegExp) => screen.getByRole('button', { name });

it('M2 sizes that the point of sale usually orders are marked and taken in; all are shown at first', async () => {
  await open(ordered('S', 'M'));
  expect(chip(/^S, usually ordered/)).toHaveAttribute('aria-pressed', 'true');
  expect(chip(/^L, not ordered so far/)).toHaveAttribute('aria-pressed', 'false');
  expect(columns()).toEqual(['S', 'M', 'L']);
});

it('M2 sizes not carried are folded away on demand, with a word, and come back', async () => {
  const { user } = await open(ordered('S', 'M'));
  await user.click(chip(/Only these sizes/));
  expect(columns()).toEqual(['S', 'M']);
  expect(screen.getByText(/1 size is hidden/)).toBeVisible();
  await user.click(chip(/^L, /));
  expect(columns()).toEqual(['S', 'M', 'L']);
});

it('M2 a size that holds pieces is never folded away, and stays while its pieces are taken out', async () => {
  const { user, cart } = await open(ordered('M'));
  await user.click(chip(/Only these sizes/));
  // The sample cart holds four pieces of v-1, which is size S.
  expect(columns()).toEqual(['S', 'M']);
  act(() => cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '' }));
  expect(columns()).toEqual(['S', 'M']);
  act(() => cart.actor.send({ type: 'cell.typed', articleVariantId: 'v-3', entry: '2' }));
  expect(columns()).toEqual(['S', 'M', 'L']);
});

it('M2 the last size stays, and says so', async () => {
  const { user } = await open(ordered('M'));
  const last = chip(/^M, usually ordered/);
  expect(last).toHaveAttribute('aria-disabled', 'true');
  expect(last).toHaveAccessibleDescription('At least one size has to remain.');
  await user.click(last);
  expect(last).toHaveAttribute('aria-pressed', 'true');
});
