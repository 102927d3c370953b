import { cartSetup } from './cart.setup.ts';
import { unnamedIds } from './orphanedEdits.ts';

/**
 * Orphaned edits, kept apart by cell. Only the user decides whether to carry them over into the next cart or discard
 * them. No right is checked here: somebody who typed has it.
 */
export const overtakenState = cartSetup.createStateConfig({
  description: 'Somebody finalized or removed the cart while quantities were typed; each is named',
  entry: 'noteEndedCart',
  invoke: [
    {
      id: 'nameOrphanedStyles',
      src: 'nameOrphanedStyles',
      input: ({ context }) => ({ place: context.place, articleVariantIds: unnamedIds(context) }),
      onDone: { actions: { type: 'setOrphanedStyles', params: ({ event }) => ({ styles: event.output }) } },
      onError: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'readEnd',
      src: 'readEnd',
      input: ({ context: { place, endedId } }) => ({ rightEnv: place.rightEnv, cartId: endedId ?? '' }),
      onDone: { actions: { type: 'setEnd', params: ({ event }) => ({ end: event.output }) } },
      onError: {},
    },
  ],
  on: {
    'draft.found': { target: 'overtaken', reenter: true, actions: 'edit' },
    'cart.retried': { target: 'overtaken', reenter: true },
    'calls.resumed': { guard: 'isUnresolved', target: 'overtaken', reenter: true },
    'edits.carried': { target: 'loading', actions: 'beginCarrying' },
    'edits.discarded': { actions: 'dropEdits' },
    'cart.reloaded': { target: 'loading', actions: 'dropEdits' },
  },
});
