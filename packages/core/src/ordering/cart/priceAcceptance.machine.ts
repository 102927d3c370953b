import { enqueueActions, setup } from 'xstate';
import type { AcceptedPrice, Cart, CartHead } from '../../contract/index.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

/** The prices that the user has seen and accepts, and the cart as it was seen. */
export interface PriceAcceptanceInput {
  readonly head: CartHead;
  readonly prices: readonly AcceptedPrice[];
}

/** Why the prices were not accepted, for the cart. */
export interface PricesRefused {
  readonly type: 'prices.refused';
  readonly failure: Failure;
}

/** What a price acceptance hands its cart: the cart with the accepted prices. */
export interface PricesAnswered {
  readonly type: 'cart.answered';
  readonly cart: Cart;
}

/** Accepting the prices that changed since their lines were stored (N7). It tries once. */
export const priceAcceptanceMachine = setup({
  types: {
    context: {} as PriceAcceptanceInput,
    input: {} as PriceAcceptanceInput,
  },
  actors: { acceptPrices: service<Cart, PriceAcceptanceInput>() },
  actions: {
    handOver: enqueueActions((at, { cart }: { cart: Cart }) =>
      notifyParent<PricesAnswered>(at, { type: 'cart.answered', cart }),
    ),
    notifyRefused: enqueueActions((at, { error }: { error: unknown }) =>
      notifyParent<PricesRefused>(at, { type: 'prices.refused', failure: failureOf(error) }),
    ),
  },
}).createMachine({
  id: 'priceAcceptance',
  description: 'Changed prices of a cart are accepted',
  context: ({ input }) => input,
  initial: 'accepting',
  states: {
    accepting: {
      description: 'The prices are on their way, with the version of the cart they were seen in',
      tags: 'pending',
      invoke: {
        id: 'acceptPrices',
        src: 'acceptPrices',
        input: ({ context }) => context,
        onDone: {
          target: 'accepted',
          actions: { type: 'handOver', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'notifyRefused', params: ({ event }) => event } },
      },
    },
    accepted: { description: 'The lines have the accepted prices' },
    refused: { description: 'No price was accepted; the cart knows why' },
  },
});
