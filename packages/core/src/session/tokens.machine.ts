import { assign, setup } from 'xstate';
import { errorOf } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { LONGEST_TIMER, pauseAfter } from '../platform/retryPauses.ts';
import { TokenPause, TokenRefusal } from './tokenEndpoint.ts';
import type { Tokens } from './tokens.ts';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** The stored tokens, and the milliseconds until they need renewing; null: unknown, only a refused call will tell. */
export interface TokenState {
  readonly tokens: Tokens;
  readonly remaining: number | null;
}

/**
 * Why a session ended: its tokens are gone from storage, the provider refused to renew them, or the API rejects new
 * ones.
 */
export type SessionEnd = 'gone' | 'refused' | 'rejected';

export interface TokensContext {
  tokens: Tokens | null;
  remaining: number | null;
  /** Consecutive renewals that failed because of the network. */
  tries: number;
  /** Milliseconds to wait, as the provider asked. */
  pause: number;
}

export type TokensEvent =
  /** A call needs a token, and the current one has expired. */
  | { type: 'token.needed' }
  /** A call with this token got a 401. */
  | { type: 'token.refused'; accessToken: string }
  /** A call with this token got a 401 and will not be retried. */
  | { type: 'token.rejected'; accessToken: string }
  | { type: 'page.woke' };

const renewIfCurrent = {
  guard: { type: 'isCurrent', params: ({ event }: { event: { accessToken: string } }) => event },
  target: 'refreshing',
} as const;

/** Keeps the signed-in user's tokens fresh, with at most one renewal at a time (A7). */
export const tokensMachine = setup({
  types: {
    context: {} as TokensContext,
    events: {} as TokensEvent,
    output: {} as SessionEnd,
    tags: {} as 'renewing' | 'pending',
  },
  actors: {
    check: service<TokenState | null>(),
    refresh: service<Tokens, { refreshToken: string | null }>(),
    watchPage: watch(),
  },
  actions: {
    setState: assign((_, { tokens, remaining }: TokenState) => ({ tokens, remaining })),
    setTokens: assign((_, { tokens }: { tokens: Tokens }) => ({ tokens, tries: 0, pause: 0 })),
    setPause: assign((_, { error }: { error: unknown }) => ({
      pause: error instanceof TokenPause ? error.pause : 0,
    })),
    forgetTokens: assign({ tokens: null, remaining: null }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  guards: {
    isKept: (_, { state }: { state: TokenState | null }) => state !== null,
    isDue: (_, { state }: { state: TokenState | null }) => state?.remaining === 0,
    isCurrent: ({ context }, { accessToken }: { accessToken: string }) =>
      context.tokens?.accessToken === accessToken,
    isRefusal: (_, { error }: { error: unknown }) => error instanceof TokenRefusal,
    isPause: (_, { error }: { error: unknown }) => error instanceof TokenPause,
  },
  delays: {
    untilDue: ({ context }) => Math.min(context.remaining ?? LONGEST_TIMER, LONGEST_TIMER),
    networkPause: ({ context }) => pauseAfter(context.tries, FIRST_PAUSE, LONGEST_PAUSE),
    providerPause: ({ context }) => context.pause,
  },
}).createMachine({
  id: 'tokens',
  description: 'Keeping the tokens of the signed-in user fresh',
  context: { tokens: null, remaining: null, tries: 0, pause: 0 },
  initial: 'checking',
  invoke: { id: 'watchPage', src: 'watchPage' },
  states: {
    checking: {
      description: 'The stored tokens and the time they have left are being looked at',
      tags: 'renewing',
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ state: event.output }) },
            target: 'refreshing',
            actions: { type: 'setState', params: ({ event }) => event.output as TokenState },
          },
          {
            guard: { type: 'isKept', params: ({ event }) => ({ state: event.output }) },
            target: 'fresh',
            actions: { type: 'setState', params: ({ event }) => event.output as TokenState },
          },
          { target: 'gone' },
        ],
        onError: 'gone',
      },
      on: { 'token.refused': renewIfCurrent },
    },
    fresh: {
      description: 'The token may be used',
      after: { untilDue: 'checking' },
      on: {
        'token.needed': 'checking',
        'page.woke': 'checking',
        'token.refused': renewIfCurrent,
        'token.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'rejected',
        },
      },
    },
    refreshing: {
      description: 'A new token is being fetched; calls wait for it',
      tags: ['renewing', 'pending'],
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken ?? null }),
        onDone: {
          target: 'checking',
          actions: { type: 'setTokens', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: 'refused',
          },
          {
            guard: { type: 'isPause', params: errorOf },
            target: 'paused',
            actions: { type: 'setPause', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'waiting', actions: 'countTry' },
        ],
      },
    },
    waiting: {
      description: 'The provider cannot be reached; the tokens are kept and it is tried again',
      after: { networkPause: 'refreshing' },
      on: {
        'token.needed': 'refreshing',
        'token.refused': renewIfCurrent,
        'page.woke': 'refreshing',
      },
    },
    paused: {
      description: 'The provider was asked too often; it is left alone for as long as it says',
      after: { providerPause: 'refreshing' },
    },
    gone: {
      description: 'The tokens are no longer stored: signed out elsewhere',
      type: 'final',
      entry: 'forgetTokens',
      output: 'gone',
    },
    refused: {
      description: 'The provider does not renew the tokens any more',
      type: 'final',
      entry: 'forgetTokens',
      output: 'refused',
    },
    rejected: {
      description: 'Calls are refused even with a new token',
      type: 'final',
      entry: 'forgetTokens',
      output: 'rejected',
    },
  },
  output: ({ event }) => event.output as SessionEnd,
});
