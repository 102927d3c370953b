import { packStyles } from '@selvedge/core/contract';
import { contentsMachine } from '@selvedge/core/ordering';
import { missing, sampleNow, samplePlace, sampleStyle, serverDown, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { CartScreen } from './CartScreen.tsx';

const showsContents = () => {
  expect(screen.getByRole('heading', { name: 'Poplin shirt' })).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
};
const failed = () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');

screenTour('N1 the styles in a cart, on the screen', {
  chart: contentsMachine,
  tour: {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[sampleStyle()]], readAgain: [[sampleStyle()]] },
    failures: { read: [serverDown, missing], readAgain: [serverDown] },
  },
  machine: wired.contents,
  screen: async (actor) => {
    const cart = await openCart();
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
  userActions: { 'reading.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  answers: {
    read: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])),
    readAgain: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])),
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the shopping cart')).toBeInTheDocument(),
    ready: showsContents,
    refreshing: showsContents,
    missing: () => expect(screen.getByRole('alert')).toBeVisible(),
    failed,
  },
  pictures: { sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] } },
});
