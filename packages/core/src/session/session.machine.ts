import { assign, setup } from 'xstate';
import type { Demand } from '../navigation/routes.ts';
import { hasSameStatus, statusReporter } from '../platform/actors/notifyParent.ts';
import { service, watch } from '../platform/actors/service.ts';
import { patience, SLOW_LOAD } from '../platform/patience.ts';
import { signInMachine } from './signIn.machine.ts';
import { type SessionEnd, tokensMachine } from './tokens.machine.ts';

/** How long '/logout' is shown before the session ends, in ms (R1, A12). */
export const LOGOUT_DELAY = 500;

export interface SessionContext {
  demand: Demand;
  /** Why the last session of this page ended; null if none has ended yet. */
  end: SessionEnd | null;
}

export type SessionEvent =
  | { type: 'demand.changed'; demand: Demand }
  | { type: 'signIn.requested' }
  /** Another page of the portal signed out. */
  | { type: 'session.ended' }
  | { type: 'page.woke' };

/** What the session tells its parent. A session that has just started is being restored. */
export interface SessionStatusChanged {
  readonly type: 'session.statusChanged';
  readonly status: 'restoring' | 'signedIn' | 'signedOut';
}

const sessionStatusChanged = ({ value }: { readonly value: unknown }): SessionStatusChanged => ({
  type: 'session.statusChanged',
  status: value === 'restoring' || value === 'signedIn' ? value : 'signedOut',
});

/** The state of the user's session: nobody yet, signing in, signed in, or signing out (A7, A10, A12). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { demand: Demand },
    children: {} as { signIn: 'signIn'; tokens: 'tokens' },
    tags: {} as 'slow' | 'pending',
  },
  actors: {
    signIn: signInMachine,
    tokens: tokensMachine,
    /** Whether tokens belonging to this page are stored. */
    restore: service<boolean>(),
    forget: service<void>(),
    /**
     * Ends the session here, in all other pages and at the provider. Resolves to whether the page is navigating to
     * the provider.
     */
    endSession: service<boolean>(),
    /** Tells the provider of a logout that it may not have heard of. Resolves like `endSession`. */
    endAgain: service<boolean>(),
    hearOthers: watch(),
    watchPage: watch(),
    reportStatus: statusReporter(sessionStatusChanged, hasSameStatus),
  },
  actions: {
    setDemand: assign((_, { demand }: { demand: Demand }) => ({ demand })),
    setEnd: assign((_, { end }: { end: SessionEnd | null }) => ({ end })),
  },
  guards: {
    isTrue: (_, { answer }: { answer: boolean }) => answer,
    asksForSignIn: (_, { demand }: { demand: Demand }) => demand === 'signIn',
    wantsSignIn: ({ context }) => context.demand === 'signIn',
    wantsLogout: ({ context }) => context.demand === 'logout',
    wasGone: ({ context }) => context.end === 'gone',
  },
  delays: { logoutDelay: LOGOUT_DELAY, slowLoad: SLOW_LOAD },
}).createMachine({
  id: 'session',
  description: 'Who is using the portal',
  context: ({ input }) => ({ demand: input.demand, end: null }),
  invoke: [
    { id: 'hearOthers', src: 'hearOthers' },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  ],
  on: { 'demand.changed': { actions: { type: 'setDemand', params: ({ event }) => event } } },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Stored tokens of this page are looked for',
      tags: 'pending',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output }) },
            target: 'signedIn',
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
      on: {
        'session.ended': { target: 'forgetting', actions: { type: 'setEnd', params: { end: 'gone' } } },
      },
    },
    anonymous: {
      description: 'Nobody is signed in, and the place does not ask for it',
      always: [
        { guard: 'wantsSignIn', target: 'signingIn' },
        { guard: 'wantsLogout', target: 'loggingOut' },
      ],
    },
    signingIn: {
      description: 'Someone is being signed in',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          failure: context.end === 'rejected' ? { code: 'tokenRejected', providerText: null } : null,
        }),
        onDone: { target: 'signedIn', actions: { type: 'setEnd', params: { end: null } } },
      },
    },
    signedIn: {
      description: 'Someone is signed in',
      invoke: {
        id: 'tokens',
        src: 'tokens',
        onDone: {
          target: 'forgetting',
          actions: { type: 'setEnd', params: ({ event }) => ({ end: event.output }) },
        },
      },
      always: { guard: 'wantsLogout', target: 'loggingOut' },
      on: {
        'session.ended': { target: 'forgetting', actions: { type: 'setEnd', params: { end: 'gone' } } },
      },
    },
    forgetting: {
      description: 'The tokens are being forgotten',
      tags: 'pending',
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: [{ guard: 'wasGone', target: 'signedOut' }, { target: 'signingIn' }],
        onError: 'signedOut',
      },
    },
    loggingOut: {
      description: 'The page says that it is logging out',
      initial: 'announcing',
      states: {
        announcing: {
          description: 'There is a moment to read it',
          after: { logoutDelay: 'ending' },
        },
        ending: {
          description: 'The session is ended here, in the other pages and at the provider',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            onDone: [
              {
                guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output }) },
                target: 'leaving',
              },
              { target: '#session.signedOut' },
            ],
            onError: '#session.signedOut',
          },
        },
        leaving: {
          description: 'The provider’s page is loading; whoever comes back is signed out',
          invoke: { id: 'watchPage', src: 'watchPage' },
          on: { 'page.woke': '#session.signedOut' },
          ...patience,
        },
      },
    },
    signedOut: {
      description: 'The user signed out; nothing is shown until someone signs in again',
      invoke: { id: 'watchPage', src: 'watchPage' },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is under way',
          on: { 'page.woke': 'endingAgain' },
        },
        endingAgain: {
          description: 'The page came back: has the provider heard of the logout, and can it be told now?',
          invoke: {
            id: 'endAgain',
            src: 'endAgain',
            onDone: [
              {
                guard: { type: 'isTrue', params: ({ event }) => ({ answer: event.output }) },
                target: '#session.loggingOut.leaving',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
      on: {
        'signIn.requested': 'signingIn',
        'demand.changed': {
          guard: { type: 'asksForSignIn', params: ({ event }) => event },
          target: 'signingIn',
          actions: { type: 'setDemand', params: ({ event }) => event },
        },
      },
    },
  },
});
