import { assign, setup } from 'xstate';
import { dialogReporter } from '../platform/actors/dialogReporter.ts';
import { service, watch } from '../platform/actors/service.ts';
import { LONGEST_DRAFT_AGE } from './draftExpiry.ts';
import type { KeptSeason, KeptWork } from './keptWork.ts';

export interface KeptWorkContext {
  /** How much work of each season is kept. No chart knows whose it is, because recordings contain no names. */
  seasons: readonly KeptSeason[];
  /** Anybody at this browser can read some of it. */
  readable: boolean;
}

export type KeptWorkEvent =
  /** Someone wants to log out, and the edits in the open season have been decided. */
  | { type: 'logout.wished' }
  | { type: 'work.kept' }
  | { type: 'work.removed' }
  /** Neither keep nor remove: the user stays signed in. */
  | { type: 'logout.cancelled' }
  /** The user went elsewhere, which cancels the logout. */
  | { type: 'route.changed' }
  | { type: 'user.left' };

/** Kept work is deleted after this many days. */
export const KEPT_DAYS = LONGEST_DRAFT_AGE / (24 * 60 * 60_000);

/** Logging out waits at most this long (ms) to find out whose work is kept. */
const LOOK_DELAY = 3_000;
/** How often (ms) it is looked again while the question is open: the work may be stored meanwhile, by another tab, too. */
const LOOK_AGAIN_DELAY = 1_000;
/** How long (ms) the question is closed before it is asked once more: long enough for the page to close its dialog. */
const LIFT_DELAY = 50;

/** On logout, decides about unsent work that is kept on the device (A12). */
export const keptWorkMachine = setup({
  types: {
    context: {} as KeptWorkContext,
    events: {} as KeptWorkEvent,
    tags: {} as 'dialog',
  },
  actors: {
    /** Needs the profile to know whose work it is, and may fail. */
    look: service<KeptWork>(),
    watchPortal: watch(),
    reportDialog: dialogReporter('keptWork'),
  },
  actions: {
    setFound: assign((_, { seasons, readable }: KeptWork) => ({ seasons, readable })),
    /** These four actions are provided by the composition root. */
    remove: () => {},
    removeDone: () => {},
    dropGivenUp: () => {},
    agree: () => {},
  },
  guards: {
    isAny: (_, { seasons }: KeptWork) => seasons.length > 0,
  },
  delays: { lookDelay: LOOK_DELAY, lookAgainDelay: LOOK_AGAIN_DELAY, liftDelay: LIFT_DELAY },
}).createMachine({
  id: 'keptWork',
  description: 'What becomes of work kept on the device when a person logs out',
  context: { seasons: [], readable: false },
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'reportDialog', src: 'reportDialog', input: ({ self }) => self },
  ],
  on: { 'user.left': { target: '.idle', actions: 'dropGivenUp' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody is logging out',
      on: { 'logout.wished': 'looking' },
    },
    looking: {
      description: 'Is anything of this person kept on the device?',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'done', actions: 'removeDone' },
        ],
        onError: 'done',
      },
      after: { lookDelay: 'done' },
      on: { 'route.changed': 'idle' },
    },
    asking: {
      description: 'Keep it here for the next sign-in, or remove it?',
      tags: 'dialog',
      initial: 'open',
      states: {
        open: {
          description: 'The user is reading the question',
          after: { lookAgainDelay: 'lookingAgain' },
        },
        lookingAgain: {
          description: 'Is all of it still unsent?',
          invoke: {
            id: 'lookAgain',
            src: 'look',
            onDone: [
              {
                guard: { type: 'isAny', params: ({ event }) => event.output },
                target: 'open',
                actions: { type: 'setFound', params: ({ event }) => event.output },
              },
              { target: '#keptWork.done', actions: 'removeDone' },
            ],
            onError: 'open',
          },
        },
      },
      on: {
        'work.kept': 'done',
        'work.removed': { target: 'done', actions: 'remove' },
        'logout.cancelled': 'idle',
        'route.changed': 'idle',
        'logout.wished': 'lifting',
      },
    },
    lifting: {
      description: 'Logging out was pressed above the question, which closes to be asked on top',
      after: { liftDelay: 'looking' },
      on: { 'route.changed': 'idle' },
    },
    done: {
      description: 'It is decided, and the session may end',
      entry: 'agree',
      always: 'idle',
    },
  },
});
