import { assign, setup } from 'xstate';
import { errorOf } from '../platform/actors/failing.ts';
import { service } from '../platform/actors/service.ts';
import type { DeviceAnswer, DeviceGrant } from './deviceGrant.ts';
import { TokenRefusal } from './tokenEndpoint.ts';
import type { Tokens } from './tokens.ts';

/** RFC 8628 adds this to the interval after a poll that came too soon (ms). */
const SLOWER = 5_000;

export interface DeviceSignInContext {
  grant: DeviceGrant | null;
  /** Milliseconds until the next poll. */
  interval: number;
  tokens: Tokens | null;
  failure: Exclude<DeviceSignInEnd, 'signedIn'> | null;
}

/** `unreachable`: the provider did not respond, or its response was invalid. */
export type DeviceSignInEnd = 'signedIn' | 'refused' | 'expired' | 'unreachable';

const isAnswer = (answer: DeviceAnswer): answer is Tokens => typeof answer !== 'string';

/** Sign-in on another device, for programs without a browser (RFC 8628). Its output is how the sign-in ended. */
export const deviceSignInMachine = setup({
  types: {
    context: {} as DeviceSignInContext,
    output: {} as DeviceSignInEnd,
    tags: {} as 'pending',
  },
  actors: {
    begin: service<DeviceGrant>(),
    ask: service<DeviceAnswer, { deviceCode: string }>(),
    keep: service<void, { tokens: Tokens }>(),
  },
  actions: {
    setGrant: assign((_, { grant }: { grant: DeviceGrant }) => ({ grant, interval: grant.interval })),
    setTokens: assign((_, { answer }: { answer: DeviceAnswer }) => ({
      tokens: isAnswer(answer) ? answer : null,
    })),
    slowDown: assign({ interval: ({ context }) => context.interval + SLOWER }),
    setFailure: assign((_, { failure }: { failure: DeviceSignInContext['failure'] }) => ({
      failure,
      grant: null,
      tokens: null,
    })),
    forgetSecrets: assign({ grant: null, tokens: null }),
  },
  guards: {
    isPending: (_, { answer }: { answer: DeviceAnswer }) => answer === 'pending',
    isTooSoon: (_, { answer }: { answer: DeviceAnswer }) => answer === 'slowDown',
    isOver: (_, { error }: { error: unknown }) =>
      error instanceof TokenRefusal && error.code === 'expired_token',
    isRefusal: (_, { error }: { error: unknown }) => error instanceof TokenRefusal,
  },
  delays: {
    interval: ({ context }) => context.interval,
    lifetime: ({ context }) => context.grant?.lifetime ?? 0,
  },
}).createMachine({
  id: 'deviceSignIn',
  description: 'Signing in at another device',
  context: { grant: null, interval: 0, tokens: null, failure: null },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The provider is asked for codes',
      tags: 'pending',
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: {
          target: 'open',
          actions: { type: 'setGrant', params: ({ event }) => ({ grant: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: 'failed',
            actions: { type: 'setFailure', params: { failure: 'refused' } },
          },
          { target: 'failed', actions: { type: 'setFailure', params: { failure: 'unreachable' } } },
        ],
      },
    },
    open: {
      description: 'Somebody is to sign in with the code that is shown',
      initial: 'waiting',
      after: {
        lifetime: { target: 'failed', actions: { type: 'setFailure', params: { failure: 'expired' } } },
      },
      states: {
        waiting: {
          description: 'It is not asked more often than the provider wants',
          after: { interval: 'asking' },
        },
        asking: {
          description: 'The provider is asked whether somebody has signed in',
          tags: 'pending',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ deviceCode: context.grant?.deviceCode ?? '' }),
            onDone: [
              {
                guard: { type: 'isPending', params: ({ event }) => ({ answer: event.output }) },
                target: 'waiting',
              },
              {
                guard: { type: 'isTooSoon', params: ({ event }) => ({ answer: event.output }) },
                target: 'waiting',
                actions: 'slowDown',
              },
              {
                target: '#deviceSignIn.keeping',
                actions: { type: 'setTokens', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isOver', params: errorOf },
                target: '#deviceSignIn.failed',
                actions: { type: 'setFailure', params: { failure: 'expired' } },
              },
              {
                guard: { type: 'isRefusal', params: errorOf },
                target: '#deviceSignIn.failed',
                actions: { type: 'setFailure', params: { failure: 'refused' } },
              },
              { target: 'waiting', actions: 'slowDown' },
            ],
          },
        },
      },
    },
    keeping: {
      description: 'The tokens are being kept',
      tags: 'pending',
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ tokens: context.tokens as Tokens }),
        onDone: { target: 'signedIn', actions: 'forgetSecrets' },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: { failure: 'unreachable' } },
        },
      },
    },
    signedIn: { description: 'Somebody is signed in, and the tokens are kept', type: 'final' },
    failed: { description: 'Nobody is signed in', type: 'final' },
  },
  output: ({ context }) => context.failure ?? 'signedIn',
});
