import { assign, fromPromise, setup } from 'xstate';
import type { Endpoint } from '../../contract/index.ts';
import type { Api } from '../api/client.ts';
import { type Failure, failureOf } from '../api/failure.ts';
import { errorOf, keepFailure } from './failing.ts';
import { service } from './service.ts';

/** The parameters of the call, which identify the thing to read. */
export type ReadingParams = Readonly<Record<string, string>>;

export interface Reading<Answer> {
  params: ReadingParams;
  answer: Answer | null;
  failure: Failure | null;
}

/** Events of every read-only chart. */
export type ReadingEvent =
  | { type: 'reading.retried' }
  | { type: 'reading.refreshed' }
  /** What is shown, and what is on its way, has words of the former language. */
  | { type: 'language.changed' };

/** A chart that reads one thing. It ends up found, missing (404) or failed. Its service is `read`. */
export function readingChart<Answer>(id: string, description: string) {
  return setup({
    types: {
      context: {} as Reading<Answer>,
      events: {} as ReadingEvent,
      input: {} as ReadingParams,
    },
    actors: { read: service<Answer, ReadingParams>() },
    actions: {
      setAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer, failure: null })),
      setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    },
    guards: {
      isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
      isStale: ({ context }) => context.failure !== null,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ params: input, answer: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        description: 'The first answer is awaited',
        tags: 'pending',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.params,
          onDone: {
            target: 'ready',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: [
            { target: 'missing', guard: { type: 'isMissing', params: errorOf }, actions: keepFailure },
            { target: 'failed', actions: keepFailure },
          ],
        },
        on: { 'language.changed': { target: 'loading', reenter: true } },
      },
      ready: {
        description: 'What was read is shown',
        on: {
          'reading.refreshed': 'refreshing',
          'language.changed': 'refreshing',
          // Once a maintenance is over, what it kept from being read anew is read, and its failure is told no more.
          'reading.retried': { guard: 'isStale', target: 'refreshing' },
        },
      },
      refreshing: {
        description: 'A newer answer is awaited while the old one is shown',
        invoke: {
          id: 'readAgain',
          src: 'read',
          input: ({ context }) => context.params,
          onDone: {
            target: 'ready',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: { target: 'ready', actions: keepFailure },
        },
        on: {
          'reading.refreshed': { target: 'refreshing', reenter: true },
          'language.changed': { target: 'refreshing', reenter: true },
        },
      },
      missing: {
        description: 'It does not exist, or not for this user; the user may try again',
        on: { 'reading.retried': 'loading', 'language.changed': 'loading' },
      },
      failed: {
        description: 'It could not be read; the user may try again',
        tags: 'failed',
        on: { 'reading.retried': 'loading', 'language.changed': 'loading' },
      },
    },
  });
}

type Readable<Params, Answer> = Endpoint<Params, Record<never, never>, null, Answer>;

/** The service of a reading chart: one call, with its parameters validated by the endpoint's struct. */
export const reader = <Params, Answer>(api: Api, endpoint: Readable<Params, Answer>) =>
  fromPromise<Answer, ReadingParams>(({ input, signal }) => {
    const call: { params?: Params; signal: AbortSignal } = { signal };
    if (endpoint.params) call.params = endpoint.params.create(input);
    return api.send(endpoint, call as never);
  });
