import { assign, setup } from 'xstate';
import type { SeasonPlace, SeasonState, SellingTime } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { sellingPhaseOf } from '../../rules/sellingPhase.ts';

/** The data of a card that is shown before its status is loaded. */
export interface SeasonCardInput {
  readonly place: SeasonPlace;
  readonly sellingTime: SellingTime;
  readonly brandName: string;
  readonly lineName: string;
  readonly subdivisionName: string;
}

export interface SeasonCardContext extends SeasonCardInput {
  state: SeasonState | null;
  failure: Failure | null;
}

/** One season card. It fails and reloads independently of the others (ordering domain, season status). */
export const seasonCardMachine = setup({
  types: {
    context: {} as SeasonCardContext,
    events: {} as { type: 'card.reloaded' },
    input: {} as SeasonCardInput,
  },
  actors: { loadState: service<SeasonState, SeasonPlace>() },
  actions: {
    setState: assign((_, { state }: { state: SeasonState }) => ({ state, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isUpcoming: (_, { state }: { state: SeasonState }) =>
      sellingPhaseOf(state.sellingTime, state.serverTime) === 'upcoming',
    isDone: (_, { state }: { state: SeasonState }) => state.orders.length > 0 && state.cart === null,
  },
}).createMachine({
  id: 'seasonCard',
  description: 'What can be done in one season × subdivision × collection type',
  context: ({ input }) => ({ ...input, state: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The state of the season is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadState',
        src: 'loadState',
        input: ({ context }) => context.place,
        onDone: [
          {
            target: 'preview',
            guard: { type: 'isUpcoming', params: ({ event }) => ({ state: event.output }) },
            actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
          },
          {
            target: 'done',
            guard: { type: 'isDone', params: ({ event }) => ({ state: event.output }) },
            actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
          },
          {
            target: 'open',
            actions: { type: 'setState', params: ({ event }) => ({ state: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    preview: { description: 'Preview: everything can be looked at, nothing completed' },
    done: { description: 'Done: there is a finalized order and no open cart' },
    open: { description: 'Orders can be written' },
    failed: {
      description: 'Error: the data of this season could not be loaded',
      tags: 'failed',
      on: { 'card.reloaded': 'loading' },
    },
  },
});
