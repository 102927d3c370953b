import { and, assign, setup } from 'xstate';
import type { Finding } from '../../contract/index.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import type { CartRef, CheckVerdict } from './check.machine.ts';

export interface PrecheckContext extends CartRef {
  /** All edits are stored, so the rules see them. */
  settled: boolean;
  /** The current version of the cart. */
  version: number;
  /** The version that was checked last. */
  judged: number;
  findings: readonly Finding[];
  failure: Failure | null;
}

export type PrecheckEvent =
  /**
   * Start the precheck. The numbers count the cells that the rules cannot check: invalid, in conflict (undecided) and
   * refused.
   */
  | { type: 'precheck.asked'; invalid: number; conflicting: number; refused: number }
  | { type: 'precheck.closed' }
  /** The cart's current state. */
  | { type: 'cart.statusChanged'; settled: boolean; version: number };

export interface PrecheckInput extends CartRef {
  readonly settled: boolean;
  readonly version: number;
}

const asking = { guard: and(['isValid', 'isDecided', 'isAccepted']), target: 'storing' } as const;

/**
 * The precheck: runs all rules without side effects, at any time while ordering. Once requested, it runs again after
 * each change.
 */
export const precheckMachine = setup({
  types: {
    context: {} as PrecheckContext,
    events: {} as PrecheckEvent,
    input: {} as PrecheckInput,
  },
  actors: { precheck: service<CheckVerdict, CartRef>() },
  actions: {
    setCartStatus: assign((_, { settled, version }: { settled: boolean; version: number }) => ({
      settled,
      version,
    })),
    setVerdict: assign((_, { findings, version }: CheckVerdict) => ({
      findings,
      judged: version,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forget: assign({ findings: [], failure: null }),
  },
  guards: {
    isSettled: ({ context }) => context.settled,
    isValid: ({ event }) => event.type !== 'precheck.asked' || event.invalid === 0,
    isDecided: ({ event }) => event.type !== 'precheck.asked' || event.conflicting === 0,
    isAccepted: ({ event }) => event.type !== 'precheck.asked' || event.refused === 0,
  },
}).createMachine({
  id: 'precheck',
  description: 'All rules are run over the cart without effect',
  context: ({ input }) => ({ ...input, judged: 0, findings: [], failure: null }),
  initial: 'idle',
  on: {
    'precheck.closed': { target: '.idle', actions: 'forget' },
    'cart.statusChanged': { actions: { type: 'setCartStatus', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'Nobody asked yet',
      on: { 'precheck.asked': asking },
    },
    storing: {
      description: 'What is typed must be stored before the rules see it',
      tags: 'pending',
      always: { guard: 'isSettled', target: 'running' },
    },
    running: {
      description: 'The rules are being run by the server; the last findings stay',
      tags: 'pending',
      invoke: {
        id: 'precheck',
        src: 'precheck',
        input: ({ context: { rightEnv, cartId } }) => ({ rightEnv, cartId }),
        onDone: {
          target: 'checked',
          actions: { type: 'setVerdict', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    checked: {
      description: 'What the rules say is shown at the lines',
      on: {
        'precheck.asked': asking,
        'cart.statusChanged': {
          guard: ({ context, event }) => event.settled && event.version !== context.judged,
          target: 'running',
          actions: { type: 'setCartStatus', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The rules could not be run',
      tags: 'failed',
      on: { 'precheck.asked': asking },
    },
  },
});
