import type { Sums, SumsBook } from '@selvedge/core/ordering';
import { useCallback, useSyncExternalStore } from 'react';
import type { CartRef } from '../state/cellView.ts';

type SumsListener = () => void;

/** A style that is shown, with the sums its listeners were last notified of. */
interface ListenedStyles {
  readonly listeners: Set<SumsListener>;
  sums: Sums;
}

const shownIn = new WeakMap<SumsBook, Map<string, ListenedStyles>>();

/** Notifies the listeners whose sums changed. Most changes of a cart change none. */
const teller = (cart: CartRef, book: SumsBook, shown: ReadonlyMap<string, ListenedStyles>) => {
  let { lines, ledger } = cart.getSnapshot().context;
  return () => {
    const snapshot = cart.getSnapshot();
    const { context } = snapshot;
    if (context.lines === lines && context.ledger === ledger) return;
    ({ lines, ledger } = context);
    shown.forEach((one, articleId) => {
      const sums = book.ofStyle(snapshot, articleId);
      if (sums === one.sums) return;
      one.sums = sums;
      for (const listener of one.listeners) listener();
    });
  };
};

const stops = new WeakMap<SumsBook, () => void>();

function listen(cart: CartRef, book: SumsBook, articleId: string, listener: SumsListener): () => void {
  const shown = shownIn.get(book) ?? new Map<string, ListenedStyles>();
  shownIn.set(book, shown);
  if (shown.size === 0) {
    const { unsubscribe } = cart.subscribe(teller(cart, book, shown));
    stops.set(book, unsubscribe);
  }
  const own = shown.get(articleId) ?? {
    listeners: new Set(),
    sums: book.ofStyle(cart.getSnapshot(), articleId),
  };
  shown.set(articleId, own);
  own.listeners.add(listener);
  return () => {
    own.listeners.delete(listener);
    if (own.listeners.size === 0) shown.delete(articleId);
    if (shown.size === 0) stops.get(book)?.();
  };
}

/**
 * The sums of a style in the cart. All styles share one subscription to the cart, and only those whose sums changed
 * render.
 */
export function useStyleSums(cart: CartRef, book: SumsBook, articleId: string): Sums {
  const subscribe = useCallback(
    (listener: SumsListener) => listen(cart, book, articleId, listener),
    [cart, book, articleId],
  );
  return useSyncExternalStore(subscribe, () => book.ofStyle(cart.getSnapshot(), articleId));
}
