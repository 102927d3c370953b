import { assign, setup } from 'xstate';
import type { CartHead, Finding, RightEnv } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

/** Identifies a cart by its right environment and id. */
export interface CartRef {
  readonly rightEnv: RightEnv;
  readonly cartId: string;
}

export interface CheckContext extends CartRef {
  findings: Finding[];
  /** The version of the cart that was checked last. */
  version: number | null;
  failure: Failure | null;
}

export interface CheckVerdict {
  readonly version: number;
  readonly findings: Finding[];
}

/** The findings of the rules; null while the check is running, and if it failed. */
export const findingsOf = ({
  value,
  context,
}: {
  readonly value: unknown;
  readonly context: CheckContext;
}): readonly Finding[] | null => (value === 'passed' || value === 'objected' ? context.findings : null);

/** What a check tells its parent, once on every change. */
export interface FindingsChanged {
  readonly type: 'findings.changed';
  readonly findings: readonly Finding[] | null;
}

const findingsChanged = (snapshot: Parameters<typeof findingsOf>[0]): FindingsChanged => ({
  type: 'findings.changed',
  findings: findingsOf(snapshot),
});

/** An approval leaves the verdict as it is, so that what it allows stays allowed. */
const approvedOnly = {
  guard: {
    type: 'isOnlyApproved',
    params: ({ event }: { event: { readonly head: CartHead } }) => ({ head: event.head }),
  },
} as const;

/** Runs all rules over a cart without side effects (the precheck). */
export const checkMachine = setup({
  types: {
    context: {} as CheckContext,
    events: {} as
      | { type: 'check.repeated' }
      | { type: 'check.retried' }
      /** The cart was stored, approved or read anew. */
      | { type: 'cart.changed'; head: CartHead },
    input: {} as CartRef,
  },
  actors: {
    precheck: service<CheckVerdict, CartRef>(),
    reportStatus: statusReporter(findingsChanged, (one, other) => one.findings === other.findings),
  },
  actions: {
    setFindings: assign((_, { findings, version }: CheckVerdict) => ({ findings, version, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasFindings: (_, { findings }: { findings: Finding[] }) => findings.length > 0,
    /** Nothing was done to the cart since but to approve it: every line is as it was checked. */
    isOnlyApproved: ({ context: { version } }, { head }: { head: CartHead }) =>
      version !== null && head.version === version + 1 && head.state === 'approved',
  },
}).createMachine({
  id: 'check',
  description: 'Checking a cart by all rules, as finalization would',
  context: ({ input: { rightEnv, cartId } }) => ({
    rightEnv,
    cartId,
    findings: [],
    version: null,
    failure: null,
  }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'checking',
  on: { 'check.repeated': '.checking', 'cart.changed': '.checking' },
  states: {
    checking: {
      description: 'The rules are being run by the server',
      tags: 'pending',
      invoke: {
        id: 'precheck',
        src: 'precheck',
        input: ({ context: { rightEnv, cartId } }) => ({ rightEnv, cartId }),
        onDone: [
          {
            target: 'objected',
            guard: { type: 'hasFindings', params: ({ event }) => event.output },
            actions: { type: 'setFindings', params: ({ event }) => event.output },
          },
          { target: 'passed', actions: { type: 'setFindings', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    passed: { description: 'No rule objects', on: { 'cart.changed': approvedOnly } },
    objected: {
      description: 'Some rules object; every finding is shown where it stands',
      on: { 'cart.changed': approvedOnly },
    },
    failed: {
      description: 'The rules could not be run',
      tags: 'failed',
      on: { 'check.retried': 'checking' },
    },
  },
});
