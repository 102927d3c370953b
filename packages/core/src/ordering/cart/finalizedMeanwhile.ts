import { sendTo } from 'xstate';
import { cartSetup } from './cart.setup.ts';
import { readAgain } from './cartEdits.ts';

/**
 * Orphaned edits, kept apart by cell. Only the user decides whether to carry them over into the next cart or discard
 * them. No right is checked here: somebody who typed has it.
 */
export const overtakenState = cartSetup.createStateConfig({
  description: 'Somebody finalized or removed the cart while quantities were typed; each is named',
  entry: 'endCalls',
  invoke: {
    id: 'orphanedEdits',
    src: 'orphanedEdits',
    input: ({ context: { place, head, ledger, failure }, event }) => ({
      place,
      cartId: (event.type === 'draft.found' ? event.draft : head)?.cartId ?? '',
      ledger,
      failure,
    }),
  },
  on: {
    'draft.found': { actions: ['edit', 'notifyFound'] },
    'calls.resumed': { actions: sendTo('orphanedEdits', ({ event }) => event) },
    'edits.carried': { target: 'carrying', actions: sendTo('cartCalls', ({ event }) => event) },
    'edits.discarded': { actions: ['dropEdits', sendTo('orphanedEdits', ({ event }) => event)] },
    'cart.renewed': { target: 'loading', actions: 'dropEdits' },
  },
});

/** The edits are kept until the next cart is there, which has them in addition to what it has. */
export const carryingState = cartSetup.createStateConfig({
  description: 'What is not ordered is carried over into the next cart',
  initial: 'loading',
  states: {
    loading: {
      description: 'The next cart is being fetched',
      tags: 'pending',
      entry: 'readCart',
      on: {
        'next.read': { target: '#cart.editing', actions: ['carry', 'dropEdits', 'setCart', 'forgetFailure'] },
        'reading.failed': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The next cart could not be loaded',
      tags: 'failed',
      on: readAgain,
    },
  },
});
