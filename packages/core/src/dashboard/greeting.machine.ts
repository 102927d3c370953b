import { assign, setup } from 'xstate';
import type { Profile } from '../contract/index.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';

export interface GreetingContext {
  profile: Profile | null;
  failure: Failure | null;
}

export type GreetingEvent = { type: 'greeting.retried' };

/** Loads the user's name for the dashboard's greeting (requirements D1, D6). */
export const greetingMachine = setup({
  types: {
    context: {} as GreetingContext,
    events: {} as GreetingEvent,
    tags: {} as 'pending' | 'failed',
  },
  actors: { loadProfile: service<Profile>() },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'greeting',
  description: 'Whom the dashboard greets',
  context: { profile: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The user’s name is being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    ready: { description: 'The user is greeted by name' },
    failed: {
      description: 'The name could not be loaded',
      tags: 'failed',
      on: { 'greeting.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});
