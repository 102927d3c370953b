import { sumsBookOf } from '@selvedge/core/ordering';
import { sampleCart, sampleHead, sampleLine, samplePlace, sampleStyle } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { CartBar } from './CartBar.tsx';
import { CartFoot } from './CartFoot.tsx';

const said = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('\u00a0·\u00a0', ' · ');

it.each([
  ['en', said('2 styles · 3 options · 12 pieces')],
  ['de', said('2 Artikel · 3 Optionen · 12 Teile')],
] as const)(
  'M4 the bar under the styles says how much the cart has in one way, in %s',
  async (language, text) => {
    const lines = [
      sampleLine(),
      sampleLine({ articleColorId: 'k-2', articleVariantId: 'v-2', quantity: 2 }),
      sampleLine({ articleId: 's-2', articleColorId: 'k-9', articleVariantId: 'v-9', quantity: 6 }),
    ];
    const { actor } = await openCart({ cart: sampleCart(sampleHead(), lines) });
    await renderWithWords(<CartBar cart={actor} currency="EUR" />, language);
    expect(screen.getByRole('region').textContent).toContain(text);
  },
);

it('M4 so does the foot of the cart’s page', async () => {
  const { actor } = await openCart({ cart: sampleCart() });
  const book = sumsBookOf([sampleStyle()]);
  await renderWithWords(<CartFoot place={samplePlace} cart={actor} book={book} counted currency="EUR" />);
  expect(document.body.textContent).toContain(said('1 style · 1 option · 4 pieces'));
});
