import { assign, setup } from 'xstate';
import type { CopyPlan, CopyReport, CopySource } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { ASK_AGAIN_DELAY, isAnswerLost, MOST_ASKINGS } from '../../rules/askAgain.ts';

export interface RunInput {
  readonly source: CopySource;
  readonly plan: CopyPlan;
  /** The run whose failed targets are retried; null for a first run. */
  readonly copyId: string | null;
}

/** How a run ended: with its report, or refused. */
export interface RunEnd {
  readonly report: CopyReport | null;
  readonly failure: Failure | null;
}

export interface CopyRunContext extends RunInput, RunEnd {
  askings: number;
}

/** What a run tells its parent, once on every change. It begins under way. */
export interface RunStatusChanged {
  readonly type: 'run.statusChanged';
  readonly status: 'underWay' | 'uncertain';
}

const runStatusChanged = ({ value }: { readonly value: unknown }): RunStatusChanged => ({
  type: 'run.statusChanged',
  status: value === 'uncertain' ? 'uncertain' : 'underWay',
});

/** Carries a plan out. While no answer comes, the same request finds out how the copy ended. */
export const copyRunMachine = setup({
  types: {
    context: {} as CopyRunContext,
    events: {} as { type: 'run.retried' },
    input: {} as RunInput,
    output: {} as RunEnd,
  },
  actors: {
    run: service<CopyReport, RunInput>(),
    reportStatus: statusReporter(runStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    setReport: assign((_, { report }: { report: CopyReport }) => ({ report, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    countAsking: assign({ askings: ({ context }) => context.askings + 1 }),
    startCounting: assign({ askings: 0 }),
  },
  guards: {
    mayAskAgain: ({ context }) => context.askings < MOST_ASKINGS,
    isLost: (_, { error }: { error: unknown }) => isAnswerLost(error),
  },
  delays: { askDelay: ASK_AGAIN_DELAY },
}).createMachine({
  id: 'copyRun',
  description: 'A plan of copying is carried out, exactly once',
  context: ({ input }) => ({ ...input, report: null, failure: null, askings: 0 }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'running',
  output: ({ context: { report, failure } }) => ({ report, failure }),
  states: {
    running: {
      description: 'The plan is carried out, target by target',
      tags: 'pending',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context: { source, plan, copyId } }) => ({ source, plan, copyId }),
        onDone: {
          target: 'ended',
          actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: [
          { target: 'asking', guard: { type: 'isLost', params: errorOf }, actions: keepFailure },
          { target: 'ended', actions: keepFailure },
        ],
      },
    },
    asking: {
      description: 'No answer came: the same request finds out how the copy ended',
      tags: 'pending',
      entry: 'countAsking',
      after: { askDelay: [{ guard: 'mayAskAgain', target: 'running' }, { target: 'uncertain' }] },
    },
    uncertain: {
      description: 'It is still unknown how the copy ended; the user can ask again',
      tags: 'failed',
      on: { 'run.retried': { target: 'running', actions: 'startCounting' } },
    },
    ended: { type: 'final', description: 'It is known how the copy ended' },
  },
});
