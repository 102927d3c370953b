import type { CartHead } from '../../contract/index.ts';
import { cartSetup } from './cart.setup.ts';
import { ignoredWhileCalling } from './cartEdits.ts';

/** The user accepts the prices that changed since their lines were stored (N7). */
export const acceptingPricesState = cartSetup.createStateConfig({
  description: 'Changed prices are being accepted',
  tags: 'saving',
  invoke: {
    id: 'priceAcceptance',
    src: 'priceAcceptance',
    input: ({ context: { head }, event }) => ({
      head: head as CartHead,
      prices: event.type === 'prices.accepted' ? event.prices : [],
    }),
  },
  on: {
    'cart.answered': { target: 'stored', actions: 'setCart' },
    'prices.refused': [
      { guard: 'areSeenInAnother', target: 'rereading', actions: ['setFailure', 'countFailure'] },
      { target: 'stored', actions: ['setFailure', 'countFailure'] },
    ],
    'conflict.decided': {},
    'edits.discarded': {},
    ...ignoredWhileCalling,
  },
});
