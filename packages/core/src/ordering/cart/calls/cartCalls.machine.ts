import { assign, enqueueActions, setup } from 'xstate';
import type {
  AcceptedPrice,
  Cart,
  CartHead,
  LineChange,
  LinesAnswer,
  SeasonPlace,
} from '../../../contract/index.ts';
import { notifyParent } from '../../../platform/actors/notifyParent.ts';
import { service } from '../../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../../platform/api/failure.ts';
import type { CellPieces } from '../cell.ts';
import { isComplete } from '../ledger.ts';
import type { EditsCarried } from '../orphanedEdits.machine.ts';
import { isOutdated, maySaveLater, retryDelayAfter } from '../saveFailure.ts';

/** If the cart keeps changing during our calls, wait a while after this many rereads. */
const MOST_CLASHES = 2;

/** The changes that are sent, and the cart as it is known; null: storing them opens one. */
export interface SentLines {
  readonly head: CartHead | null;
  readonly changes: readonly LineChange[];
}

export interface SaveInput extends SentLines {
  readonly place: SeasonPlace;
}

/** The prices that the user has seen and accepts, and the cart as it was seen. */
export interface SeenPrices {
  readonly head: CartHead;
  readonly prices: readonly AcceptedPrice[];
}

export interface CartCallsContext {
  readonly place: SeasonPlace;
  sent: SentLines;
  /** null: no prices were accepted yet. */
  seen: SeenPrices | null;
  /** What the next cart is to have in addition, until it is read; null: nothing is carried over. */
  carried: readonly CellPieces[] | null;
  /** How many changes of a large batch are stored already. */
  progress: number;
  /** Consecutive failed calls. */
  tries: number;
}

/** What a cart has its calls do. A new request ends what is under way. */
export type CartCallsEvent =
  | { type: 'cart.wanted' }
  | ({ type: 'lines.sent' } & SentLines)
  | ({ type: 'prices.sent' } & SeenPrices)
  /** The cart that is read from now on is the next one. */
  | EditsCarried
  | { type: 'pause.wanted' }
  /** Nothing is to be sent or read any more. */
  | { type: 'calls.ended' }
  | { type: 'tries.forgotten' };

/** What the calls tell their cart: how each ended, and that a pause after failures is over. */
export type CartCallEnded =
  /** `isClashing`: it is read again and again, and others keep changing it. */
  | { readonly type: 'cart.read'; readonly cart: Cart | null; readonly isClashing: boolean }
  /** The next cart, and what is to be added to it. */
  | { readonly type: 'next.read'; readonly cart: Cart | null; readonly cells: readonly CellPieces[] }
  /** `isComplete`: the answer mentions every change that was sent. */
  | { readonly type: 'lines.answered'; readonly answer: LinesAnswer; readonly isComplete: boolean }
  /** The cart with the accepted prices. */
  | { readonly type: 'cart.answered'; readonly cart: Cart }
  | {
      readonly type:
        | 'reading.failed'
        /** It may have been stored, or may be later. */
        | 'lines.lost'
        | 'lines.refused'
        /** The cart is not the one the page knows. */
        | 'lines.outdated'
        | 'lines.finalized'
        /** No price was accepted. */
        | 'prices.refused';
      readonly failure: Failure;
    }
  | { readonly type: 'retry.due' };

type CallFailed = Extract<CartCallEnded, { readonly failure: Failure }>['type'];

const savingFailed = (failure: Failure): CallFailed => {
  if (failure.code === 'cartFinalized') return 'lines.finalized';
  if (isOutdated(failure)) return 'lines.outdated';
  return maySaveLater(failure) ? 'lines.lost' : 'lines.refused';
};

/** A call that failed ends and is counted; the cart is told how. */
const failing = (typeOf: (failure: Failure) => CallFailed) => {
  const params = ({ event: { error } }: { event: { readonly error: unknown } }) => {
    const failure = failureOf(error);
    return { type: typeOf(failure), failure };
  };
  return { target: 'idle', actions: ['countTry', { type: 'report', params }] } as const;
};

/**
 * The calls of a cart, one at a time: quantities and accepted prices are sent, the cart is read, and failures are
 * waited out (N1, N4, N7).
 */
export const cartCallsMachine = setup({
  types: {
    context: {} as CartCallsContext,
    events: {} as CartCallsEvent,
    input: {} as { place: SeasonPlace },
  },
  actors: {
    loadCart: service<Cart | null, SeasonPlace>(),
    saveLines: service<LinesAnswer, SaveInput>(),
    acceptPrices: service<Cart, SeenPrices>(),
  },
  actions: {
    setSent: assign((_, { head, changes }: SentLines) => ({ sent: { head, changes } })),
    setSeen: assign((_, { head, prices }: SeenPrices) => ({ seen: { head, prices } })),
    setCarried: assign((_, { cells }: EditsCarried) => ({ carried: cells })),
    forgetCarried: assign({ carried: null }),
    report: enqueueActions((at, end: CartCallEnded) => notifyParent(at, end)),
    countStored: assign(({ context: { progress, sent } }) => ({
      progress: progress + sent.changes.length,
      tries: 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    forgetProgress: assign({ progress: 0 }),
  },
  guards: { isCarrying: ({ context: { carried } }) => carried !== null },
  delays: { retryDelay: ({ context: { tries } }) => retryDelayAfter(tries) },
}).createMachine({
  id: 'cartCalls',
  description: 'The calls of a cart, one at a time, and the pauses after those that failed',
  context: ({ input }) => ({
    ...input,
    sent: { head: null, changes: [] },
    seen: null,
    carried: null,
    progress: 0,
    tries: 0,
  }),
  initial: 'idle',
  on: {
    'cart.wanted': '.reading',
    'lines.sent': { target: '.sending', actions: { type: 'setSent', params: ({ event }) => event } },
    'prices.sent': { target: '.accepting', actions: { type: 'setSeen', params: ({ event }) => event } },
    'edits.carried': { actions: { type: 'setCarried', params: ({ event }) => event } },
    'pause.wanted': '.pausing',
    'calls.ended': { target: '.idle', actions: 'forgetProgress' },
    'tries.forgotten': { actions: 'forgetTries' },
  },
  states: {
    idle: { description: 'Nothing is sent or read' },
    reading: {
      description: 'The current cart is being read',
      tags: 'pending',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: 'isCarrying',
            target: 'idle',
            actions: [
              {
                type: 'report',
                params: ({ context: { carried }, event: { output: cart } }) => ({
                  type: 'next.read',
                  cart,
                  cells: carried ?? [],
                }),
              },
              'forgetCarried',
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'report',
              params: ({ context: { tries }, event: { output: cart } }) => ({
                type: 'cart.read',
                cart,
                isClashing: tries >= MOST_CLASHES,
              }),
            },
          },
        ],
        onError: failing(() => 'reading.failed'),
      },
    },
    sending: {
      description: 'Quantities are on their way',
      tags: 'pending',
      invoke: {
        id: 'saveLines',
        src: 'saveLines',
        input: ({ context: { place, sent } }) => ({ place, ...sent }),
        onDone: {
          target: 'idle',
          actions: [
            'countStored',
            {
              type: 'report',
              params: ({ context: { sent }, event: { output: answer } }) => ({
                type: 'lines.answered',
                answer,
                isComplete: isComplete(sent.changes, answer),
              }),
            },
          ],
        },
        onError: failing(savingFailed),
      },
    },
    accepting: {
      description: 'Accepted prices are on their way, with the version of the cart they were seen in',
      tags: 'pending',
      invoke: {
        id: 'acceptPrices',
        src: 'acceptPrices',
        input: ({ context: { seen } }) => seen as SeenPrices,
        onDone: {
          target: 'idle',
          actions: {
            type: 'report',
            params: ({ event: { output: cart } }) => ({ type: 'cart.answered', cart }),
          },
        },
        onError: failing(() => 'prices.refused'),
      },
    },
    pausing: {
      description: 'The network or the server was away; it is tried again after a while',
      after: { retryDelay: { target: 'idle', actions: { type: 'report', params: { type: 'retry.due' } } } },
    },
  },
});
