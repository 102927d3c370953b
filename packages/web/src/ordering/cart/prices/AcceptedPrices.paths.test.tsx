import { missing, networkLost, sampleAcceptance, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { screenTour } from '../../../testing/screenTour.tsx';
import type { AcceptedPricesRef } from '../state/cartPage.ts';
import { AcceptedPrices } from './AcceptedPrices.tsx';

const acceptance = { ...sampleAcceptance, oldCurrency: 'CHF', newCurrency: 'EUR' };
const title = () => screen.queryByText('1 changed price was accepted');
const nothing = () => expect(title()).toBeNull();
const lists = () => {
  expect(title()).toBeVisible();
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent(
    'Poplin shirt · 50-4711 · Navy · S: CHF 49.90 → €52.90',
  );
};

screenTour('N7 the prices that were accepted, on the screen', {
  chart: wired.acceptedPrices({ send: () => Promise.reject(networkLost) }),
  tour: {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }],
    answers: { read: [[acceptance]], readAgain: [[acceptance]] },
    failures: { read: [networkLost, missing], readAgain: [networkLost] },
  },
  unreported: {
    'read 503': 'the cart is whole without it, and it is read once the maintenance is over',
    'readAgain 503': 'what is known stays, and is read again once the maintenance is over',
  },
  machine: wired.acceptedPrices,
  screen: (actor) => <AcceptedPrices accepted={actor as AcceptedPricesRef} currency="CHF" />,
  userActions: {},
  shows: { loading: nothing, ready: lists, refreshing: lists, missing: nothing, failed: nothing },
  pictures: {
    nothing: {
      loading: 'the cart stands without it until it is known that prices were accepted',
      missing: 'the cart is whole without it',
      failed: 'the cart is whole without it',
    },
    sameAs: { refreshing: ['ready', 'what is shown stays while it is read again'] },
  },
});
