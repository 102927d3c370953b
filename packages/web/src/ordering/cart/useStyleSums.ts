import type { Sums, SumsBook } from '@selvedge/core/ordering';
import { useCallback, useSyncExternalStore } from 'react';
import type { CartRef } from '../matrix/cellView.ts';

type SumsListener = () => void;

/** Styles that are shown, and what was told of each. */
interface ListenedStyles {
  readonly listeners: Set<SumsListener>;
  sums: Sums;
}

const shownIn = new WeakMap<SumsBook, Map<string, ListenedStyles>>();

/** Tells those whose sums changed; most of what happens to a cart changes none. */
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

/** What a style of the cart comes to: one look at the cart for all styles of a long one, and only what changed renders. */
export function useStyleSums(cart: CartRef, book: SumsBook, articleId: string): Sums {
  const subscribe = useCallback(
    (listener: SumsListener) => listen(cart, book, articleId, listener),
    [cart, book, articleId],
  );
  return useSyncExternalStore(subscribe, () => book.ofStyle(cart.getSnapshot(), articleId));
}
