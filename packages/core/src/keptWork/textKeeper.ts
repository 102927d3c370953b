import { toBase64Url } from '../encoding/base64url.ts';
import type { OrderingDependencies } from '../platform/orderingDependencies.ts';
import type { DraftEntry, DraftsByPage, PageDraft, Stores } from './draftsByPage.ts';
import { KEEP_DELAY } from './keepDelay.ts';

/** A chart that holds what is typed and only stored by hand. */
export interface TextHolder<Typed> {
  /** What one page keeps of such a text for one user. */
  readonly draftsOf: (user: string, page: string, stores: Stores) => DraftsByPage<Typed & PageDraft>;
  /** What is typed and not stored now; null: nothing. */
  readonly unsent: () => Typed | null;
  /** The chart holds an offer that nobody has taken up yet. */
  readonly holdsOffer: () => boolean;
  /** Tells the chart of what an earlier page kept. */
  readonly offer: (draft: Typed & PageDraft) => void;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

type KeeperDependencies = Pick<OrderingDependencies, 'ports' | 'user' | 'clock'>;

/**
 * Saves what is typed and not stored for a later page, and offers what earlier pages kept (N4). Yields what does so for
 * a chart, and returns how to end that.
 */
export function textKeeper<Typed extends object>({
  ports,
  user,
  clock,
}: KeeperDependencies): (holder: TextHolder<Typed>) => () => void {
  const page = toBase64Url(ports.randomBytes(9));

  return ({ draftsOf, unsent, holdsOffer, offer: hand, subscribe }) => {
    let drafts: DraftsByPage<Typed & PageDraft> | null = null;
    let offers: readonly DraftEntry<Typed & PageDraft>[] = [];
    let offered: string | null = null;
    /** The offer has reached the chart. Once the chart no longer holds it, it was taken up. */
    let arrived = false;
    let kept = '';
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;

    const keep = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const typed = unsent();
      const now = JSON.stringify(typed);
      const isTaken = offered !== null && arrived;
      if (!drafts || holdsOffer() || (now === kept && !isTaken)) return;
      const works = drafts.keep(typed && { at: clock.now(), ...typed });
      kept = now;
      if (!works || !isTaken) return;
      if (offered !== null && offered !== drafts.own) drafts.remove(offered);
      offered = null;
    };

    /** Offers one at a time, newest first. The next is offered once the last one is used up. */
    const offer = (): void => {
      const [next, ...others] = offers;
      if (!next || offered !== null || holdsOffer() || unsent() !== null) return;
      offers = others;
      offered = next.key;
      arrived = false;
      hand(next.draft);
    };

    const look = (): void => {
      arrived ||= holdsOffer();
      if (unsent() !== null) timer ??= setTimeout(keep, KEEP_DELAY);
      else {
        keep();
        offer();
      }
    };

    const offerLate = (entry: DraftEntry<Typed & PageDraft>): void => {
      offers = [...offers, entry];
      if (drafts && !isOver) look();
    };

    const begin = async (): Promise<void> => {
      const stores = { storage: ports.localStorage, locks: ports.locks };
      const mine = draftsOf(await user(), page, stores);
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
    const { unsubscribe } = subscribe(look);
    const stopWaking = ports.wake.subscribe(tryBegin);
    const stopHiding = ports.hide.subscribe(keep);
    return () => {
      isOver = true;
      unsubscribe();
      stopWaking();
      stopHiding();
      keep();
    };
  };
}
