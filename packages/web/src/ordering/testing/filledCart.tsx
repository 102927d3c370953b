import { packStyles } from '@selvedge/core/contract';
import { createFakeApi, sampleNow, samplePlace, sampleStyle, settle, wired } from '@selvedge/core/testing';
import { createActor } from 'xstate';
import { CartScreen } from '../cart/CartScreen.tsx';
import type { SectionsRef } from '../cart/state/cartPage.ts';
import { openCart } from './openCart.ts';
import { openCartPage } from './openCartPage.ts';

/** The whole page of a cart with one style, with its sections as given. */
export async function filledCart(sections: SectionsRef) {
  const { actor } = await openCart();
  const fake = createFakeApi();
  const contents = createActor(wired.contents(fake.api), {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
  }).start();
  fake.pending[0]?.answer(packStyles([sampleStyle()]));
  const page = { ...(await openCartPage()), sections };
  await settle();
  return (
    <CartScreen place={samplePlace} now={sampleNow} cart={actor} contents={contents} page={page} locks={[]} />
  );
}
