import { fromCallback, type SnapshotFrom } from 'xstate';
import { type NoteDraft, noteDraftsOf } from '../../keptWork/noteDraft.ts';
import { textKeeper } from '../../keptWork/textKeeper.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { noteMachine } from './note.machine.ts';
import type { NoteOwner } from './noteEvents.ts';
import { isNoteUnsent } from './noteStatus.ts';

type TypedNote = Omit<NoteDraft, 'at'>;

/** Saves the unsent note for a later page, and sends `note.found` with a note kept by an earlier page. */
export function noteKeeper(dependencies: Pick<OrderingDependencies, 'ports' | 'user' | 'clock'>) {
  const keep = textKeeper<TypedNote>(dependencies);
  return fromCallback<{ type: string }, NoteOwner>(({ input: { place, note }, sendBack }) => {
    const noteNow = () => note.getSnapshot() as SnapshotFrom<typeof noteMachine>;
    return keep({
      draftsOf: (user, page, stores) => noteDraftsOf(user, place, page, stores),
      unsent() {
        const snapshot = noteNow();
        const { head, text, was } = snapshot.context;
        return head !== null && isNoteUnsent(snapshot) ? { cartId: head.cartId, text, was } : null;
      },
      holdsOffer: () => noteNow().context.found !== null,
      offer: (draft) => sendBack({ type: 'note.found', draft }),
      subscribe: (listener) => note.subscribe(listener),
    });
  });
}
