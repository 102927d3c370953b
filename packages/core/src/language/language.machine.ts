import { assign, setup } from 'xstate';
import type { Language } from '../contract/index.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { hasSameStatus, statusReporter } from '../platform/actors/notifyParent.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import { OVERLAY_EXPLAINS, progress, progressDelays } from '../platform/patience.ts';

export interface LanguageContext {
  /** The language shown and sent as `x-language`. */
  language: Language;
  failure: Failure | null;
}

/** What is known about an arriving user's language; null: nothing. */
export interface LanguageChoices {
  /** The language stored for the user. */
  readonly stored: Language | null;
  /** The language chosen in this browser while nobody was signed in, and not stored for a user yet. */
  readonly chosen: Language | null;
}

export type LanguageEvent =
  | { type: 'user.arrived' }
  | { type: 'user.left' }
  | { type: 'language.chosen'; language: Language }
  | { type: 'choice.retried' }
  | { type: 'storing.retried' }
  | { type: 'storing.dismissed' };

/** What the chart tells its parent, which has given it the first language. */
export interface LanguageStatusChanged {
  readonly type: 'language.statusChanged';
  readonly status: Language;
}

const languageStatusChanged = ({
  context,
}: {
  readonly context: LanguageContext;
}): LanguageStatusChanged => ({
  type: 'language.statusChanged',
  status: context.language,
});

/** The portal's language. A choice is shown at once and stored for the user in the background (requirements J1, J2). */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: Language },
    tags: {} as 'overlay' | 'explained' | 'slow' | 'failed',
  },
  actors: {
    readChoice: service<LanguageChoices>(),
    /** Stores a choice and resolves to the stored language. */
    storeChoice: service<Language, { language: Language }>(),
    /** Stores the language for the next visit in this browser. */
    remember: service<void, { language: Language }>(),
    reportStatus: statusReporter(languageStatusChanged, hasSameStatus),
  },
  actions: {
    setLanguage: assign((_, { language }: { language: Language }) => ({ language, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isKnown: (_, { language }: { language: Language | null }) => language !== null,
    isStillWanted: ({ context }, { language }: { language: Language }) => context.language === language,
  },
  delays: progressDelays(OVERLAY_EXPLAINS),
}).createMachine({
  id: 'language',
  description: 'The language of the portal',
  context: ({ input }) => ({ language: input.language, failure: null }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'anonymous',
  on: { 'user.left': { target: '.anonymous', actions: 'forgetFailure' } },
  states: {
    anonymous: {
      description: 'Nobody is signed in: a choice holds for this browser',
      on: {
        'user.arrived': 'reading',
        'language.chosen': {
          target: 'remembering',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
    remembering: {
      description: 'The choice of someone who is not signed in is being kept',
      invoke: {
        id: 'remember',
        src: 'remember',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'anonymous',
        onError: 'anonymous',
      },
      on: {
        'user.arrived': 'reading',
        'language.chosen': {
          target: 'remembering',
          reenter: true,
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description:
        'The stored choice of the user is being read; without one, what was chosen before signing in is stored',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ language: event.output.stored }) },
            target: 'settled',
            actions: {
              type: 'setLanguage',
              params: ({ event }) => ({ language: event.output.stored as Language }),
            },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ language: event.output.chosen }) },
            target: 'storing',
            actions: {
              type: 'setLanguage',
              params: ({ event }) => ({ language: event.output.chosen as Language }),
            },
          },
          { target: 'settled' },
        ],
        onError: 'unread',
      },
      on: {
        'language.chosen': {
          target: 'storing',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
    unread: {
      description: 'The stored choice could not be read: the language shown stays until it can',
      on: {
        'choice.retried': 'reading',
        'language.chosen': {
          target: 'storing',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
    settled: {
      description: 'The language shown is the one stored',
      on: {
        'language.chosen': {
          target: 'storing',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
    storing: {
      description: 'The choice is shown already and is being stored',
      invoke: {
        id: 'storeChoice',
        src: 'storeChoice',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          {
            guard: { type: 'isStillWanted', params: ({ event }) => ({ language: event.output }) },
            target: 'settled',
          },
          { target: 'storing', reenter: true },
        ],
        onError: { target: 'unsaved', actions: keepFailure },
      },
      on: {
        'language.chosen': { actions: { type: 'setLanguage', params: ({ event }) => event } },
      },
      ...progress,
    },
    unsaved: {
      description: 'The language is kept, but could not be stored for the user',
      tags: 'failed',
      on: {
        'storing.retried': { target: 'storing', actions: 'forgetFailure' },
        'storing.dismissed': { target: 'settled', actions: 'forgetFailure' },
        'language.chosen': {
          target: 'storing',
          actions: { type: 'setLanguage', params: ({ event }) => event },
        },
      },
    },
  },
});
