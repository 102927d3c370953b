import { assign, sendTo, setup } from 'xstate';
import {
  type CopyMode,
  type CopyPlan,
  type CopyReport,
  type CopySource,
  MOST_COPY_TARGETS,
  type RightEnv,
} from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { copyRunMachine, type RunEnd, type RunStatusChanged } from './copyRun.machine.ts';
import { type ChosenCustomer, type CopyOpening, failedIds, type PlanInput } from './planInput.ts';
import { type TargetsStatusChanged, targetsMachine } from './targets.machine.ts';

export interface CopyContext extends Omit<CopyOpening, 'source' | 'unsaved'> {
  source: CopySource | null;
  /** The decisions about existing quantities in carts that are not empty, by customer. */
  modes: Readonly<Record<string, CopyMode>>;
  plan: CopyPlan | null;
  /** The report of the run so far. A retry continues it. */
  report: CopyReport | null;
  /** A maintenance blocks the search for customers and the planning. */
  maintained: boolean;
  failure: Failure | null;
}

export type CopyEvent =
  | ({ type: 'copy.opened' } & CopyOpening)
  | { type: 'copy.closed' }
  | { type: 'target.toggled'; customer: ChosenCustomer }
  | { type: 'environment.chosen'; rightEnv: RightEnv }
  /** Retry what was refused because of a maintenance. */
  | { type: 'targets.retried' }
  | { type: 'plan.requested' }
  | { type: 'plan.retried' }
  | { type: 'choosing.resumed' }
  | { type: 'copyMode.chosen'; customerId: string; standing: CopyMode }
  | { type: 'run.requested' }
  | { type: 'retry.requested' }
  | TargetsStatusChanged
  | RunStatusChanged;

/** What a closed dialog holds. */
export const nothing = {
  source: null,
  chosen: [],
  modes: {},
  plan: null,
  report: null,
  failure: null,
} satisfies Partial<CopyContext>;

/** Types, actors, actions and guards of the copy dialog's chart. */
export const copySetup = setup({
  types: { context: {} as CopyContext, events: {} as CopyEvent },
  actors: { targets: targetsMachine, plan: service<CopyPlan, PlanInput>(), copyRun: copyRunMachine },
  actions: {
    open: assign((_, { source, rightEnv, rightEnvs, chosen }: CopyOpening) => ({
      ...nothing,
      source,
      rightEnv,
      rightEnvs,
      chosen,
    })),
    toggle: assign(({ context: { chosen } }, { customer }: { customer: ChosenCustomer }) => {
      const others = chosen.filter(({ customerId }) => customerId !== customer.customerId);
      return { chosen: others.length < chosen.length ? others : [...chosen, customer] };
    }),
    setRightEnv: assign((_, { rightEnv }: { rightEnv: RightEnv }) => ({ rightEnv })),
    decide: assign(({ context }, { customerId, standing }: { customerId: string; standing: CopyMode }) => ({
      modes: { ...context.modes, [customerId]: standing },
    })),
    setPlan: assign((_, { output: plan }: { output: CopyPlan }) => ({ plan, failure: null })),
    setReport: assign((_, { report }: RunEnd) => ({ report, plan: null, failure: null })),
    setRefused: assign((_, { failure }: RunEnd) => ({ failure })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setMaintained: assign((_, { standing }: TargetsStatusChanged) => ({
      maintained: standing === 'maintained',
    })),
    forgetMaintained: assign({ maintained: false }),
    retryTargets: sendTo('targets', { type: 'search.retried' }),
    forget: assign(nothing),
  },
  guards: {
    /** The user has the insert right in at least one right environment. */
    holdsInsert: ({ event }) => event.type === 'copy.opened' && event.rightEnvs.length > 0,
    isStored: ({ event }) => event.type === 'copy.opened' && !event.unsaved,
    isServed: ({ context }) => !context.maintained,
    hasTargets: ({ context }) => context.chosen.length > 0,
    isWithinMostTargets: ({ context }) => context.chosen.length <= MOST_COPY_TARGETS,
    takesSomething: ({ context: { plan } }) => plan?.targets.some(({ sums }) => sums.copied > 0) ?? false,
    isRetry: ({ context }) => context.report !== null,
    isReported: (_, { report }: RunEnd) => report !== null,
    isUncertain: (_, { status }: RunStatusChanged) => status === 'uncertain',
    hasFailed: ({ context }) => failedIds(context).length > 0,
    hasWarnings: ({ context }) =>
      context.report?.targets.some(({ end }) => end === 'copiedWithWarnings') ?? false,
  },
});
