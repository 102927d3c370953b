import { assign, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { failureOf } from '../../api/failure.ts';
import type { Cart, CartHead, LinesAnswer, SeasonPlace } from '../../contract/index.ts';
import type { CartContext, CartEvent, CellEntry, CellPieces, SaveInput } from './cartEvents.ts';
import {
  byVariant,
  changesOf,
  conflictsIn,
  decided,
  linesAfter,
  markSent,
  markUnsent,
  sentChanges,
  settled,
  storedPieces,
  typed,
} from './edits.ts';

/** Typing pauses this long before it is sent, so that requests are coalesced. */
export const SAVE_DELAY = 600;
/** A lost network is tried again after this. */
export const RETRY_DELAY = 4000;

/** The cart of one place: what is stored, what is typed, and how the one becomes the other (section 4). */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean },
  },
  actors: {
    loadCart: service<Cart | null, SeasonPlace>(),
    saveLines: service<LinesAnswer, SaveInput>(),
    acceptPrices: service<Cart, CartHead>(),
  },
  actions: {
    setCart: assign((_, { cart }: { cart: Cart | null }) => ({
      head: cart?.head ?? null,
      lines: byVariant(cart?.lines ?? []),
      failure: null,
    })),
    type: assign(({ context }, { cells }: { cells: readonly CellEntry[] }) => ({
      edits: cells.reduce(
        (edits, { articleVariantId, entry }) => typed(edits, context.lines, articleVariantId, entry),
        context.edits,
      ),
    })),
    add: assign(({ context }, { cells }: { cells: readonly CellPieces[] }) => ({
      edits: cells.reduce(
        (edits, { articleVariantId, pieces }) =>
          typed(
            edits,
            context.lines,
            articleVariantId,
            String(
              (edits[articleVariantId]?.pieces ?? storedPieces(context.lines, articleVariantId)) + pieces,
            ),
          ),
        context.edits,
      ),
    })),
    decide: assign(({ context }, choice: { articleVariantId: string; keep: 'mine' | 'theirs' }) => ({
      edits: decided(context.edits, choice.articleVariantId, choice.keep),
    })),
    markSent: assign(({ context }) => ({ edits: markSent(context.edits) })),
    markUnsent: assign(({ context }) => ({ edits: markUnsent(context.edits) })),
    settle: assign(({ context }, { answer }: { answer: LinesAnswer }) => ({
      head: answer.head,
      lines: linesAfter(context.lines, answer),
      edits: settled(context.edits, answer),
      failure: null,
    })),
    dropEdits: assign({ edits: {} }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    mayType: ({ context }) => context.mayInsert,
    hasCart: ({ context }) => context.head !== null,
    hasChanges: ({ context }) => changesOf(context.edits).length > 0,
    hasConflict: ({ context }) => conflictsIn(context.edits).length > 0,
    foundFinalized: (_, { error }: { error: unknown }) => failureOf(error).code === 'cartFinalized',
    mayComeRight: (_, { error }: { error: unknown }) => {
      const { kind, status } = failureOf(error);
      return kind === 'network' || (status !== null && status >= 500);
    },
  },
  delays: { saveDelay: SAVE_DELAY, retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'cart',
  description: 'The one cart of a customer, season, subdivision and collection type',
  context: ({ input }) => ({ ...input, head: null, lines: {}, edits: {}, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The current cart is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => context.place,
        onDone: {
          target: 'editing',
          actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The cart could not be loaded',
      tags: 'failed',
      on: { 'cart.retried': 'loading', 'cart.reloaded': 'loading' },
    },
    editing: {
      description: 'Quantities can be typed',
      initial: 'stored',
      on: {
        'cell.typed': {
          guard: 'mayType',
          target: '.waiting',
          reenter: true,
          actions: { type: 'type', params: ({ event }) => ({ cells: [event] }) },
        },
        'cells.typed': {
          guard: 'mayType',
          target: '.waiting',
          reenter: true,
          actions: { type: 'type', params: ({ event }) => event },
        },
        'cells.added': {
          guard: 'mayType',
          target: '.waiting',
          reenter: true,
          actions: { type: 'add', params: ({ event }) => event },
        },
        'conflict.decided': {
          guard: 'hasConflict',
          target: '.stored',
          actions: { type: 'decide', params: ({ event }) => event },
        },
        'cart.replaced': {
          target: '.stored',
          actions: { type: 'setCart', params: ({ event }) => event },
        },
        'edits.discarded': { target: '.stored', actions: 'dropEdits' },
        'cart.reloaded': { target: 'loading', actions: 'dropEdits' },
      },
      states: {
        stored: {
          description: 'Nothing that can be sent is unsent',
          always: { guard: 'hasChanges', target: 'waiting' },
          on: { 'prices.accepted': { guard: 'hasCart', target: 'acceptingPrices' } },
        },
        waiting: {
          description: 'Typed quantities wait for a pause in typing',
          tags: 'unsaved',
          after: { saveDelay: [{ guard: 'hasChanges', target: 'saving' }, { target: 'stored' }] },
          on: { 'save.requested': [{ guard: 'hasChanges', target: 'saving' }, { target: 'stored' }] },
        },
        saving: {
          description: 'Typed quantities are on their way; typing goes on',
          tags: ['unsaved', 'saving'],
          invoke: {
            id: 'saveLines',
            src: 'saveLines',
            input: ({ context: { place, head, edits } }) => ({ place, head, changes: sentChanges(edits) }),
            onDone: {
              target: 'stored',
              actions: { type: 'settle', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: [
              {
                target: '#cart.overtaken',
                guard: { type: 'foundFinalized', params: ({ event }) => ({ error: event.error }) },
                actions: [
                  'markUnsent',
                  { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                target: 'stalled',
                guard: { type: 'mayComeRight', params: ({ event }) => ({ error: event.error }) },
                actions: [
                  'markUnsent',
                  { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                target: 'refused',
                actions: [
                  'markUnsent',
                  { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          entry: 'markSent',
          on: {
            'cell.typed': {
              guard: 'mayType',
              actions: { type: 'type', params: ({ event }) => ({ cells: [event] }) },
            },
            'cells.typed': { guard: 'mayType', actions: { type: 'type', params: ({ event }) => event } },
            'cells.added': { guard: 'mayType', actions: { type: 'add', params: ({ event }) => event } },
            'conflict.decided': {
              guard: 'hasConflict',
              actions: { type: 'decide', params: ({ event }) => event },
            },
            'cart.replaced': {},
            'edits.discarded': {},
            'cart.reloaded': {},
          },
        },
        stalled: {
          description: 'The network or the server is away; quantities are kept and tried again',
          tags: 'unsaved',
          after: { retryDelay: [{ guard: 'hasChanges', target: 'saving' }, { target: 'stored' }] },
          on: { 'save.requested': [{ guard: 'hasChanges', target: 'saving' }, { target: 'stored' }] },
        },
        refused: {
          description: 'The server refused to store; quantities are kept',
          tags: 'unsaved',
          on: { 'save.requested': [{ guard: 'hasChanges', target: 'saving' }, { target: 'stored' }] },
        },
        acceptingPrices: {
          description: 'Changed prices are being accepted',
          tags: 'saving',
          invoke: {
            id: 'acceptPrices',
            src: 'acceptPrices',
            input: ({ context }) => context.head as CartHead,
            onDone: {
              target: 'stored',
              actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: {
              target: 'stored',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'cell.typed': {
              guard: 'mayType',
              actions: { type: 'type', params: ({ event }) => ({ cells: [event] }) },
            },
            'cells.typed': { guard: 'mayType', actions: { type: 'type', params: ({ event }) => event } },
            'cells.added': { guard: 'mayType', actions: { type: 'add', params: ({ event }) => event } },
            'conflict.decided': {},
            'cart.replaced': {},
            'edits.discarded': {},
            'cart.reloaded': {},
          },
        },
      },
    },
    overtaken: {
      description: 'Somebody finalized the cart while quantities were typed',
      on: { 'cart.reloaded': { target: 'loading', actions: 'dropEdits' } },
    },
  },
});
