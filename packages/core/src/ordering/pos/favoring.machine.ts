import { assign, setup } from 'xstate';
import type { RightEnv } from '../../contract/index.ts';
import type { Notice } from '../../notices/notices.ts';
import { service } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { withWish } from './withWish.ts';

/** A change of a point of sale's favourite mark. */
export interface PosWish {
  readonly customerId: string;
  readonly favorite: boolean;
}

export interface FavoringContext {
  rightEnv: RightEnv;
  /** The user's changes in this visit, by customer. They override earlier responses of the server. */
  wishes: Readonly<Record<string, boolean>>;
  /** Changes not stored yet, oldest first; one per customer. */
  waiting: readonly PosWish[];
}

export type FavoringEvent = { type: 'favorite.wished' } & PosWish;

const isSame = (one: PosWish, other: PosWish): boolean => one.customerId === other.customerId;

/**
 * Marks points of sale as favourites. A change is shown at once; changes are stored one after the other, and the last
 * click on each wins (L1).
 */
export const favoringMachine = setup({
  types: {
    context: {} as FavoringContext,
    events: {} as FavoringEvent,
    input: {} as { rightEnv: RightEnv },
  },
  actors: { storeWish: service<void, PosWish & { readonly rightEnv: RightEnv }>() },
  actions: {
    setWish: assign(({ context: { wishes, waiting } }, { customerId, favorite }: PosWish) => {
      return {
        wishes: { ...wishes, [customerId]: favorite },
        waiting: withWish(waiting, { customerId, favorite }, isSame),
      };
    }),
    dropSent: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    /** Storing failed: the previous value is restored, unless another change for the same customer is waiting. */
    takeBack: assign(({ context: { wishes, waiting } }) => {
      const [sent, ...rest] = waiting;
      if (!sent || rest.some(({ customerId }) => customerId === sent.customerId)) return {};
      return { wishes: { ...wishes, [sent.customerId]: !sent.favorite } };
    }),
    raise: (_, __: { notice: Notice }) => {},
  },
  guards: { hasWish: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'favoring',
  description: 'Points of sale are marked as favourites',
  context: ({ input }) => ({ ...input, wishes: {}, waiting: [] }),
  initial: 'stored',
  on: { 'favorite.wished': { actions: { type: 'setWish', params: ({ event }) => event } } },
  states: {
    stored: {
      description: 'Every wish is stored',
      always: { guard: 'hasWish', target: 'storing' },
    },
    storing: {
      description: 'One wish is being stored; others wait',
      invoke: {
        id: 'storeWish',
        src: 'storeWish',
        input: ({ context: { rightEnv, waiting } }) => ({
          rightEnv,
          customerId: waiting[0]?.customerId ?? '',
          favorite: waiting[0]?.favorite ?? false,
        }),
        onDone: { target: 'stored', actions: 'dropSent' },
        onError: {
          target: 'stored',
          actions: [
            'takeBack',
            'dropSent',
            {
              type: 'raise',
              params: ({ event }) => ({ notice: { subject: 'favorite', failure: failureOf(event.error) } }),
            },
          ],
        },
      },
    },
  },
});
