import type { Style } from '@selvedge/core/contract';
import {
  narrowedStyles,
  removedStyles,
  type SumsBook,
  wholeCart,
  wishedPieces,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SectionsRef } from '../state/cartPage.ts';
import type { CartRef, CartSnapshot } from '../state/cellView.ts';

/**
 * The styles that the page shows: those that the narrowing leaves, without those that were removed. They stay while the
 * user types: only a new choice looks for them again.
 */
export function useShownStyles(
  cart: CartRef,
  styles: readonly Style[],
  sections: SectionsRef | undefined,
  book: SumsBook,
): readonly Style[] {
  const narrowing = useSelector(sections, (at) => at?.context.narrowing ?? wholeCart);
  const gone = useSelector(cart, (snapshot: CartSnapshot) =>
    removedStyles(snapshot)
      .filter((articleId) => book.ofStyle(snapshot, articleId).pieces === 0)
      .join('\n'),
  );
  const left = useMemo(
    () => narrowedStyles(styles, narrowing, wishedPieces(cart.getSnapshot())),
    [cart, styles, narrowing],
  );
  return useMemo(() => {
    const removed = new Set(gone.split('\n'));
    return gone === '' ? left : left.filter(({ articleId }) => !removed.has(articleId));
  }, [left, gone]);
}
