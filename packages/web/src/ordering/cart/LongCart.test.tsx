import { packStyles, type Style } from '@selvedge/core/contract';
import {
  createFakeApi,
  sampleCart,
  sampleColour,
  sampleHead,
  sampleLine,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
  settle,
  wired,
} from '@selvedge/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { CartScreen } from './CartScreen.tsx';

/** Nothing is scrolled to: what is not at the top stays afar. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const styleOf = (nth: number): Style =>
  sampleStyle({
    articleId: `s-${nth}`,
    articleNumber: `50-${1000 + nth}`,
    colours: [
      sampleColour({
        articleColorId: `s-${nth}-1`,
        variants: [sampleVariant({ articleVariantId: `v-${nth}`, salesPrice: 1000, cancelled: nth === 7 })],
      }),
    ],
  });

/** A cart of so many styles, two pieces of each; in the seventh nothing can be had any more, the ninth costs more now. */
async function longCart(count: number) {
  const styles = Array.from({ length: count }, (_, nth) => styleOf(nth));
  const lines = styles.map((_, nth) =>
    sampleLine({
      articleId: `s-${nth}`,
      articleColorId: `s-${nth}-1`,
      articleVariantId: `v-${nth}`,
      quantity: 2,
      storedPrice: nth === 9 ? 900 : 1000,
    }),
  );
  const { actor } = await openCart({ cart: sampleCart(sampleHead(), lines) });
  const fake = createFakeApi();
  const contents = createActor(wired.contents(fake.api), {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
  }).start();
  fake.pending[0]?.answer(packStyles(styles));
  await settle();
  await renderWithWords(
    <CartScreen place={samplePlace} now={sampleNow} cart={actor} contents={contents} locks={[]} />,
  );
  return actor;
}

const totals = () => screen.getByRole('region', { name: 'Order totals' });

it('M4 N3 a cart of a few styles comes with its totals and all that is to be said of its lines', async () => {
  await longCart(12);
  expect(totals()).toHaveAttribute('aria-busy', 'false');
  expect(within(totals()).getByText(/· 24 pieces$/)).toBeVisible();
  expect(screen.getByText('1 variant was cancelled or is unavailable')).toBeVisible();
  expect(screen.getByText('The price of 1 variant has changed')).toBeVisible();
});

it('M4 N3 a long cart shows cells before its totals, none that is wrong, and counts what is typed meanwhile', async () => {
  const actor = await longCart(42);
  expect(document.querySelectorAll('[data-cell]').length).toBeGreaterThan(0);
  expect(totals()).toHaveAttribute('aria-busy', 'true');
  expect(totals()).not.toHaveTextContent(/[0-9]/);
  expect(screen.queryByText(/unavailable/)).not.toBeInTheDocument();
  act(() => actor.send({ type: 'cell.typed', articleVariantId: 'v-3', entry: '7' }));
  await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 });
  expect(within(totals()).getByText(/· 89 pieces$/)).toBeVisible();
  expect(screen.queryByText(/1 variant/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1 changed price · 1 unavailable' }));
  expect(screen.getByText('1 variant was cancelled or is unavailable')).toBeVisible();
  expect(screen.getByText('The price of 1 variant has changed')).toBeVisible();
});
