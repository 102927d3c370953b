import { sendTo } from 'xstate';
import { envOf } from '../access/screenRights.ts';
import { type PlaceRoute, searchIn } from '../navigation/orderingRoute.ts';
import { mayInsert, maySubmit } from '../rules/rights.ts';
import { customerOf, orderIn, orderingSetup, placeRouteOf, waitingInput } from './ordering.setup.ts';
import type { WorkspaceStatusChanged } from './workspace/workspaceFacts.ts';

/** When the user goes to another area, the season is not left: a question about leaving would be invisible there. */
const givingUp = { 'area.left': { target: 'staying', actions: 'dropNext' } } as const;

/** Everything is stored, so there is nothing left to ask about. */
const onceStored = {
  'workspace.statusChanged': {
    guard: { type: 'isStored', params: ({ event }: { event: WorkspaceStatusChanged }) => event },
    target: 'going',
    actions: { type: 'setUnsaved', params: ({ event }: { event: WorkspaceStatusChanged }) => event },
  },
} as const;

/** The ordering area: from the point of sale to the finalized order (K2, Q1). */
export const orderingMachine = orderingSetup.createMachine({
  id: 'ordering',
  description: 'The ordering area, from the point of sale to the finalized order',
  context: ({ input }) => ({ ...input, next: null, unsaved: 'none' }),
  invoke: [
    { id: 'palette', src: 'palette' },
    { id: 'copy', src: 'copy' },
  ],
  initial: 'deciding',
  on: {
    'route.changed': { target: '.deciding', actions: { type: 'setRoute', params: ({ event }) => event } },
    'language.changed': '.deciding',
    'maintenance.over': { actions: 'retryLayers' },
  },
  states: {
    deciding: {
      description: 'Address and rights decide which screen is shown',
      always: [
        { guard: 'hasNoRight', target: 'noRight' },
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
    noRight: { description: 'The user lacks a right that the screen needs' },
    pos: {
      description: 'Choosing the point of sale',
      invoke: [
        {
          id: 'pos',
          src: 'pos',
          input: ({ context }) => ({ rightEnv: envOf(context.route) }),
        },
        { id: 'waitingNews', src: 'waitingNews', input: waitingInput },
      ],
      on: { 'maintenance.over': { actions: [sendTo('pos', { type: 'search.retried' }), 'retryLayers'] } },
    },
    waiting: {
      description: 'Approved carts that wait for the POS Manager',
      invoke: [
        {
          id: 'waiting',
          src: 'waiting',
          input: ({ context }) => ({ rightEnv: envOf(context.route) }),
        },
        { id: 'waitingNews', src: 'waitingNews', input: waitingInput },
      ],
      on: {
        'news.came': {
          guard: { type: 'isLater', params: ({ event }) => event },
          actions: sendTo('waiting', { type: 'reading.refreshed' }),
        },
        'maintenance.over': { actions: [sendTo('waiting', { type: 'reading.retried' }), 'retryLayers'] },
      },
    },
    seasons: {
      description: 'Choosing the season',
      invoke: [
        {
          id: 'seasons',
          src: 'seasons',
          input: ({ context: { route } }) => ({
            rightEnv: envOf(route),
            customerId: route.screen === 'seasons' ? route.customerId : '',
            search: searchIn(route),
          }),
        },
        { id: 'waitingNews', src: 'waitingNews', input: waitingInput },
      ],
      on: {
        'maintenance.over': { actions: [sendTo('seasons', { type: 'seasons.retried' }), 'retryLayers'] },
        'route.changed': [
          {
            guard: { type: 'staysWithCustomer', params: ({ event }) => event },
            actions: [
              { type: 'setRoute', params: ({ event }) => event },
              sendTo('seasons', ({ event }) => ({
                type: 'search.shown' as const,
                search: searchIn(event.route),
              })),
            ],
          },
        ],
      },
    },
    carts: {
      description: 'The carts of a customer are listed',
      invoke: [
        {
          id: 'carts',
          src: 'carts',
          input: ({ context: { route, rights } }) => ({
            ...customerOf(route),
            mayInsert: mayInsert(rights, envOf(route)),
          }),
        },
        { id: 'customer', src: 'customer', input: ({ context }) => customerOf(context.route) },
      ],
      on: {
        'maintenance.over': {
          actions: [
            sendTo('carts', { type: 'reading.retried' }),
            sendTo('customer', { type: 'reading.retried' }),
            'retryLayers',
          ],
        },
      },
    },
    orders: {
      description: 'The orders of a customer are listed',
      invoke: [
        { id: 'orders', src: 'orders', input: ({ context }) => customerOf(context.route) },
        { id: 'customer', src: 'customer', input: ({ context }) => customerOf(context.route) },
      ],
      on: {
        'maintenance.over': {
          actions: [
            sendTo('orders', { type: 'reading.retried' }),
            sendTo('customer', { type: 'reading.retried' }),
            'retryLayers',
          ],
        },
      },
    },
    groups: {
      description: 'Group orders are shown',
      invoke: [
        {
          id: 'groups',
          src: 'groups',
          input: ({ context: { route, rights } }) => ({
            rightEnv: envOf(route),
            groupId: route.screen === 'groups' ? route.groupId : null,
            mayInsert: mayInsert(rights, envOf(route)),
            maySubmit: maySubmit(rights, envOf(route)),
          }),
        },
        { id: 'waitingNews', src: 'waitingNews', input: waitingInput },
      ],
      on: { 'maintenance.over': { actions: [sendTo('groups', { type: 'reading.retried' }), 'retryLayers'] } },
    },
    order: {
      description: 'A finalized order is shown',
      invoke: [
        { id: 'order', src: 'order', input: ({ context: { route } }) => ({ orderId: orderIn(route) }) },
        {
          id: 'orderDocuments',
          src: 'orderDocuments',
          input: ({ context: { route } }) => ({ orderId: orderIn(route) }),
        },
      ],
      on: {
        'maintenance.over': { actions: [sendTo('order', { type: 'reading.retried' }), 'retryLayers'] },
      },
    },
    place: {
      description: 'Ordering in one season for one customer',
      invoke: {
        id: 'workspace',
        src: 'workspace',
        input: ({ context }) => ({ route: placeRouteOf(context), rights: context.rights }),
      },
      initial: 'staying',
      on: {
        'route.changed': [
          {
            guard: { type: 'staysInPlace', params: ({ event }) => event },
            target: '.staying',
            actions: [
              { type: 'setRoute', params: ({ event }) => event },
              sendTo('workspace', ({ event }) => ({
                type: 'route.changed' as const,
                route: event.route as PlaceRoute,
              })),
            ],
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
        'maintenance.over': {
          actions: [sendTo('workspace', { type: 'workspace.retried' }), 'retryLayers'],
        },
      },
      states: {
        staying: { description: 'The user works in this season' },
        leaving: {
          description: 'The user is leaving while quantities are being stored',
          tags: 'pending',
          after: { leaveDelay: [{ guard: 'isAtRisk', target: 'asking' }, { target: 'going' }] },
          on: { ...onceStored, 'signOut.wished': { actions: 'setSignOut' }, ...givingUp },
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
            ...onceStored,
            'signOut.wished': { actions: 'setSignOut' },
            ...givingUp,
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
