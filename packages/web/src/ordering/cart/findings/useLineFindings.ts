import type { Style } from '@selvedge/core/contract';
import {
  type ChangedPrice,
  createChangedPricesBook,
  createUnavailableBook,
  type Unavailable,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartRef } from '../state/cellView.ts';

export interface LineFindings {
  readonly changed: readonly ChangedPrice[];
  readonly unavailable: readonly Unavailable[];
}

/** Only what a change affects is evaluated again, however long the cart. */
export function useLineFindings(cart: CartRef, styles: readonly Style[], now: number): LineFindings {
  const place = useSelector(cart, ({ context }) => context.place);
  const book = useMemo(() => createUnavailableBook(styles, { place, now }), [styles, place, now]);
  const prices = useMemo(() => createChangedPricesBook(styles), [styles]);
  const unavailable = useSelector(cart, ({ context }) => book.of(context));
  const changed = useSelector(cart, ({ context }) => prices.of(context.lines));
  return { changed, unavailable };
}
