import { sendTo } from 'xstate';
import { cartSetup } from './cart.setup.ts';

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
    'edits.carried': { target: 'loading', actions: 'beginCarrying' },
    'edits.discarded': { actions: ['dropEdits', sendTo('orphanedEdits', ({ event }) => event)] },
    'cart.reloaded': { target: 'loading', actions: 'dropEdits' },
  },
});
