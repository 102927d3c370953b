import type { SumsBook } from '@selvedge/core/ordering';
import type { CartRef } from '../matrix/cellView.ts';
import { afterPaint } from './afterPaint.ts';

/** A cart of so many styles, as most are, is counted before it is painted. */
const AT_ONCE = 40;
const SOME = 4;
/** Milliseconds of counting after which the page gets its turn. */
const SLICE = 10;

/** A cart's styles being counted: those of a long one in slices, once its first styles are painted. */
export interface Counting {
  readonly isWhole: () => boolean;
  /** Begins to count, and tells when all are counted. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createCounting(cart: CartRef, book: SumsBook): Counting {
  const listeners = new Set<() => void>();
  let begun = false;
  if (book.size <= AT_ONCE) book.countOn(cart.getSnapshot(), AT_ONCE);

  const goOn = () => {
    const until = performance.now() + SLICE;
    while (!book.isWhole() && performance.now() < until) book.countOn(cart.getSnapshot(), SOME);
    if (book.isWhole()) for (const listener of listeners) listener();
    else if (listeners.size > 0) setTimeout(goOn);
    else begun = false;
  };

  return {
    isWhole: book.isWhole,
    subscribe(listener) {
      listeners.add(listener);
      if (!begun && !book.isWhole()) {
        begun = true;
        afterPaint(goOn);
      }
      return () => listeners.delete(listener);
    },
  };
}

const countings = new WeakMap<SumsBook, Counting>();

/** One for all who show sums of the same styles. */
export function countingOf(cart: CartRef, book: SumsBook): Counting {
  const counting = countings.get(book) ?? createCounting(cart, book);
  countings.set(book, counting);
  return counting;
}
