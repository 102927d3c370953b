import { sampleStyle } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { CartBar } from '../cart/bar/CartBar.tsx';
import { openCart } from '../testing/openCart.ts';
import { LimitHere } from './LimitHere.ts';

const limit = { amount: 100_000, used: 40_000, inCarts: 0, currency: 'EUR' };
const line = () => document.querySelector<HTMLElement>('[data-limit]');

it('L2 O4 what is left of the order limit follows each quantity as it is typed, and says when it is over', async () => {
  const { actor } = await openCart();
  await renderWithWords(
    <LimitHere value={limit}>
      <CartBar cart={actor} currency="EUR" style={sampleStyle()} />
    </LimitHere>,
  );
  const type = (entry: string) =>
    act(() => actor.send({ type: 'cell.typed', articleVariantId: 'v-1', entry }));
  type('0');
  expect(line()).toHaveTextContent('Order limit: €600 left of €1,000 · €400 ordered, €0 in this cart');
  expect(line()).toHaveAttribute('data-limit', 'kept');
  type('10');
  expect(line()).toHaveTextContent('Order limit: €101 left of €1,000 · €400 ordered, €499 in this cart');
  type('13');
  expect(line()).toHaveAttribute('data-limit', 'over');
  expect(line()).toHaveTextContent('Order limit: €49 over the limit of €1,000');
  expect(screen.getByText('This cart is €49 over the order limit of €1,000.')).toBeInTheDocument();
  type('12');
  expect(line()).toHaveAttribute('data-limit', 'kept');
});

it('L2 where there is no limit, none is spoken of', async () => {
  const { actor } = await openCart();
  await renderWithWords(<CartBar cart={actor} currency="EUR" />);
  expect(line()).toBeNull();
});
