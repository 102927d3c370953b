import { expect, it } from 'vitest';
import { sampleColour, sampleLine, sampleStyle, sampleVariant } from '../../testing/index.ts';
import type { CartSnapshot } from './cart.selectors.ts';
import { totalsInCart } from './cartTotals.ts';
import { byVariant, emptyLedger, typed } from './ledger.ts';

const lines = byVariant([
  sampleLine({ articleVariantId: 'v-1', quantity: 4, storedPrice: 100 }),
  sampleLine({ articleVariantId: 'v-2', articleColorId: 'k-2', quantity: 2, storedPrice: 200 }),
  sampleLine({
    articleId: 's-2',
    articleVariantId: 'v-9',
    articleColorId: 'k-9',
    quantity: 1,
    storedPrice: 300,
  }),
]);
const variant = (articleVariantId: string) => sampleVariant({ articleVariantId, salesPrice: 100 });
/** The first style, with a colour that the cart does not have. */
const style = sampleStyle({
  articleId: 's-1',
  colours: [
    sampleColour({ articleColorId: 'k-1', variants: [variant('v-1')] }),
    sampleColour({ articleColorId: 'k-2', variants: [variant('v-2')] }),
    sampleColour({ articleColorId: 'k-3', variants: [variant('v-3')] }),
  ],
});
const cartWith = (entries: Record<string, string>) =>
  ({
    context: {
      lines,
      ledger: typed(
        emptyLedger,
        lines,
        Object.entries(entries).map(([articleVariantId, entry]) => ({ articleVariantId, entry })),
      ),
    },
  }) as CartSnapshot;

it('M4 counts what the cart has in styles, options, pieces and value', () => {
  const all = { styles: 2, options: 3, pieces: 7, value: 1100 };
  expect(totalsInCart(cartWith({}))).toEqual(all);
  expect(totalsInCart(cartWith({}), style)).toEqual(all);
});

it('M4 counts what is typed: a colour more, a colour and a style less', () => {
  expect(totalsInCart(cartWith({ 'v-3': '5' }), style)).toEqual({
    styles: 2,
    options: 4,
    pieces: 12,
    value: 1600,
  });
  const less = { styles: 1, options: 1, pieces: 4, value: 400 };
  expect(totalsInCart(cartWith({ 'v-2': '', 'v-9': '0' }), style)).toEqual(less);
  expect(totalsInCart(cartWith({ 'v-2': '', 'v-9': '0' }))).toEqual(less);
});

it('M4 tells only the pieces while some are typed whose style nobody here knows', () => {
  expect(totalsInCart(cartWith({ 'v-3': '5' }))).toEqual({ pieces: 12, value: 1100 });
});
