import { type AnyActorRef, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { CartHead, SeasonPlace } from '../../contract/index.ts';
import { isForAnotherCart } from '../../keptWork/draft.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { watch } from '../../platform/actors/service.ts';
import { cartCallsMachine } from './calls/cartCalls.machine.ts';
import { afterLoss, afterReading, afterReturn, afterSaving, afterSending, isAfter } from './cartAnswers.ts';
import type { CartContext, CartEvent, DraftOwner } from './cartEvents.ts';
import { noHistory } from './history.ts';
import { cartChangesOf } from './intents.ts';
import { decided, emptyLedger, sentIn } from './ledger.ts';
import { orphanedEditsMachine } from './orphanedEdits.machine.ts';
import { isOutdated, maySaveLater } from './saveFailure.ts';
import { savingConditions } from './savingConditions.ts';

/** Pause in typing before changes are sent, so that requests are coalesced (ms). */
export const SAVE_DELAY = 600;
/** Maximum changes per call. The server accepts 5,000; smaller batches make progress visible. */
export const MOST_CHANGES = 1000;

/** Types, actors, actions and guards of the cart chart. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean; mostChanges?: number },
    children: {} as {
      cartCalls: 'cartCalls';
      orphanedEdits: 'orphanedEdits';
    },
  },
  actors: {
    cartCalls: cartCallsMachine,
    /** Keeps unsent edits for a later page, and reports those kept by an earlier page. */
    keepDraft: watch<DraftOwner>(),
    reportStatus: watch<AnyActorRef>(),
    orphanedEdits: orphanedEditsMachine,
    watchPage: watch(),
  },
  actions: {
    readCart: sendTo('cartCalls', { type: 'cart.wanted' }),
    send: sendTo('cartCalls', ({ context: { head, ledger } }) => ({
      type: 'lines.sent' as const,
      head,
      changes: sentIn(ledger),
    })),
    pause: sendTo('cartCalls', { type: 'pause.wanted' }),
    endCalls: sendTo('cartCalls', { type: 'calls.ended' }),
    sendPrices: sendTo('cartCalls', ({ context: { head }, event }) => ({
      type: 'prices.sent' as const,
      head: head as CartHead,
      prices: event.type === 'prices.accepted' ? event.prices : [],
    })),
    forgetTries: sendTo('cartCalls', { type: 'tries.forgotten' }),
    setCart: assign(({ context, event }) => ('cart' in event ? afterReading(context, event.cart) : {})),
    /** Handles all edits: type, paste, add, undo, discard, resume; and that their notices were read. */
    edit: assign(({ context, event }) => cartChangesOf(context, event)),
    decide: assign(({ context: { ledger, lines }, event }) =>
      'keep' in event ? { ledger: decided(ledger, lines, event.articleVariantId, event.keep) } : {},
    ),
    markSent: assign(({ context }) => afterSending(context)),
    markLost: assign(({ context }) => afterLoss(context)),
    markReturned: assign(({ context }) => afterReturn(context)),
    settle: assign(({ context, event }) =>
      event.type === 'lines.answered' ? { ...afterSaving(context, event.answer), failure: null } : {},
    ),
    /** Lines that others changed have been loaded. */
    reportCaughtUp: enqueueActions((at) => notifyParent(at, { type: 'cart.caughtUp' })),
    dropEdits: assign({ ledger: emptyLedger, history: noHistory }),
    notifyFound: sendTo('orphanedEdits', ({ context: { ledger } }) => ({
      type: 'edits.found' as const,
      ledger,
    })),
    /** Types what the order lacks into the next cart, added to what is there. */
    carry: enqueueActions(({ event, enqueue }) => {
      if (event.type === 'next.read' && event.cells.length > 0)
        enqueue.raise({ type: 'cells.added', cells: event.cells });
    }),
    setFailure: assign(({ event }) => ('failure' in event ? { failure: event.failure } : {})),
    forgetFailure: assign({ failure: null }),
    setKept: assign(({ event }) => ('kept' in event ? { kept: event.kept } : {})),
  },
  guards: {
    ...savingConditions,
    holdsInsert: ({ context }) => context.mayInsert,
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
    hasCart: ({ context }) => context.head !== null,
    hasCells: ({ event }) => event.type !== 'cells.typed' || event.cells.length > 0,
    hasPrices: ({ event }) => event.type === 'prices.accepted' && event.prices.length > 0,
    hasResumed: ({ context }) => context.history.resumed !== null,
    isIncomplete: ({ event }) => event.type === 'lines.answered' && !event.isComplete,
    isOfAnotherCart: ({ context: { head }, event }) =>
      'draft' in event && isForAnotherCart(event.draft, head),
    isOfThisCart: ({ context: { head }, event }) => 'draft' in event && !isForAnotherCart(event.draft, head),
    /** The edits were made for a cart that is now finalized. They must not end up in its successor. */
    orphansEdits: ({ context: { head, ledger }, event }) =>
      ledger.cells.size > 0 && 'cart' in event && isAfter(head, event.cart),
    keptMoved: ({ context, event }) => 'kept' in event && context.kept !== event.kept,
    areSeenInAnother: ({ event }) => 'failure' in event && isOutdated(event.failure),
    /** The last call got no answer, or one that may be another by now. */
    failedForNow: ({ context: { failure } }) => failure !== null && maySaveLater(failure),
    isClashing: ({ event }) => event.type === 'cart.read' && event.isClashing,
    mayComeRight: ({ event }) => 'failure' in event && maySaveLater(event.failure),
  },
  delays: { saveDelay: SAVE_DELAY },
});
