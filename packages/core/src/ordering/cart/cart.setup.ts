import { type AnyActorRef, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Cart, LinesAnswer, SeasonPlace } from '../../contract/index.ts';
import { isForAnotherCart } from '../../keptWork/draft.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { afterReading, afterSaving, isAfter, nothingDone } from './cartAnswers.ts';
import type { CartContext, CartEvent, DraftOwner, SaveInput } from './cartEvents.ts';
import { closed } from './history.ts';
import { cartChangesOf } from './intents.ts';
import {
  changesOf,
  decided,
  emptyLedger,
  isComplete,
  markLost,
  markReturned,
  markSent,
  sentIn,
} from './ledger.ts';
import { type EditsCarried, orphanedEditsMachine } from './orphanedEdits.machine.ts';
import { type PricesRefused, priceAcceptanceMachine } from './priceAcceptance.machine.ts';
import { isOutdated, maySaveLater, retryDelayAfter } from './saveFailure.ts';

/** Pause in typing before changes are sent, so that requests are coalesced (ms). */
export const SAVE_DELAY = 600;
/** Maximum changes per call. The server accepts 5,000; smaller batches make progress visible. */
export const MOST_CHANGES = 1000;
/** If the cart keeps changing during our calls, wait a while after this many rereads. */
const MOST_CLASHES = 2;

type CallFailure = { error: unknown };

/** Types, actors, actions and guards of the cart chart. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean; mostChanges?: number },
    children: {} as { orphanedEdits: 'orphanedEdits'; priceAcceptance: 'priceAcceptance' },
  },
  actors: {
    loadCart: service<Cart | null, SeasonPlace>(),
    saveLines: service<LinesAnswer, SaveInput>(),
    priceAcceptance: priceAcceptanceMachine,
    /** Keeps unsent edits for a later page, and reports those kept by an earlier page. */
    keepDraft: watch<DraftOwner>(),
    reportStatus: watch<AnyActorRef>(),
    orphanedEdits: orphanedEditsMachine,
    watchPage: watch(),
  },
  actions: {
    /** `clashing`: keep the reason for the reread. */
    setCart: assign(({ context }, { cart, clashing }: { cart: Cart | null; clashing?: boolean }) => ({
      ...afterReading(context, cart),
      failure: clashing ? context.failure : null,
    })),
    /** Handles all edits: type, paste, add, undo, discard, resume. */
    edit: assign(({ context, event }) => cartChangesOf(context, event)),
    decide: assign(({ context }, choice: { articleVariantId: string; keep: 'mine' | 'theirs' }) => ({
      ledger: decided(context.ledger, context.lines, choice.articleVariantId, choice.keep),
    })),
    markSent: assign(({ context: { ledger, lines, history, mostChanges } }) => ({
      ledger: markSent(ledger, lines, changesOf(ledger, mostChanges)),
      history: closed(history),
    })),
    markLost: assign(({ context: { ledger, lines } }) => ({
      ledger: markLost(ledger, lines, sentIn(ledger)),
    })),
    markReturned: assign(({ context: { ledger, lines } }) => ({
      ledger: markReturned(ledger, lines, sentIn(ledger)),
    })),
    settle: assign(({ context }, { answer }: { answer: LinesAnswer }) => ({
      ...afterSaving(context, answer),
      progress: context.progress + context.ledger.tally.sending,
      tries: 0,
      failure: null,
    })),
    forgetTries: assign({ tries: 0 }),
    /** Lines that others changed have been loaded. */
    reportCaughtUp: enqueueActions((at) => notifyParent(at, { type: 'cart.caughtUp' })),
    forgetProgress: assign({ progress: 0 }),
    dropEdits: assign({
      ledger: emptyLedger,
      carried: null,
      ...nothingDone,
    }),
    notifyFound: sendTo('orphanedEdits', ({ context: { ledger } }) => ({
      type: 'edits.found' as const,
      ledger,
    })),
    beginCarrying: assign((_, { cells }: Pick<EditsCarried, 'cells'>) => ({ carried: cells })),
    /** Types what the order lacks into the next cart, added to what is there. */
    carry: enqueueActions(({ context: { carried }, enqueue }) => {
      if (carried && carried.length > 0) enqueue.raise({ type: 'cells.added', cells: carried });
    }),
    setFailure: assign(({ context: { tries } }, { error }: CallFailure) => ({
      failure: failureOf(error),
      tries: tries + 1,
    })),
    /** The prices were not taken: why is told until something else is done. */
    setRefusal: assign(({ context: { tries } }, { failure }: Pick<PricesRefused, 'failure'>) => ({
      failure,
      tries: tries + 1,
    })),
    forgetFailure: assign({ failure: null }),
    setKept: assign((_, { kept }: { kept: boolean }) => ({ kept })),
    forgetUndoing: assign({ undoing: null }),
    forgetResumed: assign({ resumed: null }),
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
    hasCart: ({ context }) => context.head !== null,
    hasCells: ({ event }) => event.type !== 'cells.typed' || event.cells.length > 0,
    hasPrices: ({ event }) => event.type === 'prices.accepted' && event.prices.length > 0,
    /** Saving is disabled while there are invalid entries (N3). */
    isValid: ({ context }) => context.ledger.tally.invalid === 0,
    isDecided: ({ context: { ledger } }) => ledger.tally.ready > 0 || ledger.tally.conflicting === 0,
    isAccepted: ({ context: { ledger } }) => ledger.tally.ready > 0 || ledger.tally.refused === 0,
    hasToSave: ({ context: { ledger } }) => {
      const { ready, conflicting, refused, invalid } = ledger.tally;
      return ready + conflicting + refused + invalid > 0;
    },
    hasResumed: ({ context }) => context.resumed !== null,
    hasChanges: ({ context }) => context.ledger.tally.ready > 0,
    hasNoChanges: ({ context }) => context.ledger.tally.ready === 0,
    hasConflict: ({ context }) => context.ledger.tally.conflicting > 0,
    /** A full batch was sent and more is ready: continue without a pause. */
    hasFurtherLots: ({ context: { mostChanges, ledger } }) =>
      ledger.tally.sending === mostChanges && ledger.tally.ready > 0,
    isIncomplete: ({ context }, { answer }: { answer: LinesAnswer }) =>
      !isComplete(sentIn(context.ledger), answer),
    isOfAnotherCart: ({ context: { head, mayInsert } }, draft: { cartId: string | null }) =>
      mayInsert && isForAnotherCart(draft, head),
    isOfThisCart: ({ context: { head, mayInsert } }, draft: { cartId: string | null }) =>
      mayInsert && !isForAnotherCart(draft, head),
    /** The edits were made for a cart that is now finalized. They must not end up in its successor. */
    orphansEdits: ({ context: { head, ledger } }, { cart }: { cart: Cart | null }) =>
      ledger.cells.size > 0 && isAfter(head, cart),
    isCarrying: ({ context }) => context.carried !== null,
    keptMoved: ({ context }, { kept }: { kept: boolean }) => context.kept !== kept,
    foundFinalized: (_, { error }: CallFailure) => failureOf(error).code === 'cartFinalized',
    areSeenInAnother: (_, { failure }: PricesRefused) => isOutdated(failure),
    foundOutdated: (_, { error }: CallFailure) => isOutdated(failureOf(error)),
    mayComeRight: (_, { error }: CallFailure) => maySaveLater(failureOf(error)),
    /** The last call got no answer, or one that may be another by now. */
    failedForNow: ({ context: { failure } }) => failure !== null && maySaveLater(failure),
    keepsClashing: ({ context }) => context.tries >= MOST_CLASHES,
  },
  delays: {
    saveDelay: SAVE_DELAY,
    retryDelay: ({ context: { tries } }) => retryDelayAfter(tries),
  },
});
