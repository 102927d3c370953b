import { assign, setup } from 'xstate';
import type { LiveShoppingEvent, SeasonPlace } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

export interface LiveEventsContext {
  place: SeasonPlace;
  /** Sorted: running, upcoming, over. */
  events: readonly LiveShoppingEvent[];
  failure: Failure | null;
}

export type LiveEventsEvent =
  | { type: 'events.retried' }
  | { type: 'language.changed' }
  | { type: 'page.woke' };

/** How long the list counts as up to date (ms). */
export const EVENTS_LAST = 60_000;

/** The live shopping events of a season: which are running, and which are upcoming (P1). */
export const liveEventsMachine = setup({
  types: {
    context: {} as LiveEventsContext,
    events: {} as LiveEventsEvent,
    input: {} as { place: SeasonPlace },
  },
  actors: { readEvents: service<LiveShoppingEvent[], SeasonPlace>(), watchPage: watch() },
  actions: {
    setEvents: assign((_, { events }: { events: readonly LiveShoppingEvent[] }) => ({
      events,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  delays: { eventsLast: EVENTS_LAST },
}).createMachine({
  id: 'liveEvents',
  description: 'The live shopping events of a season',
  context: ({ input }) => ({ place: input.place, events: [], failure: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  on: { 'language.changed': '.loading' },
  states: {
    loading: {
      description: 'The events are being fetched',
      tags: 'pending',
      invoke: {
        id: 'readEvents',
        src: 'readEvents',
        input: ({ context }) => context.place,
        onDone: {
          target: 'listing',
          actions: { type: 'setEvents', params: ({ event }) => ({ events: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    listing: {
      description: 'The events are known',
      after: { eventsLast: 'refreshing' },
      on: { 'page.woke': 'refreshing' },
    },
    refreshing: {
      description: 'The events are read again while those known are shown',
      invoke: {
        id: 'readAgain',
        src: 'readEvents',
        input: ({ context }) => context.place,
        onDone: {
          target: 'listing',
          actions: { type: 'setEvents', params: ({ event }) => ({ events: event.output }) },
        },
        onError: 'listing',
      },
    },
    failed: {
      description: 'The events could not be fetched; it is tried again after a while',
      tags: 'failed',
      after: { eventsLast: 'loading' },
      on: { 'events.retried': 'loading', 'page.woke': 'loading' },
    },
  },
});
