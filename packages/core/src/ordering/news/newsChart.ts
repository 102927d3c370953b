import { assign, enqueueActions, setup } from 'xstate';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import type { ReadingParams } from '../../platform/actors/reading.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { LEAST_PAUSE, pauseAfterFailures } from './pauses.ts';

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

/** What the chart tells its parent of every answer that brings something new. */
export interface NewsCame<News> {
  readonly type: 'news.came';
  readonly news: News;
  /** What is shown was read at the same time, so it is as new as the first news. */
  readonly isFirst: boolean;
}

export type NewsEvent =
  /** Another call of the page now waits for news, or no longer does. Only one at a time is held back. */
  { type: 'line.shared'; alone: boolean } | { type: 'page.woke' } | { type: 'page.hidden' };

/**
 * A chart that polls news of one thing: one call that the server holds back until there is something new, over and
 * over. Its services are `ask` and `watchPage`.
 */
export function newsChart<News extends Marked>(id: string, description: string) {
  const chart = setup({
    types: {
      context: {} as NewsContext<News>,
      events: {} as NewsEvent,
      input: {} as NewsInput,
    },
    actors: { ask: service<News, NewsQuestion>(), watchPage: watch() },
    actions: {
      takeNews: enqueueActions(({ context, enqueue, self }, { news }: { news: News }) => {
        const before = context.news;
        const pause = Math.max(LEAST_PAUSE, news.askAgainIn);
        enqueue.assign({ news, pause, failures: 0, failure: null });
        const came: NewsCame<News> = { type: 'news.came', news, isFirst: before === null };
        if (before?.mark !== news.mark) notifyParent({ enqueue, self }, came);
      }),
      setFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failure: failureOf(error),
        failures: context.failures + 1,
        pause: pauseAfterFailures(context.failures + 1),
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
  });
  const asking = (callId: 'watch' | 'glance', hold: boolean, what: string) =>
    chart.createStateConfig({
      description: what,
      invoke: {
        id: callId,
        src: 'ask',
        input: ({ context: { params, news } }) => ({ params, after: news?.mark ?? '', hold }),
        onDone: {
          target: 'resting',
          actions: { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
        },
        onError: [
          { target: '#gone', guard: { type: 'isMissing', params: errorOf } },
          { target: 'retrying', actions: keepFailure },
        ],
      },
    });
  return chart.createMachine({
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
          watching: asking('watch', true, 'The next news is awaited; the server holds its answer back'),
          glancing: asking('glance', false, 'It is looked up whether something is new, with no waiting'),
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
