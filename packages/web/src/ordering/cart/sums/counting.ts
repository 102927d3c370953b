import type { SumsBook } from '@selvedge/core/ordering';
import { afterPaint } from '../../../platform/afterPaint.ts';
import type { CartRef } from '../state/cellView.ts';

/** Carts with up to this many styles (most of them) are counted before the first paint. */
const AT_ONCE = 40;
const SOME = 4;
/** Milliseconds of counting before other work of the page gets a turn. */
const SLICE = 10;

/** The state of counting a cart's styles. A long cart is counted in slices, after its first styles are painted. */
export interface Counting {
  readonly isWhole: () => boolean;
  /** Starts to count, and calls the listener once all are counted. */
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

/** Returns the counting shared by all users of the same sums. */
export function countingOf(cart: CartRef, book: SumsBook): Counting {
  const counting = countings.get(book) ?? createCounting(cart, book);
  countings.set(book, counting);
  return counting;
}
