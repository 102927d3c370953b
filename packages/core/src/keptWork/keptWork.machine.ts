import { assign, setup } from 'xstate';
import { service, watch } from '../actors/service.ts';
import { LONGEST_DRAFT_AGE } from './keptByPage.ts';
import type { KeptSeason } from './keptWork.ts';

export interface KeptWorkContext {
  /** How much is kept of each season. Whose it is, no chart knows: recordings name nobody. */
  seasons: readonly KeptSeason[];
}

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

/** What is kept is thrown away after so many days. */
export const KEPT_DAYS = LONGEST_DRAFT_AGE / (24 * 60 * 60_000);

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
    look: service<readonly KeptSeason[]>(),
    watchPortal: watch(),
  },
  actions: {
    setSeasons: assign((_, { seasons }: { seasons: readonly KeptSeason[] }) => ({ seasons })),
    /** The four are provided by the composition root. */
    remove: () => {},
    removeDone: () => {},
    dropGivenUp: () => {},
    agree: () => {},
  },
  guards: {
    isAny: (_, { seasons }: { seasons: readonly KeptSeason[] }) => seasons.length > 0,
  },
  delays: { lookDelay: LOOK_DELAY },
}).createMachine({
  id: 'keptWork',
  description: 'What becomes of work kept on the device when a person logs out',
  context: { seasons: [] },
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
            guard: { type: 'isAny', params: ({ event }) => ({ seasons: event.output }) },
            target: 'asking',
            actions: { type: 'setSeasons', params: ({ event }) => ({ seasons: event.output }) },
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
      on: {
        'work.kept': 'done',
        'work.removed': { target: 'done', actions: 'remove' },
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
