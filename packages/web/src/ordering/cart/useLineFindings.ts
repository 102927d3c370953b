import type { Style } from '@selvedge/core/contract';
import {
  type ChangedPrice,
  changedPrices,
  createUnavailableBook,
  type Unavailable,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CartRef } from '../matrix/cellView.ts';

/** What the lines of a cart call for. */
export interface LineFindings {
  readonly changed: readonly ChangedPrice[];
  readonly unavailable: readonly Unavailable[];
}

/** Prices change when something is stored, not while one types; what cannot be had is judged cell by cell. */
export function useLineFindings(cart: CartRef, styles: readonly Style[], now: number): LineFindings {
  const lines = useSelector(cart, ({ context }) => context.lines);
  const place = useSelector(cart, ({ context }) => context.place);
  const changed = useMemo(() => changedPrices(styles, lines), [styles, lines]);
  const book = useMemo(() => createUnavailableBook(styles, { place, now }), [styles, place, now]);
  const unavailable = useSelector(cart, ({ context }) => book.of(context));
  return { changed, unavailable };
}
