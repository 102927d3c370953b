import type { CartHead } from '../../contract/index.ts';
import { cartSetup } from './cart.setup.ts';

/** The user accepts the prices that changed since their lines were stored (N7). */
export const acceptingPricesState = cartSetup.createStateConfig({
  description: 'Changed prices are being accepted',
  tags: 'saving',
  invoke: {
    id: 'acceptPrices',
    src: 'acceptPrices',
    input: ({ context: { head }, event }) => ({
      head: head as CartHead,
      prices: event.type === 'prices.accepted' ? event.prices : [],
    }),
    onDone: {
      target: 'stored',
      actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
    },
    onError: [
      {
        guard: { type: 'foundOutdated', params: ({ event }) => event },
        target: 'rereading',
        actions: { type: 'setFailure', params: ({ event }) => event },
      },
      { target: 'stored', actions: { type: 'setFailure', params: ({ event }) => event } },
    ],
  },
  on: {
    'conflict.decided': {},
    'cart.replaced': {},
    'edits.discarded': {},
    'cart.reloaded': {},
    'save.requested': {},
  },
});
