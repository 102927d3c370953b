import { assign, setup } from 'xstate';
import { service, watch } from '../actors/service.ts';
import type { KeptSeason } from './keptWork.ts';

/** Whose work was looked for in this browser, and how much there is of it. */
export interface KeptWork {
  readonly user: string;
  readonly seasons: readonly KeptSeason[];
}

export interface KeptWorkContext extends KeptWork {}

export type KeptWorkEvent =
  /** Someone wishes to log out; what is typed in a season is decided. */
  | { type: 'logout.wished' }
  | { type: 'work.kept' }
  | { type: 'work.removed' }
  /** Neither: the work goes on. */
  | { type: 'logout.cancelled' }
  /** The person went elsewhere, which gives the wish up. */
  | { type: 'route.changed' }
  | { type: 'user.left' };

/** Logging out does not wait longer to learn whose work is kept. */
const LOOK_DELAY = 3_000;

/** What becomes of work that could not be stored and is kept on the device, when a person logs out (A12). */
export const keptWorkMachine = setup({
  types: {
    context: {} as KeptWorkContext,
    events: {} as KeptWorkEvent,
    tags: {} as 'dialog',
  },
  actors: {
    /** Whose work it is takes the profile, and may fail. */
    look: service<KeptWork>(),
    watchPortal: watch(),
  },
  actions: {
    setWork: assign((_, { work: { user, seasons } }: { work: KeptWork }) => ({ user, seasons })),
    /** The four are provided by the composition root. */
    remove: (_, _params: { user: string }) => {},
    removeDone: (_, _params: { user: string }) => {},
    dropGivenUp: () => {},
    agree: () => {},
  },
  guards: {
    isAny: (_, { work }: { work: KeptWork }) => work.seasons.length > 0,
  },
  delays: { lookDelay: LOOK_DELAY },
}).createMachine({
  id: 'keptWork',
  description: 'What becomes of work kept on the device when a person logs out',
  context: { user: '', seasons: [] },
  invoke: { id: 'watchPortal', src: 'watchPortal' },
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
            guard: { type: 'isAny', params: ({ event }) => ({ work: event.output }) },
            target: 'asking',
            actions: { type: 'setWork', params: ({ event }) => ({ work: event.output }) },
          },
          {
            target: 'done',
            actions: { type: 'removeDone', params: ({ event }) => event.output },
          },
        ],
        onError: 'done',
      },
      after: { lookDelay: 'done' },
      on: { 'route.changed': 'idle' },
    },
    asking: {
      description: 'Keep it here for the next sign-in, or remove it?',
      tags: 'dialog',
      on: {
        'work.kept': 'done',
        'work.removed': {
          target: 'done',
          actions: { type: 'remove', params: ({ context }) => ({ user: context.user }) },
        },
        'logout.cancelled': 'idle',
        'route.changed': 'idle',
      },
    },
    done: {
      description: 'It is decided, and the session may end',
      entry: 'agree',
      always: 'idle',
    },
  },
});
