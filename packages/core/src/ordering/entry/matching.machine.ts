import { assign, setup } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf, mayComeRight } from '../../platform/api/failure.ts';
import type { LookupResult } from './articles.ts';
import { type Codes, countOf, knownWith, type LookedUpCodes, noCodes } from './codes.ts';
import type { EntryList, JudgedList } from './entryList.ts';
import { type ListProblem, listProblemOf } from './table.ts';

export interface MatchingInput extends Omit<LookedUpCodes, 'codes'> {
  readonly place: SeasonPlace;
  readonly list: EntryList;
  /** Server time of the last answer, epoch ms. */
  readonly serverTime: number;
}

/** What matching ended with: the verdicts with what they were made from, or why the list is none. */
export interface Matched extends Omit<MatchingInput, 'list' | 'place'> {
  readonly verdicts: JudgedList | null;
  readonly problem: ListProblem | null;
}

export interface MatchingContext extends Matched {
  readonly place: SeasonPlace;
  readonly list: EntryList;
  /** Codes still to be looked up, and their initial number. */
  codes: Codes;
  codesAtFirst: number;
  failure: Failure | null;
}

/** What matching tells its parent, once on every change: it begins with looking. */
export interface MatchingStatusChanged {
  readonly type: 'matching.statusChanged';
  readonly status: 'looking' | 'stuck' | 'judging';
  /** Why it is stuck. */
  readonly failure: Failure | null;
}

const statusIn: Readonly<Record<string, MatchingStatusChanged['status']>> = {
  stalled: 'stuck',
  refused: 'stuck',
  judging: 'judging',
};

const matchingStatusChanged = ({
  value,
  context: { failure },
}: {
  readonly value: unknown;
  readonly context: MatchingContext;
}): MatchingStatusChanged => ({
  type: 'matching.statusChanged',
  status: statusIn[`${value}`] ?? 'looking',
  failure: statusIn[`${value}`] === 'stuck' ? failure : null,
});

/** What is known of a list before anything was asked. */
export const unmatched = {
  found: { styles: [], elsewhere: [] },
  asked: [],
  serverTime: 0,
} satisfies Partial<MatchingInput>;

export const RETRY_DELAY = 4000;

/** Looks up the codes of a list in batches and judges its rows; what was found is kept if the network is lost. */
export const matchingMachine = setup({
  types: {
    context: {} as MatchingContext,
    events: {} as { type: 'look.retried' },
    input: {} as MatchingInput,
    output: {} as Matched,
  },
  actors: {
    plan: service<Codes, { list: EntryList; asked: readonly string[] }>(),
    lookUp: service<FoundArticles, { place: SeasonPlace; codes: Codes }>(),
    judge: service<JudgedList, { list: EntryList; found: LookupResult }>(),
    reportStatus: statusReporter(matchingStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    setCodes: assign((_, { codes }: { codes: Codes }) => ({ codes, codesAtFirst: countOf(codes) })),
    takeFound: assign(({ context }, { answer }: { answer: FoundArticles }) => ({
      ...knownWith(context, answer),
      serverTime: answer.serverTime,
      failure: null,
    })),
    setVerdicts: assign((_, verdicts: JudgedList) => ({ verdicts })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: listProblemOf(error) })),
  },
  guards: {
    hasCodes: ({ context }) => countOf(context.codes) > 0,
    mayComeRight: (_, { error }: { error: unknown }) => mayComeRight(failureOf(error)),
  },
  delays: { retryDelay: RETRY_DELAY },
}).createMachine({
  id: 'matching',
  description: 'The rows of a list are matched with articles',
  context: ({ input }) => ({
    ...input,
    codes: noCodes,
    codesAtFirst: 0,
    verdicts: null,
    problem: null,
    failure: null,
  }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'planning',
  output: ({ context: { verdicts, problem, found, asked, serverTime } }) => ({
    verdicts,
    problem,
    found,
    asked,
    serverTime,
  }),
  states: {
    planning: {
      description: 'The columns are distinguished, and the codes collected',
      tags: 'pending',
      invoke: {
        id: 'plan',
        src: 'plan',
        input: ({ context: { list, asked } }) => ({ list, asked }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: { target: 'ended', actions: { type: 'setProblem', params: errorOf } },
      },
    },
    deciding: {
      description: 'Is there a code left to look up?',
      always: [{ guard: 'hasCodes', target: 'asking' }, { target: 'judging' }],
    },
    asking: {
      description: 'Some codes are being looked up',
      tags: 'pending',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { place, codes } }) => ({ place, codes }),
        onDone: {
          target: 'deciding',
          actions: { type: 'takeFound', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          { target: 'stalled', guard: { type: 'mayComeRight', params: errorOf }, actions: keepFailure },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    stalled: {
      description: 'The network or the server is away; what was found is kept and the rest asked again',
      after: { retryDelay: 'asking' },
      on: { 'look.retried': 'asking' },
    },
    refused: {
      description: 'The server refused to look codes up',
      tags: 'failed',
      on: { 'look.retried': 'asking' },
    },
    judging: {
      description: 'Each row is judged by what was found',
      tags: 'pending',
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context: { list, found } }) => ({ list, found }),
        onDone: { target: 'ended', actions: { type: 'setVerdicts', params: ({ event }) => event.output } },
        onError: { target: 'ended', actions: { type: 'setProblem', params: errorOf } },
      },
    },
    ended: { type: 'final', description: 'Every row has its verdict, or the list is none' },
  },
});
