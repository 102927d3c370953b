import { fromPromise } from 'xstate';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { type CartLayout, cartLayoutKey, parseCartLayout } from './cartLayout.ts';
import { sectionsMachine } from './sections.machine.ts';

/** The chart of a cart's sections, with the layout that this user has chosen on this device. */
export function sectionsLogic({
  storage,
  user,
}: Pick<OrderingDependencies, 'storage' | 'user'>): typeof sectionsMachine {
  let key: string | null = null;
  return sectionsMachine.provide({
    actors: {
      recallLayout: fromPromise<CartLayout>(async () => {
        key = cartLayoutKey(await user());
        return parseCartLayout(storage.get(key));
      }),
    },
    actions: {
      keepLayout: (_, { layout }) => {
        if (key !== null) storage.set(key, layout);
      },
    },
  });
}
