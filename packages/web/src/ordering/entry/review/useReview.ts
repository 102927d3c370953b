import { articlesIn, reviewOfOpen, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartRef } from '../../cart/state/cellView.ts';
import type { ListReviewRef } from '../parts/entryRef.ts';

/** Every row with its verdict for the current cart. */
export function useReview(listReview: ListReviewRef, cart: CartRef) {
  const open = useSelector(listReview, (at) => at.context);
  const lines = useSelector(cart, (at) => at.context.lines);
  const ledger = useSelector(cart, (at) => at.context.ledger);
  // `lines` and `ledger` tell when the quantities in the cart's snapshot have changed.
  const pieces = useMemo(
    () => (lines && ledger ? wishedPieces(cart.getSnapshot()) : nothing),
    [lines, ledger, cart],
  );
  return { review: reviewOfOpen(open, pieces), pieces, articles: articlesIn(open.found) };
}

const nothing = new Map<string, number>();
