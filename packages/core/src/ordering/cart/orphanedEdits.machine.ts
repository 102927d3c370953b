import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace, Style } from '../../contract/index.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import type { CellPieces } from './cell.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { type CartEnd, carriedCells, type OrphanedEditsContext, unnamedIds } from './orphanedEdits.ts';
import { maySaveLater } from './saveFailure.ts';

export interface OrphanedEditsInput {
  readonly place: SeasonPlace;
  /** The cart for which the edits were made. */
  readonly cartId: string;
  readonly ledger: Ledger;
  /** Why the cart found out that it had ended; null: it read so. */
  readonly failure: Failure | null;
}

export type OrphanedEditsEvent =
  /** Edits of an earlier page were found; the ledger has them all. */
  | { type: 'edits.found'; ledger: Ledger }
  /** Read again what is not known yet. */
  | { type: 'naming.retried' }
  /** The page woke, or a maintenance is over: only what may come right now is tried again. */
  | { type: 'calls.resumed' }
  /** The user leaves and discards the edits. */
  | { type: 'edits.discarded' }
  /** Carry the edits that are not ordered over into the next cart. */
  | { type: 'edits.carried' };

/** What orphaned edits tell their cart: what the next cart is to have in addition. */
export interface EditsCarried {
  readonly type: 'edits.carried';
  readonly cells: readonly CellPieces[];
}

/** Edits whose cart somebody finalized or removed: what they are of, and what became of the cart (N4, O3). */
export const orphanedEditsMachine = setup({
  types: {
    context: {} as OrphanedEditsContext,
    events: {} as OrphanedEditsEvent,
    input: {} as OrphanedEditsInput,
  },
  actors: {
    /** Loads the complete styles of the given variants. */
    nameOrphanedStyles: service<
      readonly Style[],
      { place: SeasonPlace; articleVariantIds: readonly string[] }
    >(),
    /** Finds out how a cart that is no longer current ended. */
    readEnd: service<CartEnd, { rightEnv: SeasonPlace['rightEnv']; cartId: string }>(),
  },
  actions: {
    setLedger: assign((_, { ledger }: { ledger: Ledger }) => ({ ledger })),
    setStyles: assign(({ context }, { styles }: { styles: readonly Style[] }) => ({
      styles: [...new Map([...context.styles, ...styles].map((style) => [style.articleId, style])).values()],
      failure: null,
    })),
    setEnd: assign((_, { end }: { end: CartEnd }) => ({ ended: end })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forget: assign({ ledger: emptyLedger, styles: [], ended: null }),
    notifyCarried: enqueueActions((at) =>
      notifyParent<EditsCarried>(at, { type: 'edits.carried', cells: carriedCells(at.context) }),
    ),
  },
  guards: {
    /** How the cart ended is not known, or what is named of it. */
    isUnresolved: ({ context: { ended, failure } }) =>
      ended === null || (failure !== null && maySaveLater(failure)),
  },
}).createMachine({
  id: 'orphanedEdits',
  description: 'Quantities typed for a cart that somebody finalized or removed; the user decides about them',
  context: ({ input }) => ({ ...input, styles: [], ended: null }),
  initial: 'listed',
  states: {
    listed: {
      description: 'Each edit is listed; its style is named, and how the cart ended, as soon as that is read',
      invoke: [
        {
          id: 'nameOrphanedStyles',
          src: 'nameOrphanedStyles',
          input: ({ context }) => ({ place: context.place, articleVariantIds: unnamedIds(context) }),
          onDone: { actions: { type: 'setStyles', params: ({ event }) => ({ styles: event.output }) } },
          onError: { actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        {
          id: 'readEnd',
          src: 'readEnd',
          input: ({ context: { place, cartId } }) => ({ rightEnv: place.rightEnv, cartId }),
          onDone: { actions: { type: 'setEnd', params: ({ event }) => ({ end: event.output }) } },
          onError: {},
        },
      ],
      on: {
        'edits.found': {
          target: 'listed',
          reenter: true,
          actions: { type: 'setLedger', params: ({ event }) => event },
        },
        'naming.retried': { target: 'listed', reenter: true },
        'calls.resumed': { guard: 'isUnresolved', target: 'listed', reenter: true },
        'edits.discarded': { actions: 'forget' },
        'edits.carried': { actions: 'notifyCarried' },
      },
    },
  },
});
