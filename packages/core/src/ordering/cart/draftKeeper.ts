import { fromCallback } from 'xstate';
import { toBase64Url } from '../../encoding/base64url.ts';
import { isForAnotherCart } from '../../keptWork/draft.ts';
import { type Drafts, draftsOf, type FoundDraft } from '../../keptWork/drafts.ts';
import { KEEP_DELAY } from '../../keptWork/keepDelay.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { PagePorts } from '../../platform/ports.ts';
import type { CartSnapshot } from './cart.selectors.ts';
import type { DraftOwner } from './cartEvents.ts';
import { draftOf, emptyLedger, type Ledger } from './ledger.ts';

/**
 * Saves the unsent edits of a cart for a later page. Sends `draft.found` with the edits of an earlier page,
 * `draft.kept` with whether saving works, and `page.hidden`.
 */
export function draftKeeper({
  ports,
  user,
  clock,
}: Pick<OrderingDependencies, 'user' | 'clock'> & { readonly ports: PagePorts }) {
  const page = toBase64Url(ports.randomBytes(9));

  return fromCallback<{ type: string }, DraftOwner>(({ input: { place, mayInsert, cart }, sendBack }) => {
    let drafts: Drafts | null = null;
    let offers: readonly FoundDraft[] = [];
    let taken: readonly string[] = [];
    let kept: Ledger = emptyLedger;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;

    const cartNow = () => cart.getSnapshot() as CartSnapshot;

    /** A found draft must not be overwritten before it is resumed, and neither must edits for another cart. */
    const mayKeep = (snapshot: CartSnapshot): boolean =>
      !offers.some(({ key }) => key === drafts?.own) &&
      !(snapshot.matches('overtaken') && snapshot.context.ledger.cells.size > 0);

    const write = (into: Drafts, { context: { ledger, head } }: CartSnapshot): void => {
      const cells = draftOf(ledger);
      const works = into.keep({ at: clock.now(), cartId: head?.cartId ?? null, cells });
      kept = ledger;
      if (works) {
        for (const key of taken) into.remove(key);
        taken = [];
      }
      if (!isOver && cells.length > 0) sendBack({ type: 'draft.kept', kept: works });
    };

    const isChanged = (): boolean => cartNow().context.ledger !== kept || taken.length > 0;

    const keep = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const snapshot = cartNow();
      if (drafts && isChanged() && mayKeep(snapshot)) write(drafts, snapshot);
    };

    /**
     * A draft for another cart is offered on its own. Merged with other drafts, they could not be told apart any
     * more.
     */
    const offer = (): void => {
      const snapshot = cartNow();
      if (offers.length === 0 || !snapshot.matches('editing') || snapshot.hasTag('saving')) return;
      const { head, ledger } = snapshot.context;
      const others = offers.filter(({ draft }) => isForAnotherCart(draft, head));
      const found =
        others.length > 0 && ledger.cells.size === 0 ? others : offers.filter((one) => !others.includes(one));
      if (found.length === 0) return;
      offers = offers.filter((one) => !found.includes(one));
      taken = [...taken, ...found.map(({ key }) => key).filter((key) => key !== drafts?.own)];
      for (const { draft } of found) sendBack({ type: 'draft.found', draft });
    };

    const look = (): void => {
      offer();
      if (!isChanged()) return;
      if (cartNow().context.ledger.cells.size === 0) keep();
      else timer ??= setTimeout(keep, KEEP_DELAY);
    };

    const offerLate = (entry: FoundDraft): void => {
      offers = [...offers, entry];
      if (drafts && !isOver) look();
    };

    const begin = async (): Promise<void> => {
      const mine = draftsOf(await user(), place, page, { storage: ports.localStorage, locks: ports.locks });
      if (isOver || drafts) return;
      const works = mine.works();
      const found = works && mayInsert ? await mine.abandoned(clock.now(), offerLate) : [];
      if (isOver || drafts) return;
      offers = [...found, ...offers];
      drafts = mine;
      sendBack({ type: 'draft.kept', kept: works });
      look();
    };
    const tryBegin = (): void => {
      if (!drafts) begin().catch(() => {});
    };

    tryBegin();
    const { unsubscribe } = cart.subscribe(look);
    const stopWaking = ports.wake.subscribe(tryBegin);
    const stopHiding = ports.hide.subscribe(() => {
      keep();
      sendBack({ type: 'page.hidden' });
    });
    return () => {
      isOver = true;
      unsubscribe();
      stopWaking();
      stopHiding();
      keep();
    };
  });
}
