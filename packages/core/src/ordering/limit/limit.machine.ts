import { assign, setup } from 'xstate';
import type { OrderLimit, SeasonPlace } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

export interface LimitInput {
  readonly place: SeasonPlace;
  /** The limit when the season was opened; null if there is none. */
  readonly limit: OrderLimit | null;
}

export interface LimitContext extends LimitInput {
  failure: Failure | null;
}

/** How much of a season's order limit is used. Others may order in the meantime (requirement O4). */
export const limitMachine = setup({
  types: {
    context: {} as LimitContext,
    events: {} as { type: 'limit.asked' },
    input: {} as LimitInput,
  },
  actors: { readLimit: service<OrderLimit | null, SeasonPlace>() },
  actions: {
    setLimit: assign((_, { limit }: { limit: OrderLimit | null }) => ({ limit, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'limit',
  description: 'The order limit of a season and how much of it is used',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'known',
  on: { 'limit.asked': '.reading' },
  states: {
    known: { description: 'The limit is shown as it was read last' },
    reading: {
      description: 'The limit is read anew, while the figures known are shown',
      tags: 'pending',
      invoke: {
        id: 'readLimit',
        src: 'readLimit',
        input: ({ context }) => context.place,
        onDone: {
          target: 'known',
          actions: { type: 'setLimit', params: ({ event }) => ({ limit: event.output }) },
        },
        onError: { target: 'stale', actions: keepFailure },
      },
      on: { 'limit.asked': {} },
    },
    stale: {
      description: 'It could not be read anew; the figures are those read before',
      tags: 'failed',
    },
  },
});
