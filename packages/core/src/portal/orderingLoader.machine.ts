import { enqueueActions, setup } from 'xstate';
import { notifyParent } from '../platform/actors/notifyParent.ts';
import { service, watch } from '../platform/actors/service.ts';
import type { OrderingLogic } from './orderingPart.ts';

export type OrderingLoaderEvent =
  /** A page of ordering is shown, and what its user may do is known. */
  | { type: 'ordering.needed' }
  /** Another page is shown. */
  | { type: 'ordering.left' }
  | { type: 'reload.requested' }
  | { type: 'page.woke' };

/** What the loader tells its parent, once: the ordering area, which can be started now. */
export interface OrderingCame {
  readonly type: 'ordering.came';
  readonly logic: OrderingLogic;
}

/** Loads the code of the ordering area when a page of it is shown. */
export const orderingLoaderMachine = setup({
  types: {
    events: {} as OrderingLoaderEvent,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    loadOrdering: service<OrderingLogic>(),
    reload: service<void>(),
    watchPage: watch(),
  },
  actions: {
    handOver: enqueueActions((at, { logic }: { logic: OrderingLogic }) =>
      notifyParent<OrderingCame>(at, { type: 'ordering.came', logic }),
    ),
  },
}).createMachine({
  id: 'orderingLoader',
  description: 'How the ordering area comes',
  initial: 'absent',
  states: {
    absent: {
      description: 'No page of ordering is shown, or the rights are not known yet',
      on: { 'ordering.needed': 'needed' },
    },
    needed: {
      description: 'A page of ordering is shown, and waits for the area',
      initial: 'loading',
      on: { 'ordering.left': 'absent' },
      states: {
        loading: {
          description: 'The ordering part of the program is being fetched',
          tags: 'pending',
          invoke: {
            id: 'loadOrdering',
            src: 'loadOrdering',
            onDone: {
              target: '#orderingLoader.present',
              actions: { type: 'handOver', params: ({ event }) => ({ logic: event.output }) },
            },
            onError: 'unavailable',
          },
        },
        unavailable: {
          description: 'The ordering part is not there: a new version of the portal is, or no network',
          tags: 'failed',
          invoke: { id: 'watchPage', src: 'watchPage' },
          on: { 'reload.requested': 'reloading', 'page.woke': 'loading' },
        },
        reloading: {
          description: 'The page is being reloaded',
          tags: 'pending',
          invoke: { id: 'reload', src: 'reload', onDone: 'unavailable', onError: 'unavailable' },
        },
      },
    },
    present: { description: 'It is there, and runs until its user leaves' },
  },
});
