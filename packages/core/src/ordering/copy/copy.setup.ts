import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type {
  CopyPlan,
  CopyReport,
  CopySource,
  CopyWish,
  Customer,
  RightEnv,
  TargetStanding,
} from '../../contract/index.ts';
import { MOST_COPY_TARGETS } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf, isSilent } from '../../platform/api/failure.ts';
import { targetsMachine } from './targets.machine.ts';

/**
 * After a lost response the same request is sent again: the delay (ms), and the maximum number of automatic retries.
 */
export const COPY_ASK_DELAY = 2000;
export const MOST_COPY_ASKINGS = 3;

/**
 * What a copy is opened with: `rightEnvs` are the possible targets (SHOPPINGCART_INSERT), `rightEnv` is the one
 * preselected.
 */
export interface CopyOpening {
  readonly source: CopySource;
  readonly rightEnv: RightEnv;
  readonly rightEnvs: readonly RightEnv[];
  /** Quantities of the source are still being saved. */
  readonly unsaved?: boolean;
  /** Customers chosen initially: those an order was for. */
  readonly chosen: readonly ChosenCustomer[];
}

/** A customer as shown in the copy dialog. */
export type ChosenCustomer = Pick<Customer, 'customerId' | 'customerNumber' | 'name' | 'city'>;

export interface CopyContext extends Omit<CopyOpening, 'source' | 'unsaved'> {
  source: CopySource | null;
  /** The decisions about existing quantities in carts that are not empty, by customer. */
  standings: Readonly<Record<string, TargetStanding>>;
  plan: CopyPlan | null;
  /** The report of the run so far. A retry continues it. */
  report: CopyReport | null;
  askings: number;
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
  | { type: 'standing.chosen'; customerId: string; standing: TargetStanding }
  | { type: 'run.requested' }
  | { type: 'run.retried' }
  | { type: 'retry.requested' };

export interface PlanInput {
  readonly rightEnv: RightEnv;
  readonly source: CopySource;
  readonly targets: readonly CopyWish[];
}

export interface RunInput {
  readonly source: CopySource;
  readonly plan: CopyPlan;
  /** The run whose failed targets are retried; null for a first run. */
  readonly copyId: string | null;
}

const failedIds = ({ report }: CopyContext): string[] =>
  (report?.targets ?? []).filter(({ end }) => end === 'failed').map(({ customerId }) => customerId);

/** True from the refused call until customers can be loaded again. */
export const isMaintained = ({ context: { failure } }: SnapshotFrom<typeof targetsMachine>) => ({
  maintained: failure !== null && isSilent(failure),
});

/** For a retry, only the failed targets. */
export const wishesOf = (context: CopyContext): CopyWish[] =>
  (context.report ? failedIds(context) : context.chosen.map(({ customerId }) => customerId)).map(
    (customerId) => ({
      customerId,
      standing: context.standings[customerId] ?? null,
    }),
  );

export const sourceIn = ({ source }: CopyContext): CopySource => {
  if (!source) throw new Error('a copy was planned without a source');
  return source;
};

export const planIn = ({ plan }: CopyContext): CopyPlan => {
  if (!plan) throw new Error('a copy was run without a plan');
  return plan;
};

/** Types, actors, actions and guards of the copy dialog's chart. */
export const copySetup = setup({
  types: { context: {} as CopyContext, events: {} as CopyEvent },
  actors: {
    targets: targetsMachine,
    plan: service<CopyPlan, PlanInput>(),
    run: service<CopyReport, RunInput>(),
  },
  actions: {
    open: assign((_, { source, rightEnv, rightEnvs, chosen }: CopyOpening) => ({
      source,
      rightEnv,
      rightEnvs,
      chosen,
      standings: {},
      plan: null,
      report: null,
      failure: null,
    })),
    toggle: assign(({ context: { chosen } }, { customer }: { customer: ChosenCustomer }) => {
      const others = chosen.filter(({ customerId }) => customerId !== customer.customerId);
      return { chosen: others.length < chosen.length ? others : [...chosen, customer] };
    }),
    setRightEnv: assign((_, { rightEnv }: { rightEnv: RightEnv }) => ({ rightEnv })),
    decide: assign(
      ({ context }, { customerId, standing }: { customerId: string; standing: TargetStanding }) => ({
        standings: { ...context.standings, [customerId]: standing },
      }),
    ),
    setPlan: assign((_, { plan }: { plan: CopyPlan }) => ({ plan, failure: null })),
    setReport: assign((_, { report }: { report: CopyReport }) => ({ report, plan: null, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setMaintained: assign((_, { maintained }: { maintained: boolean }) => ({ maintained })),
    forgetMaintained: assign({ maintained: false }),
    retryTargets: sendTo('targets', { type: 'search.retried' }),
    countAsking: assign({ askings: ({ context }) => context.askings + 1 }),
    startCounting: assign({ askings: 0 }),
    forget: assign({ source: null, chosen: [], standings: {}, plan: null, report: null, failure: null }),
  },
  guards: {
    /** The user has the insert right in at least one right environment. */
    holdsInsert: ({ event }) => event.type === 'copy.opened' && event.rightEnvs.length > 0,
    isStored: ({ event }) => event.type === 'copy.opened' && !event.unsaved,
    maintenanceMoved: ({ context }, { maintained }: { maintained: boolean }) =>
      context.maintained !== maintained,
    isServed: ({ context }) => !context.maintained,
    hasTargets: ({ context }) => context.chosen.length > 0,
    isWithinMostTargets: ({ context }) => context.chosen.length <= MOST_COPY_TARGETS,
    takesSomething: ({ context: { plan } }) => plan?.targets.some(({ sums }) => sums.copied > 0) ?? false,
    isRetry: ({ context }) => context.report !== null,
    mayAskAgain: ({ context }) => context.askings < MOST_COPY_ASKINGS,
    isLost: (_, { error }: { error: unknown }) => {
      const { kind, status, code } = failureOf(error);
      return kind === 'network' || kind === 'malformed' || code === 'stillRunning' || (status ?? 0) >= 500;
    },
    hasFailed: ({ context }) => failedIds(context).length > 0,
    hasWarnings: ({ context }) =>
      context.report?.targets.some(({ end }) => end === 'copiedWithWarnings') ?? false,
  },
  delays: { askDelay: COPY_ASK_DELAY },
});
