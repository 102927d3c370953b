import { articlesIn, type Review, reviewIn, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartRef } from '../matrix/cellView.ts';
import type { EntryRef } from './entryRef.ts';

/** Every row with its verdict, for the cart as it stands at this moment. */
export function useReview(entry: EntryRef, cart: CartRef) {
  const context = useSelector(entry, (at) => at.context);
  const lines = useSelector(cart, (at) => at.context.lines);
  const ledger = useSelector(cart, (at) => at.context.ledger);
  const { judged, found, place, serverTime, mode } = context;
  // The cart's quantities are read of its snapshot whenever its lines or its ledger have changed.
  const review = useMemo<Review>(
    () =>
      lines && ledger
        ? reviewIn({ judged, found, place, serverTime, mode }, wishedPieces(cart.getSnapshot()))
        : none,
    [judged, found, place, serverTime, mode, lines, ledger, cart],
  );
  return { review, articles: articlesIn(found) };
}

const none: Review = reviewIn(
  {
    judged: [],
    found: { styles: [], elsewhere: [] },
    place: { rightEnv: 'preorder', customerId: '', season: '', subdivision: '', collectionType: '' },
    serverTime: 0,
    mode: 'add',
  },
  new Map(),
);
