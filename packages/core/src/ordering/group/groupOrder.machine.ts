import { and, or } from 'xstate';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { cartsToSettle, changeOf, groupActionOf, pickingOf } from './groupCarts.ts';
import { groupOrderSetup } from './groupOrder.setup.ts';

/**
 * One group order: shows its carts with their findings, changes it, and finalizes or approves the carts that are
 * ready (N8).
 */
export const groupOrderMachine = groupOrderSetup.createMachine({
  id: 'groupOrder',
  description: 'One group order with its carts',
  context: ({ input }) => ({ ...input, group: null, leftOut: [], settled: [], change: {}, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The group order is awaited',
      tags: 'pending',
      invoke: {
        id: 'loadGroup',
        src: 'loadGroup',
        input: ({ context }) => context.groupId,
        onDone: { target: 'ready', actions: { type: 'setGroup', params: ({ event }) => event } },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    missing: { description: 'It does not exist, or not for this user' },
    failed: {
      description: 'The data of the group order could not be loaded; the user may try again',
      tags: 'failed',
      on: { 'reading.retried': { target: 'loading', actions: 'clearOutcome' } },
    },
    ready: {
      description: 'The group order is shown',
      on: {
        'reading.refreshed': { target: 'rereading', actions: 'clearOutcome' },
        'cart.toggled': { actions: { type: 'toggleLeftOut', params: ({ event }) => event } },
        'group.renamed': {
          guard: and(['holdsInsert', 'hasName', 'isNewName']),
          target: 'changing',
          actions: { type: 'setChange', params: ({ event }) => ({ groupName: event.groupName.trim() }) },
        },
        'cart.removed': {
          guard: 'holdsInsert',
          target: 'changing',
          actions: { type: 'setChange', params: ({ event }) => ({ remove: [event.cartId] }) },
        },
        'carts.wanted': { guard: 'holdsInsert', target: 'adding' },
        'dissolving.requested': { guard: and(['holdsInsert', 'isMaker']), target: 'askingToDissolve' },
        'settlement.requested': {
          guard: and([or(['holdsInsert', 'holdsSubmit']), 'hasReadyCart']),
          target: 'confirming',
        },
        'outcome.dismissed': { actions: 'clearOutcome' },
      },
    },
    rereading: {
      description: 'The group order is being read as it is now, while it is shown',
      tags: 'pending',
      invoke: {
        id: 'reread',
        src: 'loadGroup',
        input: ({ context }) => context.groupId,
        onDone: { target: 'ready', actions: { type: 'setGroup', params: ({ event }) => event } },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'ready', actions: keepFailure },
        ],
      },
    },
    changing: {
      description: 'A change is being stored',
      tags: 'pending',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'ready', actions: { type: 'setGroup', params: ({ event }) => event } },
        onError: [
          { target: 'rereading', guard: { type: 'isOutdated', params: errorOf }, actions: keepFailure },
          { target: 'ready', actions: keepFailure },
        ],
      },
    },
    adding: {
      description: 'A dialog offers further carts of the season',
      invoke: {
        id: 'picking',
        src: 'picking',
        input: ({ context }) => pickingOf(context),
        onDone: [
          {
            target: 'changing',
            guard: { type: 'pickedSome', params: ({ event }) => event.output },
            actions: { type: 'setPicked', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'setLeft', params: ({ event }) => event.output } },
        ],
      },
    },
    askingToDissolve: {
      description: 'A dialog asks once more; the carts would stay',
      on: {
        'dissolving.confirmed': { target: 'dissolving', actions: 'clearOutcome' },
        'dissolving.cancelled': 'ready',
      },
    },
    dissolving: {
      description: 'The group order is being dissolved',
      tags: 'pending',
      invoke: {
        id: 'dissolve',
        src: 'dissolve',
        input: ({ context }) => context.groupId,
        onDone: 'dissolved',
        onError: [
          { target: 'dissolved', guard: { type: 'isMissing', params: errorOf } },
          { target: 'ready', actions: keepFailure },
        ],
      },
    },
    dissolved: {
      description: 'It is dissolved; the list is shown next',
      entry: { type: 'showGroups', params: { rightEnv: 'preorder' } },
    },
    confirming: {
      description: 'A dialog says which carts would be finalized or approved, and which stay out and why',
      on: {
        'settlement.confirmed': { target: 'settling', actions: 'clearOutcome' },
        'settlement.cancelled': 'ready',
        'cart.toggled': { actions: { type: 'toggleLeftOut', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'The chosen carts are finalized or approved, one after the other',
      tags: 'pending',
      invoke: {
        id: 'settling',
        src: 'settling',
        input: ({ context }) => ({ action: groupActionOf(context), heads: cartsToSettle(context) }),
        onDone: {
          target: 'rereading',
          actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
        },
        onError: { target: 'rereading', actions: keepFailure },
      },
    },
  },
});
