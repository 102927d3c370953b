import { and } from 'xstate';
import { cartSetup, MOST_CHANGES } from './cart.setup.ts';
import { editEvents, editsWhileWaiting, ignoredWhileCalling, readAgain } from './cartEdits.ts';
import { catchingUpState, missedNewsState } from './catchingUp.ts';
import { CellMap } from './cellMap.ts';
import { carryingState, overtakenState } from './finalizedMeanwhile.ts';
import { noHistory } from './history.ts';
import { emptyLedger } from './ledger.ts';

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
    failure: null,
    history: noHistory,
    kept: false,
  }),
  invoke: [
    { id: 'cartCalls', src: 'cartCalls', input: ({ context: { place } }) => ({ place }) },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { place, mayInsert }, self }) => ({ place, mayInsert, cart: self }),
    },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  ],
  on: {
    'draft.kept': { guard: 'keptMoved', actions: 'setKept' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The current cart is being fetched',
      tags: 'pending',
      entry: 'readCart',
      on: {
        'cart.read': [
          { guard: 'orphansEdits', target: 'overtaken' },
          { target: 'editing', actions: ['setCart', 'forgetFailure'] },
        ],
        'reading.failed': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The cart could not be loaded',
      tags: 'failed',
      on: readAgain,
    },
    editing: {
      description: 'Quantities can be typed',
      initial: 'stored',
      on: {
        ...editEvents,
        'draft.found': [
          { guard: and(['holdsInsert', 'isOfAnotherCart']), target: 'overtaken', actions: 'edit' },
          { guard: 'holdsInsert', actions: 'edit' },
        ],
        'conflict.decided': { guard: 'hasConflict', actions: 'decide' },
        'edits.discarded': { actions: 'edit' },
        'undoing.read': { actions: 'edit' },
        'draft.read': { actions: 'edit' },
        'removal.read': { actions: 'edit' },
        'cart.replaced': { actions: ['setCart', 'forgetFailure'] },
        'cart.reloaded': 'loading',
        'save.requested': {
          guard: and(['holdsInsert', 'isValid', 'isDecided', 'isAccepted', 'hasToSave']),
          target: '.saving',
        },
      },
      states: {
        stored: {
          description: 'Nothing that can be sent is unsent',
          entry: 'endCalls',
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
          entry: ['markSent', 'send'],
          on: {
            'lines.answered': [
              { guard: 'isIncomplete', target: 'stalled', actions: 'settle' },
              { guard: 'hasFurtherLots', target: 'saving', reenter: true, actions: 'settle' },
              { target: 'stored', actions: 'settle' },
            ],
            'lines.finalized': { target: '#cart.overtaken', actions: ['markReturned', 'setFailure'] },
            'lines.outdated': { target: 'rereading', actions: ['markReturned', 'setFailure'] },
            'lines.lost': { target: 'stalled', actions: ['markLost', 'setFailure'] },
            'lines.refused': { target: 'refused', actions: ['markReturned', 'setFailure'] },
            ...ignoredWhileCalling,
            'draft.found': [{ guard: 'isOfThisCart', actions: 'edit' }, {}],
          },
        },
        rereading: {
          description: 'The cart is not the one the page knows; it is read anew and typing is kept',
          tags: ['unsaved', 'saving', 'lacks isCaughtUp'],
          entry: 'readCart',
          on: {
            'cart.read': [
              { guard: 'orphansEdits', target: '#cart.overtaken' },
              { guard: 'isClashing', target: 'stalled', actions: 'setCart' },
              { target: 'stored', actions: ['setCart', 'forgetFailure'] },
            ],
            'reading.failed': [
              { guard: 'mayComeRight', target: 'stalled', actions: 'setFailure' },
              { target: 'refused', actions: 'setFailure' },
            ],
            ...ignoredWhileCalling,
          },
        },
        catchingUp: catchingUpState,
        missedNews: missedNewsState,
        stalled: {
          description: 'The network or the server is away; quantities are kept and tried again',
          tags: ['unsaved', 'lacks isStored'],
          invoke: { id: 'watchPage', src: 'watchPage' },
          always: { guard: 'hasNoChanges', target: 'stored', actions: 'forgetFailure' },
          entry: 'pause',
          on: {
            'retry.due': 'saving',
            'cart.retried': 'saving',
            'calls.resumed': 'saving',
            'page.woke': 'saving',
          },
        },
        refused: {
          description: 'The server refused to store; quantities are kept',
          tags: ['unsaved', 'lacks isAccepted'],
          always: { guard: 'hasNoChanges', target: 'stored', actions: 'forgetFailure' },
          on: { ...editsWhileWaiting, 'cart.retried': 'saving' },
        },
        acceptingPrices: {
          description: 'Changed prices are being accepted',
          tags: 'saving',
          entry: 'sendPrices',
          on: {
            'cart.answered': { target: 'stored', actions: 'setCart' },
            'prices.refused': [
              { guard: 'areSeenInAnother', target: 'rereading', actions: 'setFailure' },
              { target: 'stored', actions: 'setFailure' },
            ],
            'conflict.decided': {},
            'edits.discarded': {},
            ...ignoredWhileCalling,
          },
        },
      },
    },
    overtaken: overtakenState,
    carrying: carryingState,
  },
});
