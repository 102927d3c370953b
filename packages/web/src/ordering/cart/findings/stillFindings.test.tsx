import { packStyles } from '@selvedge/core/contract';
import {
  createFakeApi,
  sampleCart,
  sampleHead,
  sampleLine,
  sampleNow,
  samplePlace,
  sampleStyle,
  settle,
  wired,
} from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { CartScreen } from '../CartScreen.tsx';

it('N7 what is told of changed prices stays while a cell has the focus, and follows when it is left', async () => {
  const style = sampleStyle();
  const [colour] = style.colours;
  const [variant] = colour?.variants ?? [];
  if (!colour || !variant) throw new Error('the sample has no variant');
  const price = variant.salesPrice ?? 0;
  const line = (storedPrice: number) =>
    sampleLine({
      articleId: style.articleId,
      articleColorId: colour.articleColorId,
      articleVariantId: variant.articleVariantId,
      quantity: 2,
      storedPrice,
    });
  const cart = await openCart({ cart: sampleCart(sampleHead(), [line(price)]) });
  const fake = createFakeApi();
  const contents = createActor(wired.contents(fake.api), {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
  }).start();
  fake.pending[0]?.answer(packStyles([style]));
  await settle();
  await renderWithWords(
    <CartScreen place={samplePlace} now={sampleNow} cart={cart.actor} contents={contents} locks={[]} />,
  );
  const told = () => screen.queryByText('The price of 1 variant has changed');
  const cell = document.querySelector<HTMLElement>(`[data-cell="${variant.articleVariantId}"]`);
  if (!cell) throw new Error('the cell is not shown');
  act(() => cell.focus());
  act(() =>
    cart.actor.send({
      type: 'cart.replaced',
      cart: sampleCart(sampleHead({ version: 9 }), [line(price - 100)]),
    }),
  );
  expect(told()).toBeNull();
  await userEvent.click(document.body);
  expect(told()).toBeVisible();
});
