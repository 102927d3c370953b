import { articlesIn, reviewIn, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartRef } from '../../cart/state/cellView.ts';
import type { EntryRef } from '../parts/entryRef.ts';

/** Every row with its verdict for the current cart. */
export function useReview(entry: EntryRef, cart: CartRef) {
  const context = useSelector(entry, (at) => at.context);
  const lines = useSelector(cart, (at) => at.context.lines);
  const ledger = useSelector(cart, (at) => at.context.ledger);
  const { judged, found, place, serverTime, mode } = context;
  // `lines` and `ledger` tell when the quantities in the cart's snapshot have changed.
  const pieces = useMemo(
    () => (lines && ledger ? wishedPieces(cart.getSnapshot()) : nothing),
    [lines, ledger, cart],
  );
  const review = reviewIn({ judged, found, place, serverTime, mode }, pieces);
  return { review, pieces, articles: articlesIn(found) };
}

const nothing = new Map<string, number>();
