import { packStyles } from '@selvedge/core/contract';
import { createFakeApi, sampleNow, samplePlace, sampleStyle, settle, wired } from '@selvedge/core/testing';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, type AnyActorRef, createActor } from 'xstate';
import { CartScreen } from '../cart/CartScreen.tsx';
import { SaveTrouble } from '../cart/saving/SaveTrouble.tsx';
import type { CartRef } from '../cart/state/cellView.ts';

type Contents = ActorRefFrom<ReturnType<typeof wired.contents>>;

/** The styles are there as soon as there is a cart, and what its saving fails of is told beneath, as in the workspace. */
function Cart({ cart, contents }: { cart: CartRef; contents: Contents }) {
  const hasCart = useSelector(cart, ({ context }) => context.head !== null);
  return (
    <>
      <CartScreen
        place={samplePlace}
        now={sampleNow}
        cart={cart}
        contents={hasCart ? contents : undefined}
        locks={[
          { scope: 'subdivision', subject: '13-0', reason: 'Contract ended' },
          { scope: 'subdivision', subject: '99-9', reason: 'Elsewhere' },
        ]}
      />
      <SaveTrouble cart={cart} sticky of="changes" />
    </>
  );
}

/** The screen of a cart with one style. */
export const cartScreen = async (actor: AnyActorRef) => {
  const fake = createFakeApi();
  const contents = createActor(wired.contents(fake.api), {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
  }).start();
  fake.pending[0]?.answer(packStyles([sampleStyle()]));
  await settle();
  return <Cart cart={actor as CartRef} contents={contents} />;
};
