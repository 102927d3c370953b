import { assign, setup } from 'xstate';
import { keepFailure } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { patience, SLOW_LOAD } from '../platform/patience.ts';
import { type SignInFailure, signInFailureOf } from './signInFailure.ts';
import type { Exchange, GrantAnswer } from './signInRequest.ts';

export interface SignInContext {
  failure: SignInFailure | null;
  answer: GrantAnswer | null;
  exchange: Exchange | null;
  /** 'root' after 'Try again': the next attempt starts at the portal's root. */
  from: 'here' | 'root';
}

export type SignInEvent = { type: 'signIn.retried' } | { type: 'page.woke' };

/** Sign-in by authorization code (A1 to A5). Reaches its final state once tokens are stored. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    /** `failure`: shown at once, before any attempt. */
    input: {} as { failure: SignInFailure | null },
    tags: {} as 'slow' | 'failed' | 'pending',
  },
  actors: {
    /** Takes the provider's response out of the address and returns it; null if there is none. */
    readArrival: service<GrantAnswer | null>(),
    checkReturn: service<Exchange, GrantAnswer>(),
    exchangeCode: service<void, Exchange>(),
    /** Redirects to the provider. */
    depart: service<void, { from: 'here' | 'root' }>(),
    watchPage: watch(),
  },
  actions: {
    setAnswer: assign((_, { answer }: { answer: GrantAnswer | null }) => ({ answer })),
    setExchange: assign((_, { exchange }: { exchange: Exchange }) => ({ exchange, answer: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      failure: signInFailureOf(error),
      answer: null,
      exchange: null,
    })),
    startAtRoot: assign({ failure: null, from: 'root' }),
    forgetExchange: assign({ exchange: null }),
  },
  guards: {
    hasFailed: ({ context }) => context.failure !== null,
    isReturn: (_, { answer }: { answer: GrantAnswer | null }) => answer !== null,
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: 'signIn',
  description: 'Signing in at the provider',
  context: ({ input }) => ({ failure: input.failure, answer: null, exchange: null, from: 'here' }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Nothing has been tried yet',
      always: [{ guard: 'hasFailed', target: 'failed' }, { target: 'arriving' }],
    },
    arriving: {
      description: 'The address is looked at: does it hold the provider’s answer?',
      tags: 'pending',
      invoke: {
        id: 'readArrival',
        src: 'readArrival',
        onDone: [
          {
            guard: { type: 'isReturn', params: ({ event }) => ({ answer: event.output }) },
            target: 'returning',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'departing' },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    returning: {
      description: 'The state that came back is compared with the one saved, which is used up by it',
      tags: 'pending',
      invoke: {
        id: 'checkReturn',
        src: 'checkReturn',
        input: ({ context }) => context.answer ?? { code: null, state: null, error: null, description: null },
        onDone: {
          target: 'exchanging',
          actions: { type: 'setExchange', params: ({ event }) => ({ exchange: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    exchanging: {
      description: 'The code is exchanged for tokens',
      tags: 'pending',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => context.exchange as Exchange,
        onDone: { target: 'signedIn', actions: 'forgetExchange' },
        onError: { target: 'failed', actions: keepFailure },
      },
      ...patience,
    },
    departing: {
      description: 'A sign-in is saved and the page leaves for the provider',
      tags: 'pending',
      invoke: {
        id: 'depart',
        src: 'depart',
        input: ({ context }) => ({ from: context.from }),
        onDone: 'leaving',
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    leaving: {
      description: 'The provider’s page is loading; coming back to this one starts again',
      tags: 'pending',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: { 'page.woke': 'departing' },
      ...patience,
    },
    failed: {
      description: 'A dialog says why nobody could be signed in, and offers to try again',
      tags: 'failed',
      on: { 'signIn.retried': { target: 'departing', actions: 'startAtRoot' } },
    },
    signedIn: {
      description: 'Tokens are stored and the page is back where it was',
      type: 'final',
    },
  },
});
