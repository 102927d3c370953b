import { assign, setup } from 'xstate';
import type { ReadingParams } from '../../platform/actors/reading.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { LEAST_PAUSE, pauseAfterFailure } from './pauses.ts';

/** Fields of all news: `mark` identifies the state that is known, `askAgainIn` is in milliseconds. */
export interface Marked {
  readonly mark: string;
  readonly askAgainIn: number;
}

export interface NewsInput {
  readonly params: ReadingParams;
  /** Whether the user may see the news. */
  readonly may: boolean;
}

/**
 * A request for news that differ from the mark `after`. The server holds it back until there are some, or responds at
 * once.
 */
export interface NewsQuestion {
  readonly params: ReadingParams;
  readonly after: string;
  readonly hold: boolean;
}

export interface NewsContext<News> extends NewsInput {
  news: News | null;
  /** The page has no other call waiting for news. */
  alone: boolean;
  /** Milliseconds until the next request. */
  pause: number;
  /** Consecutive failed calls. */
  failures: number;
  failure: Failure | null;
}

export type NewsEvent =
  /** Another call of the page now waits for news, or no longer does. Only one at a time is held back. */
  { type: 'line.shared'; alone: boolean } | { type: 'page.woke' } | { type: 'page.hidden' };

/**
 * A chart that polls news of one thing: one call that the server holds back until there is something new, over and
 * over. Its services are `ask` and `watchPage`.
 */
export function newsChart<News extends Marked>(id: string, description: string) {
  return setup({
    types: {
      context: {} as NewsContext<News>,
      events: {} as NewsEvent,
      input: {} as NewsInput,
    },
    actors: { ask: service<News, NewsQuestion>(), watchPage: watch() },
    actions: {
      takeNews: assign((_, { news }: { news: News }) => ({
        news,
        pause: Math.max(LEAST_PAUSE, news.askAgainIn),
        failures: 0,
        failure: null,
      })),
      setFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failure: failureOf(error),
        failures: context.failures + 1,
        pause: pauseAfterFailure(context.pause),
      })),
      setAlone: assign((_, { alone }: { alone: boolean }) => ({ alone })),
      askAtOnce: assign({ pause: LEAST_PAUSE }),
    },
    guards: {
      may: ({ context }) => context.may,
      isAlone: ({ context }) => context.alone,
      isMissing: (_, { error }: { error: unknown }) => [403, 404].includes(failureOf(error).status ?? 0),
      movesLine: ({ context }, { alone }: { alone: boolean }) => context.alone !== alone,
    },
    delays: { pause: ({ context }) => context.pause },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      news: null,
      alone: true,
      pause: LEAST_PAUSE,
      failures: 0,
      failure: null,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        description: 'May the user be told?',
        always: [{ guard: 'may', target: 'following' }, { target: 'off' }],
      },
      off: { description: 'There is nothing this user may be told of' },
      following: {
        description: 'News are followed while the page is seen',
        invoke: { id: 'watchPage', src: 'watchPage' },
        initial: 'choosing',
        on: {
          'page.hidden': '.hidden',
          'line.shared': {
            guard: { type: 'movesLine', params: ({ event }) => event },
            target: '.choosing',
            actions: { type: 'setAlone', params: ({ event }) => event },
          },
        },
        states: {
          choosing: {
            description: 'Is there another call of this page that waits?',
            always: [{ guard: 'isAlone', target: 'watching' }, { target: 'glancing' }],
          },
          watching: {
            description: 'The next news is awaited; the server holds its answer back',
            invoke: {
              id: 'watch',
              src: 'ask',
              input: ({ context: { params, news } }) => ({ params, after: news?.mark ?? '', hold: true }),
              onDone: {
                target: 'resting',
                actions: { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
              },
              onError: [
                { target: '#gone', guard: { type: 'isMissing', params: ({ event }) => event } },
                { target: 'retrying', actions: { type: 'setFailure', params: ({ event }) => event } },
              ],
            },
          },
          glancing: {
            description: 'It is looked up whether something is new, with no waiting',
            invoke: {
              id: 'glance',
              src: 'ask',
              input: ({ context: { params, news } }) => ({ params, after: news?.mark ?? '', hold: false }),
              onDone: {
                target: 'resting',
                actions: { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
              },
              onError: [
                { target: '#gone', guard: { type: 'isMissing', params: ({ event }) => event } },
                { target: 'retrying', actions: { type: 'setFailure', params: ({ event }) => event } },
              ],
            },
          },
          resting: {
            description: 'An answer just came; it is asked again at once, or when the server said',
            after: { pause: 'choosing' },
          },
          retrying: {
            description: 'The line is lost; it is tried again by itself, ever less often',
            tags: 'lost',
            after: { pause: 'choosing' },
            on: { 'page.woke': 'choosing' },
          },
          hidden: {
            description: 'Nobody sees the page: nothing is asked',
            on: {
              'page.woke': { target: 'choosing', actions: 'askAtOnce' },
              'line.shared': { actions: { type: 'setAlone', params: ({ event }) => event } },
            },
          },
        },
      },
      gone: { id: 'gone', description: 'There is no such thing any more, or not for this user' },
    },
  });
}
