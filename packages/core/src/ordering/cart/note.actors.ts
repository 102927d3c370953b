import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type Cart, type CartHead, readCart, writeNote } from '../../contract/index.ts';
import type { NoteInput } from './note.machine.ts';

export const noteActors = (api: Api) => ({
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
});
