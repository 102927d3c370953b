import { assign, setup } from 'xstate';
import { isShown, type Notice, type ShownNotice, withNotice } from './notices.ts';

export type { Notice } from './notices.ts';

/** How long (ms) a notice stays at least while the user does not interact with the notices. */
const LIFETIME = 20_000;

export interface NoticesContext {
  /** Newest last. */
  notices: readonly ShownNotice[];
  /** Number of ids assigned so far. */
  count: number;
}

export type NoticesEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed'; id: number }
  /** The pointer is over the notices, or the keyboard focus is in them. */
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' };

/**
 * The snackbars (C6). The oldest disappears by itself once nothing has changed for a while, unless the pointer or the
 * focus is there (WCAG 2.2.1).
 */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent, tags: {} as 'held' },
  actions: {
    add: assign(({ context }, { notice }: { notice: Notice }) => ({
      notices: withNotice(context.notices, notice, context.count),
      count: context.count + 1,
    })),
    drop: assign(({ context }, { id }: { id: number }) => ({
      notices: context.notices.filter((notice) => notice.id !== id),
    })),
    dropOldest: assign(({ context }) => ({ notices: context.notices.slice(1) })),
  },
  guards: {
    isShown: (_, { notice }: { notice: Notice }) => isShown(notice),
    isNoneLeft: ({ context }) => context.notices.length === 0,
  },
  delays: { lifetime: LIFETIME },
}).createMachine({
  id: 'notices',
  description: 'Messages about what went wrong',
  context: { notices: [], count: 0 },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing went wrong lately',
      on: {
        'notice.raised': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'add', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'Up to five messages are shown',
      always: { guard: 'isNoneLeft', target: 'empty' },
      initial: 'passing',
      states: {
        passing: {
          description: 'The oldest goes after a while',
          after: { lifetime: { target: 'passing', reenter: true, actions: 'dropOldest' } },
          on: {
            'notice.raised': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'passing',
              reenter: true,
              actions: { type: 'add', params: ({ event }) => event },
            },
            'notice.dismissed': {
              target: 'passing',
              reenter: true,
              actions: { type: 'drop', params: ({ event }) => event },
            },
            'pointer.entered': 'held.byPointer',
            'focus.entered': 'held.byFocus',
          },
        },
        held: {
          description: 'All stay as long as someone looks into them',
          tags: 'held',
          on: {
            'notice.raised': {
              guard: { type: 'isShown', params: ({ event }) => event },
              actions: { type: 'add', params: ({ event }) => event },
            },
            'notice.dismissed': { actions: { type: 'drop', params: ({ event }) => event } },
          },
          initial: 'byPointer',
          states: {
            byPointer: {
              description: 'The pointer is over them',
              on: { 'pointer.left': '#notices.shown.passing', 'focus.entered': 'byBoth' },
            },
            byFocus: {
              description: 'The keyboard is in them',
              on: { 'focus.left': '#notices.shown.passing', 'pointer.entered': 'byBoth' },
            },
            byBoth: {
              description: 'Pointer and keyboard are there',
              on: { 'pointer.left': 'byFocus', 'focus.left': 'byPointer' },
            },
          },
        },
      },
    },
  },
});
