import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import type { Brand, Customer, RightEnv, SellingTime } from '../../contract/index.ts';
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

export interface SeasonsContext extends SeasonsInput {
  customer: Customer | null;
  cards: ActorRefFrom<typeof seasonCardMachine>[];
  failure: Failure | null;
}

/** Choosing season, subdivision and collection type for a customer (specification, section 2). */
export const seasonsMachine = setup({
  types: {
    context: {} as SeasonsContext,
    events: {} as { type: 'seasons.retried' },
    input: {} as SeasonsInput,
  },
  actors: { loadSeasons: service<SeasonOverview, SeasonsInput>(), seasonCard: seasonCardMachine },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    retryCards: enqueueActions(({ context, enqueue }) => {
      for (const card of context.cards) enqueue.sendTo(card, { type: 'card.reloaded' });
    }),
    openCards: assign(({ context, spawn }, { overview }: { overview: SeasonOverview }) => ({
      failure: null,
      customer: overview.customer,
      cards: cardsOf(context, overview).map((input, index) =>
        spawn('seasonCard', { id: `card${index}`, input }),
      ),
    })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    hasSeasons: (_, { overview }: { overview: SeasonOverview }) => overview.sellingTimes.length > 0,
  },
}).createMachine({
  id: 'seasons',
  description: 'Choosing the season a customer orders in',
  context: ({ input }) => ({ ...input, customer: null, cards: [], failure: null }),
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
            target: 'showing',
            guard: { type: 'hasSeasons', params: ({ event }) => ({ overview: event.output }) },
            actions: { type: 'openCards', params: ({ event }) => ({ overview: event.output }) },
          },
          {
            target: 'empty',
            actions: { type: 'openCards', params: ({ event }) => ({ overview: event.output }) },
          },
        ],
        onError: [
          {
            target: 'missing',
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    showing: {
      description: 'One card for each season the customer may order in; those that failed can be tried again',
      on: { 'seasons.retried': { actions: 'retryCards' } },
    },
    empty: { description: 'There is no selling time for this customer' },
    missing: { description: 'There is no such customer for this user' },
    failed: {
      description: 'Season query failed',
      tags: 'failed',
      on: { 'seasons.retried': 'loading' },
    },
  },
});
