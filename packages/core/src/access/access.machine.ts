import { assign, setup } from 'xstate';
import { keepFailure } from '../platform/actors/failing.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import type { Access } from './access.ts';

export interface AccessContext {
  access: Access | null;
  failure: Failure | null;
}

export type AccessEvent = { type: 'access.retried' };

/** Loads the user's access (requirement K1). Final once it is known, with the access as output. */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    output: {} as Access,
    tags: {} as 'pending' | 'failed',
  },
  actors: { loadAccess: service<Access>() },
  actions: {
    setAccess: assign((_, { access }: { access: Access }) => ({ access, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'access',
  description: 'What the user may do',
  context: { access: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Roles and rights are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadAccess',
        src: 'loadAccess',
        onDone: {
          target: 'ready',
          actions: { type: 'setAccess', params: ({ event }) => ({ access: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      description: 'Roles and rights could not be loaded',
      tags: 'failed',
      on: { 'access.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    ready: {
      description: 'Roles and rights are known',
      type: 'final',
    },
  },
  output: ({ context }) => context.access as Access,
});
