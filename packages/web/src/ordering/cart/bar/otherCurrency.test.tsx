import { sumsBookOf } from '@selvedge/core/ordering';
import { sampleCart, samplePlace } from '@selvedge/core/testing';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { CartFoot } from './CartFoot.tsx';

const cart = () => {
  const { head, lines } = sampleCart();
  return { head: { ...head, otherValues: [{ currency: 'CHF', value: 12_300 }] }, lines };
};

it('N7 the foot of the cart’s page names the sum of each currency, and adds none to another', async () => {
  const { actor } = await openCart({ cart: cart() });
  await renderWithWords(
    <CartFoot place={samplePlace} cart={actor} book={sumsBookOf([])} counted currency="EUR" />,
  );
  expect(document.body).toHaveTextContent(/€[\d.,]+\s*\+ CHF\s123/);
});
