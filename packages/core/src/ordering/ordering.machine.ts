import { sendTo } from 'xstate';
import { orderingSetup } from './ordering.setup.ts';
import { inputs, newsOf } from './orderingFacts.ts';
import { undecided } from './undecided.ts';

/** The ordering area: from the point of sale to the finalized order (K2, Q1). */
export const orderingMachine = orderingSetup.createMachine({
  id: 'ordering',
  description: 'The ordering area, from the point of sale to the finalized order',
  context: ({ input }) => ({ ...input, next: null, unsaved: 'none', brought: [] }),
  invoke: [
    { id: 'palette', src: 'palette' },
    { id: 'copy', src: 'copy' },
  ],
  initial: 'deciding',
  on: {
    'route.changed': { target: '.deciding', actions: { type: 'setRoute', params: ({ event }) => event } },
    'language.changed': '.deciding',
    'maintenance.over': { actions: 'retryAll' },
  },
  states: {
    deciding: {
      description: 'Address and rights decide which screen is shown',
      always: [
        { guard: 'hasNoRight', target: 'noRight' },
        { guard: 'lacksCode', target: 'bringing' },
        { guard: { type: 'isOn', params: { screen: 'pos' } }, target: 'pos' },
        { guard: { type: 'isOn', params: { screen: 'waiting' } }, target: 'waiting' },
        { guard: { type: 'isOn', params: { screen: 'seasons' } }, target: 'seasons' },
        { guard: { type: 'isOn', params: { screen: 'carts' } }, target: 'carts' },
        { guard: { type: 'isOn', params: { screen: 'orders' } }, target: 'orders' },
        { guard: { type: 'isOn', params: { screen: 'groups' } }, target: 'groups' },
        { guard: 'isInPlace', target: 'place' },
        { target: 'order' },
      ],
    },
    bringing: {
      description: 'The code of the screen comes',
      tags: 'pending',
      invoke: { id: 'screenCode', src: 'screenCode', input: inputs.screenCode },
      on: {
        'code.came': { target: 'deciding', actions: { type: 'setBrought', params: ({ event }) => event } },
      },
    },
    noRight: { description: 'The user lacks a right that the screen needs' },
    pos: {
      description: 'Choosing the point of sale',
      invoke: [
        { id: 'pos', src: 'pos', input: inputs.env },
        { id: 'waitingNews', src: 'waitingNews', input: inputs.waitingNews },
      ],
      // What is typed into the search stays.
      on: { 'language.changed': { actions: sendTo('pos', { type: 'language.changed' }) } },
    },
    waiting: {
      description: 'Approved carts that wait for the POS Manager',
      invoke: [
        { id: 'waiting', src: 'waiting', input: inputs.env },
        { id: 'waitingNews', src: 'waitingNews', input: inputs.waitingNews },
      ],
      on: {
        'news.came': {
          guard: { type: 'isLater', params: ({ event }) => event },
          actions: sendTo('waiting', { type: 'reading.refreshed' }),
        },
      },
    },
    seasons: {
      description: 'Choosing the season',
      invoke: [
        { id: 'seasons', src: 'seasons', input: inputs.seasons },
        { id: 'waitingNews', src: 'waitingNews', input: inputs.waitingNews },
      ],
      on: {
        'route.changed': {
          guard: { type: 'staysWithCustomer', params: ({ event }) => event },
          actions: [{ type: 'setRoute', params: ({ event }) => event }, sendTo('seasons', newsOf.search)],
        },
      },
    },
    carts: {
      description: 'The carts of a customer are listed',
      invoke: [
        { id: 'carts', src: 'carts', input: inputs.carts },
        { id: 'customer', src: 'customer', input: inputs.customer },
      ],
    },
    orders: {
      description: 'The orders of a customer are listed',
      invoke: [
        { id: 'orders', src: 'orders', input: inputs.customer },
        { id: 'customer', src: 'customer', input: inputs.customer },
      ],
    },
    groups: {
      description: 'Group orders are shown',
      invoke: [
        { id: 'groups', src: 'groups', input: inputs.groups },
        { id: 'waitingNews', src: 'waitingNews', input: inputs.waitingNews },
      ],
      // The draft of a new group order stays.
      on: { 'language.changed': { actions: sendTo('groups', { type: 'language.changed' }) } },
    },
    order: {
      description: 'A finalized order is shown',
      invoke: [
        { id: 'order', src: 'order', input: inputs.order },
        { id: 'orderDocuments', src: 'orderDocuments', input: inputs.order },
      ],
      // The mail that is being written stays.
      on: { 'language.changed': { actions: sendTo('order', { type: 'language.changed' }) } },
    },
    place: {
      description: 'Ordering in one season for one customer',
      invoke: { id: 'workspace', src: 'workspace', input: inputs.workspace },
      initial: 'staying',
      on: {
        'route.changed': [
          {
            guard: { type: 'staysInPlace', params: ({ event }) => event },
            target: '.staying',
            actions: [{ type: 'setRoute', params: ({ event }) => event }, sendTo('workspace', newsOf.route)],
          },
          {
            guard: 'hasUnsaved',
            target: '.leaving',
            actions: { type: 'setNext', params: ({ event }) => event },
          },
        ],
        'signOut.wished': { guard: 'hasUnsaved', target: '.leaving', actions: 'setSignOut' },
        'workspace.statusChanged': { actions: { type: 'setUnsaved', params: ({ event }) => event } },
        'language.changed': { actions: sendTo('workspace', { type: 'language.changed' }) },
      },
      states: {
        staying: { description: 'The user works in this season' },
        leaving: {
          description: 'The user is leaving while quantities are being stored',
          tags: 'pending',
          after: { leaveDelay: [{ guard: 'isAtRisk', target: 'asking' }, { target: 'going' }] },
          on: { 'signOut.wished': { actions: 'setSignOut' }, ...undecided },
        },
        asking: {
          description: 'Quantities could be lost: discard them or keep editing?',
          on: {
            'leaving.confirmed': 'discarding',
            'leaving.cancelled': {
              target: 'staying',
              actions: [
                'dropNext',
                { type: 'showRoute', params: ({ context }) => ({ route: context.route }) },
              ],
            },
            // Pressed above the question, in the dialog of a maintenance: asked once more, it is on top.
            'signOut.wished': { target: 'leaving', actions: 'setSignOut' },
            ...undecided,
          },
        },
        discarding: {
          description: 'What is not stored is given up, here and where it is kept',
          entry: sendTo('workspace', { type: 'edits.discarded' }),
          always: 'going',
        },
        going: {
          description: 'Where does the user go?',
          always: [
            {
              guard: 'signsOut',
              target: 'signingOut',
              actions: ['dropNext', { type: 'showRoute', params: { route: { screen: 'logout' } } }],
            },
            { target: '#ordering.deciding', actions: 'takeNext' },
          ],
        },
        signingOut: {
          description: 'The user signs out; nothing more is asked',
          on: { 'signOut.wished': {} },
        },
      },
    },
  },
});
