import { assign, enqueueActions, setup } from 'xstate';
import {
  type Cart,
  type CartHead,
  type DeliveryChoices,
  type OrderDetails,
  orderDetailsIn,
  orderNumberFault,
  type SeasonPlace,
  storedDetails,
} from '../../contract/index.ts';
import type { DetailsDraft } from '../../keptWork/detailsDraft.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent, statusReporter } from '../../platform/actors/notifyParent.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { begun } from './begun.ts';
import type {
  OrderDetailsContext,
  OrderDetailsEvent,
  OrderDetailsInput,
  OrderDetailsOwner,
} from './orderDetailsEvents.ts';
import { areDetailsUnsent, orderDetailsStatusChanged } from './orderDetailsStatus.ts';

const headOf = ({ head }: OrderDetailsContext): CartHead => {
  if (head === null) throw new Error('order details are edited without a cart');
  return head;
};

/** The customer's own order number, delivery address and requested delivery week of a cart are edited and saved (O9). */
export const orderDetailsMachine = setup({
  types: {
    context: {} as OrderDetailsContext,
    events: {} as OrderDetailsEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean },
  },
  actors: {
    readChoices: service<DeliveryChoices, CartHead>(),
    writeDetails: service<Cart, OrderDetailsInput>(),
    readDetails: service<Cart, CartHead>(),
    /** Saves unsent order details for a later page, and reports those of an earlier page. */
    keepDetails: watch<OrderDetailsOwner>(),
    reportStatus: statusReporter(orderDetailsStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    /** What was typed for this cart and not saved is still there. */
    open: assign(({ context }, { head }: { head: CartHead }) => {
      if (context.head?.cartId === head.cartId && areDetailsUnsent({ context }))
        return { head, failure: null };
      return { head, overtaken: false, failure: null, found: null, ...begun(head, context.found) };
    }),
    setFound: assign((_, { draft }: { draft: DetailsDraft }) => ({ found: draft })),
    setChoices: assign((_, { choices }: { choices: DeliveryChoices }) => ({ choices })),
    setTyped: assign(({ context: { typed } }, { change }: { change: Partial<OrderDetails> }) => ({
      typed: { ...typed, ...change },
    })),
    setStored: assign((_, { cart: { head } }: { cart: Cart }) => {
      const was = orderDetailsIn(head);
      return { head, was, typed: was, overtaken: false, failure: null, resumedAt: null };
    }),
    /** What somebody else stored is what the next save replaces; what is typed stays. */
    setTheirs: assign((_, { cart: { head } }: { cart: Cart }) => ({
      head,
      was: orderDetailsIn(head),
      overtaken: true,
    })),
    discard: assign(({ context: { was } }) => ({
      typed: was,
      overtaken: false,
      failure: null,
      resumedAt: null,
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Whoever shows the cart gets the newer one. */
    handOver: enqueueActions((at, { cart }: { cart: Cart }) =>
      notifyParent(at, { type: 'cart.answered', cart }),
    ),
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    isUnchanged: ({ context }) => !areDetailsUnsent({ context }),
    isNumberRight: ({ context: { typed } }) => orderNumberFault(typed.customerOrderNumber) === null,
    isOvertaken: (_, { error }: { error: unknown }) => failureOf(error).code === 'versionConflict',
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
  },
}).createMachine({
  id: 'orderDetails',
  description: 'What a customer says about an order is edited and saved',
  context: ({ input: { place, mayInsert } }) => ({
    place,
    mayInsert,
    head: null,
    typed: orderDetailsIn({}),
    was: orderDetailsIn({}),
    overtaken: false,
    choices: null,
    failure: null,
    found: null,
    resumedAt: null,
  }),
  invoke: [
    {
      id: 'keepDetails',
      src: 'keepDetails',
      input: ({ context: { place }, self }) => ({ place, details: self }),
    },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  ],
  initial: 'idle',
  on: {
    'orderDetails.discarded': { target: '.idle', actions: 'discard' },
    'orderDetails.found': {
      guard: 'holdsInsert',
      actions: { type: 'setFound', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      description: 'Nothing is edited; what was typed and not saved is kept',
      on: {
        'orderDetails.opened': {
          guard: 'holdsInsert',
          target: 'reading',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'The addresses and weeks to choose from are being fetched',
      tags: 'pending',
      invoke: {
        id: 'readChoices',
        src: 'readChoices',
        input: ({ context }) => headOf(context),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'setChoices', params: ({ event }) => ({ choices: event.output }) },
            'clearFailure',
          ],
        },
        onError: { target: 'unread', actions: keepFailure },
      },
      on: { 'orderDetails.closed': 'idle' },
    },
    unread: {
      description: 'The addresses and weeks could not be fetched',
      tags: 'failed',
      on: { 'orderDetails.retried': 'reading', 'orderDetails.closed': 'idle' },
    },
    editing: {
      description: 'Number, address and week are typed and chosen',
      on: {
        'orderDetails.typed': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'orderDetails.saved': [
          { guard: 'isUnchanged', target: 'idle' },
          { guard: 'isNumberRight', target: 'saving' },
        ],
        'orderDetails.closed': 'idle',
      },
    },
    saving: {
      description: 'They are being stored',
      tags: 'pending',
      invoke: {
        id: 'writeDetails',
        src: 'writeDetails',
        input: ({ context }) => ({
          head: headOf(context),
          was: context.was,
          details: storedDetails(context.typed),
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setStored', params: ({ event }) => ({ cart: event.output }) },
            { type: 'handOver', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: errorOf },
            target: 'rereading',
            actions: keepFailure,
          },
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'refused',
            actions: keepFailure,
          },
          { target: 'lost', actions: keepFailure },
        ],
      },
      on: { 'orderDetails.discarded': {} },
    },
    rereading: {
      description: 'Somebody else stored others meanwhile; they are being read',
      tags: 'pending',
      invoke: {
        id: 'readDetails',
        src: 'readDetails',
        input: ({ context }) => headOf(context),
        onDone: {
          target: 'refused',
          actions: [
            { type: 'setTheirs', params: ({ event }) => ({ cart: event.output }) },
            { type: 'handOver', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        // The save was refused, whatever becomes of the reading.
        onError: { target: 'refused', actions: keepFailure },
      },
    },
    refused: {
      description: 'They were not stored, and it is said why; what is typed is kept',
      tags: 'failed',
      on: {
        'orderDetails.typed': {
          target: 'editing',
          actions: { type: 'setTyped', params: ({ event }) => event },
        },
        'orderDetails.saved': 'saving',
        'orderDetails.closed': 'idle',
      },
    },
    lost: {
      description: 'It is not known whether they were stored; what is typed is kept and can be sent again',
      tags: 'failed',
      on: {
        'orderDetails.typed': {
          target: 'editing',
          actions: { type: 'setTyped', params: ({ event }) => event },
        },
        'orderDetails.saved': 'saving',
        'orderDetails.closed': 'idle',
      },
    },
  },
});
