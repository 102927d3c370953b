import { assign, setup } from 'xstate';
import type { Route } from '../navigation/routes.ts';
import { dialogReporter } from '../platform/actors/dialogReporter.ts';
import { hasSameStatus, statusReporter } from '../platform/actors/notifyParent.ts';
import { service, watch } from '../platform/actors/service.ts';
import type { PortalFacts, PortalNews } from '../platform/portalFacts.ts';

export type Consent = 'undecided' | 'accepted' | 'declined';

/** The stored choice; `isTracked`: tracking is configured, so the user has to be asked. */
export interface KnownConsent {
  readonly choice: Consent;
  readonly isTracked: boolean;
}

export interface ConsentContext {
  /** The current choice. Same as the state's name, for readers of the context. */
  choice: Consent;
  isTracked: boolean;
  route: Route;
  isSignedIn: boolean;
}

export type ConsentEvent =
  | { type: 'consent.accepted' }
  | { type: 'consent.declined' }
  /** The user wants to review the choice. */
  | { type: 'consent.reopened' }
  | { type: 'settings.opened' }
  | { type: 'settings.closed' }
  | { type: 'deactivation.dismissed' }
  /** The stored choice may have changed: in another page, or while this page was in the background. */
  | { type: 'choice.seen'; choice: Consent }
  | Extract<PortalNews, { type: 'route.changed' | 'user.arrived' | 'user.left' }>;

const settingsOf = (back: string) => ({
  description: 'The settings say what is collected, and have the switch',
  tags: ['settings', 'dialog'] as const,
  on: { 'settings.closed': back },
});

/** What the chart tells its parent; it begins `undecided`. */
export interface ConsentStatusChanged {
  readonly type: 'consent.statusChanged';
  readonly status: Consent;
}

const consentStatusChanged = ({ context }: { readonly context: ConsentContext }): ConsentStatusChanged => ({
  type: 'consent.statusChanged',
  status: context.choice,
});

/** Whether the user may be tracked (I1, H2). */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as PortalFacts,
    tags: {} as 'asking' | 'settings' | 'dialog' | 'deactivated',
  },
  actors: {
    watchPortal: watch(),
    /** Sends `choice.seen`. */
    watchConsent: watch(),
    readConsent: service<KnownConsent>(),
    /** Stores the choice for later visits and tells the other pages. It applies to this page even if storing fails. */
    keepConsent: service<void, { choice: Consent }>(),
    /** Redirects to the imprint. */
    showImprint: service<void>(),
    reportStatus: statusReporter(consentStatusChanged, hasSameStatus),
    reportDialog: dialogReporter('consent'),
  },
  actions: {
    setKnown: assign((_, { choice, isTracked }: KnownConsent) => ({ choice, isTracked })),
    setChoice: assign((_, { choice }: { choice: Consent }) => ({ choice })),
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    setSignedIn: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
  },
  guards: {
    isAccepted: ({ context }) => context.choice === 'accepted',
    isDeclined: ({ context }) => context.choice === 'declined',
    isNews: ({ context }, { choice }: { choice: Consent }) => context.isTracked && context.choice !== choice,
    isTracked: ({ context }) => context.isTracked,
    /** The dialog is shown only on the dashboard, to signed-in users. */
    isAskedHere: ({ context: { isTracked, isSignedIn, route } }) =>
      isTracked && isSignedIn && route.screen === 'dashboard',
    isAskedElsewhere: ({ context: { isSignedIn, route } }) => !isSignedIn || route.screen !== 'dashboard',
    turnsOff: ({ context }) => context.route.screen === 'trackingOff',
    leadsOff: (_, { route }: { route: Route }) => route.screen === 'trackingOff',
    hasLeftImprint: ({ context: { route } }) => route.screen !== 'imprint' && route.screen !== 'trackingOff',
  },
}).createMachine({
  id: 'consent',
  description: 'Whether the user may be tracked',
  context: ({ input: { route, isSignedIn } }) => ({
    choice: 'undecided',
    isTracked: false,
    route,
    isSignedIn,
  }),
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'watchConsent', src: 'watchConsent' },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
    { id: 'reportDialog', src: 'reportDialog', input: ({ self }) => self },
  ],
  on: {
    'consent.accepted': {
      guard: 'isTracked',
      target: '.accepted',
      actions: { type: 'setChoice', params: { choice: 'accepted' } },
    },
    'consent.declined': {
      guard: 'isTracked',
      target: '.declined',
      actions: { type: 'setChoice', params: { choice: 'declined' } },
    },
    'choice.seen': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.known',
      actions: { type: 'setChoice', params: ({ event }) => event },
    },
    'route.changed': [
      {
        guard: { type: 'leadsOff', params: ({ event }) => event },
        target: '.declined.turningOff',
        actions: [
          { type: 'setRoute', params: ({ event }) => event },
          { type: 'setChoice', params: { choice: 'declined' } },
        ],
      },
      { actions: { type: 'setRoute', params: ({ event }) => event } },
    ],
    'user.arrived': { actions: { type: 'setSignedIn', params: { isSignedIn: true } } },
    'user.left': { actions: { type: 'setSignedIn', params: { isSignedIn: false } } },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'It is being looked at what was chosen before',
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        onDone: { target: 'known', actions: { type: 'setKnown', params: ({ event }) => event.output } },
        onError: 'known',
      },
    },
    known: {
      description: 'It is known what was chosen before',
      always: [
        {
          guard: 'turnsOff',
          target: 'declined.turningOff',
          actions: { type: 'setChoice', params: { choice: 'declined' } },
        },
        { guard: 'isAccepted', target: 'accepted.kept' },
        { guard: 'isDeclined', target: 'declined.kept' },
        { target: 'undecided' },
      ],
    },
    undecided: {
      description: 'The user has not decided: nothing is told of them',
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'It is not asked here',
          always: { guard: 'isAskedHere', target: 'asking' },
          on: { 'consent.reopened': { guard: 'isTracked', target: 'settings' } },
        },
        asking: {
          description: 'A dialog at the foot of the dashboard asks',
          tags: ['asking', 'dialog'],
          always: { guard: 'isAskedElsewhere', target: 'elsewhere' },
          on: { 'settings.opened': 'settings', 'consent.reopened': 'settings' },
        },
        settings: settingsOf('elsewhere'),
      },
    },
    accepted: {
      description: 'The user may be tracked',
      initial: 'keeping',
      states: {
        keeping: {
          description: 'The choice is being kept',
          invoke: {
            id: 'keepAccepted',
            src: 'keepConsent',
            input: { choice: 'accepted' },
            onDone: 'kept',
            onError: 'kept',
          },
        },
        kept: {
          description: 'There is nothing to do',
          on: { 'consent.reopened': 'settings' },
        },
        settings: settingsOf('kept'),
      },
    },
    declined: {
      description: 'The user may not be tracked',
      initial: 'keeping',
      states: {
        keeping: {
          description: 'The choice is being kept',
          invoke: {
            id: 'keepDeclined',
            src: 'keepConsent',
            input: { choice: 'declined' },
            onDone: 'kept',
            onError: 'kept',
          },
        },
        kept: {
          description: 'There is nothing to do',
          on: { 'consent.reopened': { guard: 'isTracked', target: 'settings' } },
        },
        settings: settingsOf('kept'),
        turningOff: {
          description: 'The user came by the address that turns the analysis off: the refusal is being kept',
          invoke: {
            id: 'keepOff',
            src: 'keepConsent',
            input: { choice: 'declined' },
            onDone: 'leaving',
            onError: 'leaving',
          },
        },
        leaving: {
          description: 'The imprint is being shown in place of that address',
          invoke: { id: 'showImprint', src: 'showImprint', onDone: 'deactivated', onError: 'deactivated' },
        },
        deactivated: {
          description: 'The imprint says that the analysis is off',
          tags: 'deactivated',
          always: { guard: 'hasLeftImprint', target: 'kept' },
          on: {
            'deactivation.dismissed': 'kept',
            'consent.reopened': { guard: 'isTracked', target: 'settings' },
          },
        },
      },
    },
  },
});
