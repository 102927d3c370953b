import { fromPromise } from 'xstate';
import { type Cart, type CartHead, readCart, writeNote } from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { NoteInput } from './noteEvents.ts';
import { noteKeeper } from './noteKeeper.ts';

export const noteActors = ({
  api,
  ports,
  user,
  clock,
}: Pick<OrderingDependencies, 'api' | 'ports' | 'user' | 'clock'>) => ({
  writeNote: fromPromise<Cart, NoteInput>(
    ({
      input: {
        head: { rightEnv, cartId },
        was,
        note,
      },
      signal,
    }) => api.send(writeNote, { params: { rightEnv, cartId }, body: { was, note }, signal }),
  ),
  readNote: fromPromise<Cart, CartHead>(({ input: { rightEnv, cartId }, signal }) =>
    api.send(readCart, { params: { rightEnv, cartId }, signal }),
  ),
  keepNote: noteKeeper({ ports, user, clock }),
});
