import { assign, not, setup } from 'xstate';
import type { LiveNews, LiveShoppingEvent, SeasonPlace, ShownStyle } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { LEAST_PAUSE, pauseAfterFailures } from '../news/pauses.ts';
import { LOOK_AGAIN, lastPosition, newestVisible, withShown } from './live.ts';

export interface LiveInput {
  readonly place: SeasonPlace;
  readonly eventId: string;
}

/** The request for everything shown after the version `after`. */
export interface LiveQuestion extends LiveInput {
  readonly after: number;
}

export interface LiveContext extends LiveInput {
  event: LiveShoppingEvent | null;
  /** In the order in which they were shown. */
  shown: readonly ShownStyle[];
  /** The last position at the time the user joined; later positions are new. */
  cameInAt: number;
  /** The position shown while the user does not follow the host, and the last position known at the start of that. */
  chosen: number | null;
  seen: number;
  /** Milliseconds until the next request. */
  pause: number;
  /** Consecutive failed calls. */
  failures: number;
  failure: Failure | null;
}

export type LiveEvent =
  /** The user follows the host, or stays at the current style. */
  | { type: 'follow.switched' }
  | { type: 'style.chosen'; position: number }
  /** The user is working in the matrix, so the style shown must not change. */
  | { type: 'sheet.entered' }
  | { type: 'live.retried' }
  | { type: 'language.changed' }
  | { type: 'page.woke' };

/** Watching a live shopping event and ordering from it (P1). */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent, input: {} as LiveInput },
  actors: {
    /** Long polling: responds when there is something new, or after a timeout. */
    follow: service<LiveNews, LiveQuestion>(),
    watchPage: watch(),
  },
  actions: {
    takeNews: assign(({ context }, { event, styles, askAgainIn }: LiveNews) => ({
      event,
      shown: withShown(context.shown, styles),
      pause: Math.max(LEAST_PAUSE, askAgainIn),
      failures: 0,
      failure: null,
    })),
    comeIn: assign(({ context }) => ({ cameInAt: lastPosition(context.shown) })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      failures: context.failures + 1,
      pause: pauseAfterFailures(context.failures + 1),
    })),
    /** Requests everything again; what is known stays on screen until then. */
    askForAll: assign(({ context: { event } }) => ({ event: event && { ...event, version: 0 } })),
    keepNewest: assign(({ context: { shown } }) => ({
      chosen: newestVisible(shown)?.position ?? null,
      seen: lastPosition(shown),
    })),
    choose: assign(({ context }, { position }: { position: number }) => ({
      chosen: position,
      seen: Math.max(context.seen, position),
    })),
    seeAll: assign(({ context: { shown } }) => ({ seen: lastPosition(shown) })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isOver: ({ context }) => context.event?.phase === 'over',
    isVisible: ({ context }, { position }: { position: number }) =>
      context.shown.some((one) => one.position === position && one.style !== null),
    hasStyle: ({ context }) => newestVisible(context.shown) !== null,
  },
  delays: { pause: ({ context }) => context.pause, lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'live',
  description: 'Watching a live shopping event',
  context: ({ input }) => ({
    ...input,
    event: null,
    shown: [],
    cameInAt: 0,
    chosen: null,
    seen: 0,
    pause: 0,
    failures: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The event and what was shown so far are being fetched',
      tags: 'pending',
      invoke: {
        id: 'load',
        src: 'follow',
        input: ({ context: { place, eventId } }) => ({ place, eventId, after: 0 }),
        onDone: {
          target: 'watching',
          actions: [{ type: 'takeNews', params: ({ event }) => event.output }, 'comeIn'],
        },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      on: { 'language.changed': { target: 'loading', reenter: true } },
    },
    watching: {
      description: 'What is shown is in front of the user',
      type: 'parallel',
      invoke: { id: 'watchPage', src: 'watchPage' },
      states: {
        line: {
          description: 'How news of the event comes',
          initial: 'resting',
          on: { 'language.changed': { target: '.connected', actions: 'askForAll' } },
          states: {
            connected: {
              description: 'The next news is awaited',
              invoke: {
                id: 'follow',
                src: 'follow',
                input: ({ context: { place, eventId, event } }) => ({
                  place,
                  eventId,
                  after: event?.version ?? 0,
                }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'takeNews', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    target: '#live.missing',
                    guard: { type: 'isMissing', params: errorOf },
                    actions: keepFailure,
                  },
                  { target: 'reconnecting', actions: keepFailure },
                ],
              },
            },
            resting: {
              description: 'News just came; it is asked again at once, or when the server said',
              always: { guard: 'isOver', target: 'ended' },
              after: { pause: 'connected' },
            },
            reconnecting: {
              description: 'The line is lost; it is tried again by itself, ever less often',
              tags: 'lost',
              after: { pause: 'connected' },
              on: { 'live.retried': 'connected', 'page.woke': 'connected' },
            },
            ended: {
              description: 'The event is over',
              after: { lookAgain: 'connected' },
              on: { 'page.woke': 'connected' },
            },
          },
        },
        view: {
          description: 'Which style is in front',
          initial: 'following',
          states: {
            following: {
              description: 'The newest style is in front',
              on: {
                'follow.switched': { guard: not('isOver'), target: 'staying', actions: 'keepNewest' },
                'sheet.entered': { guard: 'hasStyle', target: 'staying', actions: 'keepNewest' },
                'style.chosen': {
                  guard: { type: 'isVisible', params: ({ event }) => event },
                  target: 'staying',
                  actions: ['seeAll', { type: 'choose', params: ({ event }) => event }],
                },
              },
            },
            staying: {
              description: 'A style stays in front, whatever the host shows',
              on: {
                'follow.switched': { guard: not('isOver'), target: 'following' },
                'style.chosen': {
                  guard: { type: 'isVisible', params: ({ event }) => event },
                  actions: { type: 'choose', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    missing: { description: 'There is no such event, or not for this user' },
    failed: {
      description: 'The event could not be loaded',
      tags: 'failed',
      on: { 'live.retried': 'loading', 'language.changed': 'loading' },
    },
  },
});
