import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf, isSilent } from '../../api/failure.ts';
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
import { targetsMachine } from './targets.machine.ts';

/** After a lost answer the same request is sent again, this much later and this often by itself. */
export const COPY_ASK_DELAY = 2000;
export const MOST_COPY_ASKINGS = 3;

/** What a copy starts from: `rightEnvs` are where it may go (SHOPPINGCART_INSERT), `rightEnv` the one proposed. */
export interface CopyOpening {
  readonly source: CopySource;
  readonly rightEnv: RightEnv;
  readonly rightEnvs: readonly RightEnv[];
  /** Quantities of the source are on their way still. */
  readonly unsaved?: boolean;
  /** Customers that are chosen to begin with: those an order was for. */
  readonly chosen: readonly ChosenCustomer[];
}

/** A customer as the dialog of a copy shows it. */
export type ChosenCustomer = Pick<Customer, 'customerId' | 'customerNumber' | 'name' | 'city'>;

export interface CopyContext extends Omit<CopyOpening, 'source' | 'unsaved'> {
  source: CopySource | null;
  /** What was decided about carts that are not empty, by customer. */
  standings: Readonly<Record<string, TargetStanding>>;
  plan: CopyPlan | null;
  /** The report of the run so far: a retry belongs to it. */
  report: CopyReport | null;
  askings: number;
  /** The customers it could go to are kept away by a maintenance, and so is a plan. */
  maintained: boolean;
  failure: Failure | null;
}

export type CopyEvent =
  | ({ type: 'copy.opened' } & CopyOpening)
  | { type: 'copy.closed' }
  | { type: 'target.toggled'; customer: ChosenCustomer }
  | { type: 'environment.chosen'; rightEnv: RightEnv }
  /** What was refused because of a maintenance is asked for again. */
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
  /** The run whose failed targets are tried again; null for a first run. */
  readonly copyId: string | null;
}

const failedIds = ({ report }: CopyContext): string[] =>
  (report?.targets ?? []).filter(({ end }) => end === 'failed').map(({ customerId }) => customerId);

/** Known from the refusal on until customers come. */
export const isMaintained = ({ context: { failure } }: SnapshotFrom<typeof targetsMachine>) => ({
  maintained: failure !== null && isSilent(failure),
});

/** Of a retry the failed targets only. */
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

/** The dialog that copies a cart or an order, with everything it does. */
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
    /** Somewhere at least. */
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
