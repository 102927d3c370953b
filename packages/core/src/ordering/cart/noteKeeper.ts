import { fromCallback, type SnapshotFrom } from 'xstate';
import { toBase64Url } from '../../encoding/base64url.ts';
import type { DraftEntry, DraftsByPage } from '../../keptWork/draftsByPage.ts';
import { type NoteDraft, noteDraftsOf } from '../../keptWork/noteDraft.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { KEEP_DELAY } from './draftKeeper.ts';
import type { noteMachine } from './note.machine.ts';
import type { NoteOwner } from './noteEvents.ts';
import { isNoteUnsent } from './noteStatus.ts';

/** Saves the unsent note for a later page, and sends `note.found` with a note kept by an earlier page. */
export function noteKeeper({ ports, user, clock }: Pick<OrderingDependencies, 'ports' | 'user' | 'clock'>) {
  const page = toBase64Url(ports.randomBytes(9));

  return fromCallback<{ type: string }, NoteOwner>(({ input: { place, note }, sendBack }) => {
    let drafts: DraftsByPage<NoteDraft> | null = null;
    let offers: readonly DraftEntry<NoteDraft>[] = [];
    let offered: string | null = null;
    /** The offered note has reached the chart. Once the chart no longer holds it, it was resumed. */
    let arrived = false;
    let kept = '';
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;

    const noteNow = () => note.getSnapshot() as SnapshotFrom<typeof noteMachine>;

    /** The note to save now; null: there is no unsent text. */
    const unsent = (): Omit<NoteDraft, 'at'> | null => {
      const snapshot = noteNow();
      const { head, text, was } = snapshot.context;
      return head !== null && isNoteUnsent(snapshot) ? { cartId: head.cartId, text, was } : null;
    };

    const keep = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const typed = unsent();
      const now = JSON.stringify(typed);
      const isTaken = offered !== null && arrived;
      if (!drafts || noteNow().context.found !== null || (now === kept && !isTaken)) return;
      const works = drafts.keep(typed && { at: clock.now(), ...typed });
      kept = now;
      if (!works || !isTaken) return;
      if (offered !== null && offered !== drafts.own) drafts.remove(offered);
      offered = null;
    };

    /** Offers one note at a time, newest first. The next is offered once the last one is used up. */
    const offer = (): void => {
      const [next, ...others] = offers;
      if (!next || offered !== null || noteNow().context.found !== null || unsent() !== null) return;
      offers = others;
      offered = next.key;
      arrived = false;
      sendBack({ type: 'note.found', draft: next.draft });
    };

    const look = (): void => {
      arrived ||= noteNow().context.found !== null;
      if (unsent() !== null) timer ??= setTimeout(keep, KEEP_DELAY);
      else {
        keep();
        offer();
      }
    };

    const offerLate = (entry: DraftEntry<NoteDraft>): void => {
      offers = [...offers, entry];
      if (drafts && !isOver) look();
    };

    const begin = async (): Promise<void> => {
      const stores = { storage: ports.localStorage, locks: ports.locks };
      const mine = noteDraftsOf(await user(), place, page, stores);
      if (isOver || drafts) return;
      const found = mine.works() ? await mine.abandoned(clock.now(), offerLate) : [];
      if (isOver || drafts) return;
      offers = [...found, ...offers];
      drafts = mine;
      kept = JSON.stringify(null);
      look();
    };
    const tryBegin = (): void => {
      if (!drafts) begin().catch(() => {});
    };

    tryBegin();
    const { unsubscribe } = note.subscribe(look);
    const stopWaking = ports.wake.subscribe(tryBegin);
    const stopHiding = ports.hide.subscribe(keep);
    return () => {
      isOver = true;
      unsubscribe();
      stopWaking();
      stopHiding();
      keep();
    };
  });
}
