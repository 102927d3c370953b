import { assign, type SnapshotFrom, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import type { Finding, RightEnv } from '../../contract/index.ts';

/** Names a cart in its right environment. */
export interface CartRef {
  readonly rightEnv: RightEnv;
  readonly cartId: string;
}

export interface CheckContext extends CartRef {
  findings: Finding[];
  failure: Failure | null;
}

export interface CheckVerdict {
  readonly version: number;
  readonly findings: Finding[];
}

/** Running all rules over a cart without effect (ordering domain, Rehearse). */
export const checkMachine = setup({
  types: {
    context: {} as CheckContext,
    events: {} as { type: 'check.repeated' } | { type: 'check.retried' },
    input: {} as CartRef,
  },
  actors: { precheck: service<CheckVerdict, CartRef>() },
  actions: {
    setFindings: assign((_, { findings }: { findings: Finding[] }) => ({ findings, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: { hasFindings: (_, { findings }: { findings: Finding[] }) => findings.length > 0 },
}).createMachine({
  id: 'check',
  description: 'Checking a cart by all rules, as finalization would',
  context: ({ input: { rightEnv, cartId } }) => ({ rightEnv, cartId, findings: [], failure: null }),
  initial: 'checking',
  on: { 'check.repeated': '.checking' },
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
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    passed: { description: 'No rule objects' },
    objected: { description: 'Some rules object; every finding is shown where it stands' },
    failed: {
      description: 'The rules could not be run',
      tags: 'failed',
      on: { 'check.retried': 'checking' },
    },
  },
});

/** What the rules say; null: not known while they are being asked, and where they could not be. */
export const findingsOf = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof checkMachine>, 'value' | 'context'>): readonly Finding[] | null =>
  value === 'passed' || value === 'objected' ? context.findings : null;
