import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Brand, Customer, RightEnv, SellingTime } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { lastOrdersMachine } from '../pos/lastOrders.machine.ts';
import { type Narrowing, narrowingOf, searchOfNarrowing } from './narrowing.ts';
import { seasonCardMachine } from './seasonCard.machine.ts';
import { cardsOf } from './seasonCards.ts';

export interface SeasonsInput {
  readonly rightEnv: RightEnv;
  readonly customerId: string;
}

export interface SeasonOverview {
  readonly customer: Customer;
  readonly sellingTimes: readonly SellingTime[];
  readonly brands: readonly Brand[];
}

/** Only what is asked for the customer itself says that there is none; a season query that finds nothing has failed (L4). */
export type SeasonsAnswer = SeasonOverview | { readonly missing: Failure };

export interface SeasonsContext extends SeasonsInput {
  customer: Customer | null;
  cards: ActorRefFrom<typeof seasonCardMachine>[];
  narrowing: Narrowing;
  failure: Failure | null;
}

export type SeasonsEvent =
  | { type: 'seasons.retried' }
  /** The user filters the seasons; the address follows. */
  | { type: 'narrowing.changed'; narrowing: Narrowing }
  /** The address has changed the filters; '' or '?…'. */
  | { type: 'search.shown'; search: string };

/** Choosing season, subdivision and collection type for a customer (L2). */
export const seasonsMachine = setup({
  types: {
    context: {} as SeasonsContext,
    events: {} as SeasonsEvent,
    input: {} as SeasonsInput & { readonly search: string },
  },
  actors: {
    loadSeasons: service<SeasonsAnswer, SeasonsInput>(),
    seasonCard: seasonCardMachine,
    lastOrders: lastOrdersMachine,
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setNarrowing: assign((_, { narrowing }: { narrowing: Narrowing }) => ({ narrowing })),
    /** Puts the filters into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
    retryLastOrders: sendTo('lastOrders', { type: 'reading.retried' }),
    retryCards: enqueueActions(({ context, enqueue }) => {
      for (const card of context.cards) enqueue.sendTo(card, { type: 'card.reloaded' });
    }),
    setMissing: assign((_, { answer }: { answer: SeasonsAnswer }) => ({
      failure: 'missing' in answer ? answer.missing : null,
    })),
    openCards: assign(({ context, spawn }, { answer }: { answer: SeasonsAnswer }) => {
      if ('missing' in answer) throw new Error('seasons were to be shown of a customer that is missing');
      return {
        failure: null,
        customer: answer.customer,
        cards: cardsOf(context, answer).map((input, index) =>
          spawn('seasonCard', { id: `card${index}`, input }),
        ),
      };
    }),
  },
  guards: {
    isMissing: (_, { answer }: { answer: SeasonsAnswer }) => 'missing' in answer,
    hasSeasons: (_, { answer }: { answer: SeasonsAnswer }) =>
      'sellingTimes' in answer && answer.sellingTimes.length > 0,
  },
}).createMachine({
  id: 'seasons',
  description: 'Choosing the season a customer orders in',
  context: ({ input: { rightEnv, customerId, search } }) => ({
    rightEnv,
    customerId,
    narrowing: narrowingOf(search),
    customer: null,
    cards: [],
    failure: null,
  }),
  invoke: {
    id: 'lastOrders',
    src: 'lastOrders',
    input: ({ context: { rightEnv, customerId } }) => ({ rightEnv, customerId }),
  },
  on: {
    'search.shown': {
      actions: {
        type: 'setNarrowing',
        params: ({ event }) => ({ narrowing: narrowingOf(event.search) }),
      },
    },
    'seasons.retried': { actions: 'retryLastOrders' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Customer, selling times and brands are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadSeasons',
        src: 'loadSeasons',
        input: ({ context: { rightEnv, customerId } }) => ({ rightEnv, customerId }),
        onDone: [
          {
            target: 'missing',
            guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'setMissing', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'showing',
            guard: { type: 'hasSeasons', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'openCards', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'empty',
            actions: { type: 'openCards', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    showing: {
      description: 'One card for each season the customer may order in; those that failed can be tried again',
      on: {
        'seasons.retried': { actions: ['retryCards', 'retryLastOrders'] },
        'narrowing.changed': {
          actions: [
            { type: 'setNarrowing', params: ({ event }) => event },
            {
              type: 'showRoute',
              params: ({ context: { rightEnv, customerId }, event }) => ({
                route: {
                  screen: 'seasons',
                  rightEnv,
                  customerId,
                  search: searchOfNarrowing(event.narrowing),
                },
              }),
            },
          ],
        },
      },
    },
    empty: { description: 'There is no selling time for this customer' },
    missing: { description: 'There is no such customer for this user' },
    failed: {
      description: 'Season query failed',
      tags: 'failed',
      on: { 'seasons.retried': { target: 'loading', actions: 'retryLastOrders' } },
    },
  },
});
