import { and } from 'xstate';
import { acceptingPricesState } from './acceptingPrices.ts';
import { cartSetup, MOST_CHANGES } from './cart.setup.ts';
import { catchingUpState, missedNewsState } from './catchingUp.ts';
import { CellMap } from './cellMap.ts';
import { overtakenState } from './finalizedMeanwhile.ts';
import { noHistory } from './history.ts';
import { emptyLedger, sentIn } from './ledger.ts';

/** Edits that are possible whenever the cart is open. */
const editEvents = {
  'cell.typed': { guard: 'holdsInsert', actions: 'edit' },
  'cells.typed': { guard: and(['holdsInsert', 'hasCells']), actions: 'edit' },
  'cells.added': { guard: 'holdsInsert', actions: 'edit' },
  'edits.undone': { guard: and(['holdsInsert', 'hasPast']), actions: 'edit' },
  'edits.redone': { guard: and(['holdsInsert', 'hasFuture']), actions: 'edit' },
  'draft.discarded': { guard: 'hasResumed', actions: 'edit' },
} as const;

const again = { actions: 'edit', target: '#cart.editing.waiting', reenter: true } as const;

/** The same edits, restarting the typing pause. The user has already typed, so the insert right needs no check. */
const editsWhileWaiting = {
  'cell.typed': again,
  'cells.typed': { ...again, guard: 'hasCells' },
  'cells.added': again,
  'edits.undone': { ...again, guard: 'hasPast' },
  'edits.redone': { ...again, guard: 'hasFuture' },
  'draft.discarded': { ...again, guard: 'hasResumed' },
} as const;

/** The cart of one place: the stored lines, the edits, and how edits get stored (N1, N3). */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'The one cart of a customer, season, subdivision and collection type',
  context: ({ input: { place, mayInsert, mostChanges = MOST_CHANGES } }) => ({
    place,
    mayInsert,
    mostChanges,
    head: null,
    lines: CellMap.empty(),
    whole: 0,
    ledger: emptyLedger,
    progress: 0,
    tries: 0,
    failure: null,
    history: noHistory,
    undoing: null,
    resumed: null,
    kept: false,
    carried: null,
  }),
  invoke: [
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { place, mayInsert }, self }) => ({ place, mayInsert, cart: self }),
    },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  ],
  on: {
    'draft.kept': {
      guard: { type: 'keptMoved', params: ({ event }) => event },
      actions: { type: 'setKept', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The current cart is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: 'isCarrying',
            target: 'editing',
            actions: [
              'carry',
              'dropEdits',
              { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
            ],
          },
          {
            guard: { type: 'orphansEdits', params: ({ event }) => ({ cart: event.output }) },
            target: 'overtaken',
          },
          {
            target: 'editing',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The cart could not be loaded',
      tags: 'failed',
      on: {
        'cart.retried': 'loading',
        'calls.resumed': { guard: 'failedForNow', target: 'loading' },
        'cart.reloaded': 'loading',
      },
    },
    editing: {
      description: 'Quantities can be typed',
      initial: 'stored',
      on: {
        ...editEvents,
        'draft.found': [
          {
            guard: { type: 'isOfAnotherCart', params: ({ event }) => event.draft },
            target: 'overtaken',
            actions: 'edit',
          },
          { guard: 'holdsInsert', actions: 'edit' },
        ],
        'conflict.decided': {
          guard: 'hasConflict',
          actions: { type: 'decide', params: ({ event }) => event },
        },
        'edits.discarded': { actions: 'edit' },
        'undoing.read': { actions: 'forgetUndoing' },
        'draft.read': { actions: 'forgetResumed' },
        'cart.replaced': { actions: { type: 'setCart', params: ({ event }) => event } },
        'cart.reloaded': 'loading',
        'save.requested': {
          guard: and(['holdsInsert', 'isValid', 'isDecided', 'isAccepted', 'hasToSave']),
          target: '.saving',
        },
      },
      states: {
        stored: {
          description: 'Nothing that can be sent is unsent',
          entry: 'forgetProgress',
          always: { guard: 'hasChanges', target: 'waiting', actions: 'forgetFailure' },
          on: {
            'prices.accepted': {
              guard: and(['holdsInsert', 'hasCart', 'hasPrices']),
              target: 'acceptingPrices',
              actions: 'forgetFailure',
            },
            'cart.outdated': 'catchingUp',
          },
        },
        waiting: {
          description: 'Typed quantities wait for a pause in typing',
          tags: ['unsaved', 'lacks isStored'],
          always: { guard: 'hasNoChanges', target: 'stored', actions: 'forgetFailure' },
          after: { saveDelay: 'saving' },
          on: { ...editsWhileWaiting, 'page.hidden': 'saving' },
        },
        saving: {
          description: 'Typed quantities are on their way; typing goes on',
          tags: ['unsaved', 'saving', 'lacks isStored'],
          entry: 'markSent',
          invoke: {
            id: 'saveLines',
            src: 'saveLines',
            input: ({ context: { place, head, ledger } }) => ({ place, head, changes: sentIn(ledger) }),
            onDone: [
              {
                guard: { type: 'isIncomplete', params: ({ event }) => ({ answer: event.output }) },
                target: 'stalled',
                actions: { type: 'settle', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: 'hasFurtherLots',
                target: 'saving',
                reenter: true,
                actions: { type: 'settle', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'stored',
                actions: { type: 'settle', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'foundFinalized', params: ({ event }) => event },
                target: '#cart.overtaken',
                actions: ['markReturned', { type: 'setFailure', params: ({ event }) => event }],
              },
              {
                guard: { type: 'foundOutdated', params: ({ event }) => event },
                target: 'rereading',
                actions: ['markReturned', { type: 'setFailure', params: ({ event }) => event }],
              },
              {
                guard: { type: 'mayComeRight', params: ({ event }) => event },
                target: 'stalled',
                actions: ['markLost', { type: 'setFailure', params: ({ event }) => event }],
              },
              {
                target: 'refused',
                actions: ['markReturned', { type: 'setFailure', params: ({ event }) => event }],
              },
            ],
          },
          on: {
            'cart.replaced': {},
            'cart.reloaded': {},
            'save.requested': {},
            'draft.found': [
              { guard: { type: 'isOfThisCart', params: ({ event }) => event.draft }, actions: 'edit' },
              {},
            ],
          },
        },
        rereading: {
          description: 'The cart is not the one the page knows; it is read anew and typing is kept',
          tags: ['unsaved', 'saving', 'lacks isCaughtUp'],
          invoke: {
            id: 'rereadCart',
            src: 'loadCart',
            input: ({ context }) => context.place,
            onDone: [
              {
                guard: { type: 'orphansEdits', params: ({ event }) => ({ cart: event.output }) },
                target: '#cart.overtaken',
              },
              {
                guard: 'keepsClashing',
                target: 'stalled',
                actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output, clashing: true }) },
              },
              {
                target: 'stored',
                actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'mayComeRight', params: ({ event }) => event },
                target: 'stalled',
                actions: { type: 'setFailure', params: ({ event }) => event },
              },
              { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
          on: { 'cart.replaced': {}, 'cart.reloaded': {}, 'save.requested': {} },
        },
        catchingUp: catchingUpState,
        missedNews: missedNewsState,
        stalled: {
          description: 'The network or the server is away; quantities are kept and tried again',
          tags: ['unsaved', 'lacks isStored'],
          invoke: { id: 'watchPage', src: 'watchPage' },
          always: { guard: 'hasNoChanges', target: 'stored', actions: 'forgetFailure' },
          after: { retryDelay: 'saving' },
          on: { 'cart.retried': 'saving', 'calls.resumed': 'saving', 'page.woke': 'saving' },
        },
        refused: {
          description: 'The server refused to store; quantities are kept',
          tags: ['unsaved', 'lacks isAccepted'],
          always: { guard: 'hasNoChanges', target: 'stored', actions: 'forgetFailure' },
          on: { ...editsWhileWaiting, 'cart.retried': 'saving' },
        },
        acceptingPrices: acceptingPricesState,
      },
    },
    overtaken: overtakenState,
  },
});
