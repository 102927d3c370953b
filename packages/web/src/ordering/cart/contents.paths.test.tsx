import { packStyles } from '@selvedge/core/contract';
import { contentsMachine } from '@selvedge/core/ordering';
import {
  missing,
  sampleCart,
  sampleNow,
  samplePlace,
  sampleStyle,
  serverDown,
  wired,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { type OpenCart, openCart } from '../testing/openCart.ts';
import { CartScreen } from './CartScreen.tsx';

const showsContents = () => {
  expect(screen.getByRole('heading', { name: 'Poplin shirt' })).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
};
let opened: OpenCart | undefined;
const failed = () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');

screenTour('N1 the styles in a cart, on the screen', {
  chart: contentsMachine,
  tour: {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[sampleStyle()]], readAgain: [[sampleStyle()]] },
    failures: { read: [serverDown, missing], readAgain: [serverDown] },
  },
  unreported: { 'readAgain 503': 'what is known stays, and is read again once the maintenance is over' },
  machine: wired.contents,
  screen: async (actor) => {
    const cart = await openCart();
    opened = cart;
    return (
      <CartScreen
        place={samplePlace}
        now={sampleNow}
        cart={cart.actor}
        contents={actor as ActorRefFrom<typeof contentsMachine>}
        locks={[]}
      />
    );
  },
  userActions: {
    'reading.retried': async (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      // Beside styles that are shown, the end of a maintenance sends it.
      if (!again) return actor.send(event);
      await user.click(again);
      // Where the styles were missing, the cart is read anew.
      await opened?.answer(sampleCart());
    },
  },
  answers: {
    read: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])),
    readAgain: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])),
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the shopping cart')).toBeInTheDocument(),
    ready: showsContents,
    refreshing: showsContents,
    missing: failed,
    failed,
  },
  pictures: { sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] } },
});
