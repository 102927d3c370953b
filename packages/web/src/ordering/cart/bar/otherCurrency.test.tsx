import { sumsBookOf } from '@selvedge/core/ordering';
import { sampleCart, samplePlace } from '@selvedge/core/testing';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { BreakdownChart } from '../breakdown/BreakdownChart.tsx';
import { CartBar } from './CartBar.tsx';
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

it('N7 so does the bar under the styles', async () => {
  const { actor } = await openCart({ cart: cart() });
  await renderWithWords(<CartBar cart={actor} currency="EUR" />);
  expect(document.body).toHaveTextContent(/€[\d.,]+\s*\+ CHF\s123/);
});

it.each([
  ['value', /€20\.00\s*\+ CHF\s123/],
  ['retailValue', /€50\.00/],
] as const)('N7 so does the distribution of a cart by %s', async (measure, said) => {
  const otherValues = [{ currency: 'CHF', value: 12_300 }];
  const shares = [{ key: 'blue', pieces: 2, value: 2_000, retailValue: 5_000, otherValues }];
  await renderWithWords(<BreakdownChart by="colourGroup" measure={measure} shares={shares} currency="EUR" />);
  expect(document.body).toHaveTextContent(said);
});
