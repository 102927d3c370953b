import { enqueueActions, setup } from 'xstate';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { watch } from '../../platform/actors/service.ts';

export interface MissingStylesContext {
  /** The styles that were asked for: each is asked for once. */
  asked: readonly string[];
}

/** The cart has lines of these styles, which its contents do not know. */
export type MissingStylesEvent = { type: 'styles.missing'; articleIds: readonly string[] };

/** Notices styles that come into the cart while it is shown, so that the workspace reads the contents again (N2). */
export const missingStylesMachine = setup({
  types: { context: {} as MissingStylesContext, events: {} as MissingStylesEvent },
  actors: { watchLines: watch() },
  actions: {
    ask: enqueueActions(
      ({ context: { asked }, enqueue, self }, { articleIds }: { articleIds: readonly string[] }) => {
        const fresh = articleIds.filter((articleId) => !asked.includes(articleId));
        enqueue.assign({ asked: [...asked, ...fresh] });
        notifyParent({ self, enqueue }, { type: 'styles.came' });
      },
    ),
  },
  guards: {
    isNew: ({ context: { asked } }, { articleIds }: { articleIds: readonly string[] }) =>
      articleIds.some((articleId) => !asked.includes(articleId)),
  },
}).createMachine({
  id: 'missingStyles',
  description: 'Styles that come into the cart while it is shown',
  context: { asked: [] },
  invoke: { id: 'watchLines', src: 'watchLines' },
  initial: 'watching',
  states: {
    watching: {
      description: 'Every line of the cart is compared with the styles that are known',
      on: {
        'styles.missing': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'ask', params: ({ event }) => event },
        },
      },
    },
  },
});
