import { raise, sendTo } from 'xstate';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { cartState } from './cartState.ts';
import { checkState } from './checkState.ts';
import { workspaceSetup } from './workspace.setup.ts';
import {
  closing,
  inputs,
  nothingYet,
  quickOrderOf,
  scannedStyleOf,
  unsent,
  updates,
} from './workspaceFacts.ts';

/** Ordering in one season for one customer: its styles, its cart, the check (M1, N1, O1). */
export const workspaceMachine = workspaceSetup.createMachine({
  id: 'workspace',
  description: 'Ordering in one season for one customer',
  context: ({ input }) => ({ ...input, ...nothingYet() }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'loading',
  on: { 'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'Customer and season are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.route.place,
        onDone: { target: 'open', actions: { type: 'setFacts', params: ({ event }) => event } },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      on: { 'language.changed': { target: 'loading', reenter: true } },
    },
    missing: {
      description: 'There is no such season for this customer or user',
      entry: 'notifyPortal',
    },
    failed: {
      description: 'Customer or season could not be loaded',
      entry: 'notifyPortal',
      tags: 'failed',
      on: { 'workspace.retried': 'loading' },
    },
    open: {
      description: 'The season is open before the user; catalogue and cart stay while screens change',
      invoke: [
        { id: 'catalog', src: 'catalog', input: inputs.searchable },
        { id: 'liveEvents', src: 'liveEvents', input: inputs.place },
        { id: 'quickOrder', src: 'quickOrder', input: inputs.ordering },
        { id: 'quickStyle', src: 'quickStyle', input: inputs.ordering },
        { id: 'scan', src: 'scan', input: inputs.scan },
        { id: 'sheetFile', src: 'sheetFile' },
        { id: 'limit', src: 'limit', input: inputs.limit },
        { id: 'cartNews', src: 'cartNews', input: inputs.cartNews },
        { id: 'cartUpdates', src: 'cartUpdates' },
        { id: 'note', src: 'note', input: inputs.ordering },
        { id: 'cart', src: 'cart', input: inputs.ordering },
      ],
      initial: 'deciding',
      on: {
        'route.changed': [
          {
            guard: { type: 'isSameScreen', params: ({ event }) => event },
            actions: [
              { type: 'followRoute', params: ({ event }) => event },
              { type: 'showSearch', params: ({ event }) => event },
            ],
          },
          {
            target: '.deciding',
            actions: { type: 'followRoute', params: ({ event }) => event },
          },
        ],
        'cart.statusChanged': {
          actions: [
            { type: 'setCart', params: ({ event }) => event },
            sendTo('cartUpdates', updates.reported),
            raise({ type: 'cart.moved' }),
            'notifyScan',
          ],
        },
        'cart.answered': { actions: sendTo('cartUpdates', updates.answered) },
        'news.came': { actions: sendTo('cartUpdates', updates.news) },
        'cart.outdated': { actions: sendTo('cart', ({ event }) => event) },
        'cart.replaced': { actions: sendTo('cart', ({ event }) => event) },
        'cells.typed': { actions: sendTo('cart', ({ event }) => event) },
        'cells.added': { actions: sendTo('cart', ({ event }) => event) },
        'quickStyle.wanted': { actions: sendTo('quickStyle', ({ event }) => event) },
        'style.scanned': { actions: sendTo('catalog', scannedStyleOf) },
        'scanned.changed': { actions: sendTo('catalog', ({ event }) => event) },
        'note.statusChanged': { actions: { type: 'setUnsent', params: unsent.note } },
        'orderDetails.statusChanged': {
          actions: [{ type: 'setUnsent', params: unsent.details }, 'notifyDecision'],
        },
        'edits.discarded': { actions: 'discardAll' },
        'limit.asked': { actions: sendTo('limit', { type: 'limit.asked' }) },
        'language.changed': { actions: 'passOnLanguage' },
        'workspace.retried': { actions: 'retryAll' },
      },
      states: {
        deciding: {
          description: 'The address decides which screen is shown',
          always: [
            { guard: 'lacksCode', target: 'bringing' },
            { guard: { type: 'isOn', params: { screen: 'style' } }, target: 'style' },
            { guard: { type: 'isOn', params: { screen: 'cart' } }, target: 'cart' },
            { guard: { type: 'isOn', params: { screen: 'check' } }, target: 'check' },
            { guard: { type: 'isOn', params: { screen: 'entry' } }, target: 'entry' },
            { guard: { type: 'isOn', params: { screen: 'live' } }, target: 'live' },
            { target: 'styles' },
          ],
        },
        bringing: {
          description: 'The code of the screen comes',
          tags: 'pending',
          invoke: { id: 'screenCode', src: 'screenCode', input: inputs.screenCode },
          on: {
            'code.came': {
              target: 'deciding',
              actions: { type: 'setBrought', params: ({ event }) => event },
            },
          },
        },
        styles: {
          description: 'The list of styles',
          exit: [sendTo('quickStyle', closing.quickStyle), sendTo('quickOrder', closing.quickOrder)],
          on: { 'quickStyle.came': { actions: sendTo('quickOrder', quickOrderOf) } },
        },
        style: {
          description: 'One style with its quantity matrix',
          exit: sendTo('quickOrder', closing.quickOrder),
          invoke: { id: 'style', src: 'style', input: inputs.style },
        },
        cart: cartState,
        check: checkState,
        entry: {
          description: 'Bulk entry of a list or a file',
          invoke: { id: 'entry', src: 'entry', input: inputs.ordering },
        },
        live: {
          description: 'Live shopping: the events of the season, or one of them',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'All events, or one?',
              always: [{ guard: 'isWatching', target: 'watching' }, { target: 'listing' }],
            },
            listing: { description: 'The events of the season are shown' },
            watching: {
              description: 'One event is watched',
              entry: sendTo('cartNews', { type: 'line.shared', alone: false }),
              exit: [
                sendTo('cartNews', { type: 'line.shared', alone: true }),
                sendTo('quickOrder', closing.quickOrder),
              ],
              invoke: { id: 'live', src: 'live', input: inputs.live },
            },
          },
        },
      },
    },
  },
});
