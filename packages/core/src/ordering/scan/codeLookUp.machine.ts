import { assign, enqueueActions, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { type Failure, failureOf, mayComeRight } from '../../platform/api/failure.ts';
import { retryDelayAfter } from './scanPauses.ts';

/** Maximum number of codes per request. */
export const CODES_AT_ONCE = 100;

export interface CodeLookUpInput {
  readonly place: SeasonPlace;
}

/** The codes that are still to be looked up; what they mean is told to the parent and not kept. */
export interface CodeLookUpContext extends CodeLookUpInput {
  /** Oldest first, those in the running request included. */
  wanted: readonly string[];
  /** Codes in the running request. */
  asking: readonly string[];
  /** Consecutive failed calls. */
  tries: number;
  failure: Failure | null;
}

export type CodeLookUpEvent =
  /** All codes that are not known now. */
  | { type: 'codes.wanted'; codes: readonly string[] }
  | { type: 'look.retried' }
  /** What was answered so far is in the former language. */
  | { type: 'language.changed' }
  | { type: 'page.woke' };

/** What it tells its parent: the answer for these codes. */
export interface CodesFound {
  readonly type: 'codes.found';
  readonly codes: readonly string[];
  readonly answer: FoundArticles;
}

/** Looks up what scanned codes mean, in batches, until every one is answered (M5). */
export const codeLookUpMachine = setup({
  types: {
    context: {} as CodeLookUpContext,
    events: {} as CodeLookUpEvent,
    input: {} as CodeLookUpInput,
  },
  actors: {
    lookUp: service<FoundArticles, { place: SeasonPlace; eans: readonly string[] }>(),
    watchPage: watch(),
  },
  actions: {
    setWanted: assign((_, { codes }: { codes: readonly string[] }) => ({ wanted: codes })),
    setAsking: assign(({ context: { wanted } }) => ({ asking: wanted.slice(0, CODES_AT_ONCE) })),
    forgetAsking: assign({ asking: [] }),
    handOver: enqueueActions(
      ({ context: { wanted, asking }, enqueue, self }, { answer }: { answer: FoundArticles }) => {
        enqueue.assign({
          wanted: wanted.filter((code) => !asking.includes(code)),
          asking: [],
          tries: 0,
          failure: null,
        });
        notifyParent<CodesFound>({ self, enqueue }, { type: 'codes.found', codes: asking, answer });
      },
    ),
    setFailure: assign(({ context: { tries } }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      tries: tries + 1,
      asking: [],
    })),
  },
  guards: {
    hasCodes: ({ context }) => context.wanted.length > 0,
    mayComeRight: (_, { error }: { error: unknown }) => mayComeRight(failureOf(error)),
  },
  delays: {
    retryDelay: ({ context: { tries } }) => retryDelayAfter(tries),
  },
}).createMachine({
  id: 'codeLookUp',
  description: 'What scanned codes mean',
  context: ({ input }) => ({ ...input, wanted: [], asking: [], tries: 0, failure: null }),
  initial: 'idle',
  on: {
    'codes.wanted': { actions: { type: 'setWanted', params: ({ event }) => event } },
    'language.changed': { target: '.idle', actions: 'forgetAsking' },
  },
  states: {
    idle: {
      description: 'Every code is known as what it is, or as unknown',
      always: { guard: 'hasCodes', target: 'asking' },
    },
    asking: {
      description: 'Codes are being looked up; what is scanned meanwhile comes next',
      tags: 'pending',
      entry: 'setAsking',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { place, asking } }) => ({ place, eans: asking }),
        onDone: {
          target: 'idle',
          actions: { type: 'handOver', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            target: 'stalled',
            guard: { type: 'mayComeRight', params: errorOf },
            actions: keepFailure,
          },
          {
            target: 'refused',
            actions: keepFailure,
          },
        ],
      },
    },
    stalled: {
      description: 'The network or the server is away; codes are kept and looked up by and by',
      tags: 'stalled',
      invoke: { id: 'watchPage', src: 'watchPage' },
      after: { retryDelay: 'idle' },
      on: { 'page.woke': 'idle', 'look.retried': 'idle' },
    },
    refused: {
      description: 'The server refused to look codes up; they are kept',
      tags: 'failed',
      on: { 'look.retried': 'idle' },
    },
  },
});
