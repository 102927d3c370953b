import type { SumsBook } from '@selvedge/core/ordering';
import { useState, useSyncExternalStore } from 'react';
import type { CartRef } from '../state/cellView.ts';
import { countingOf } from './counting.ts';

/**
 * Whether the totals of the whole cart are known. Until then no sum is shown. Once known, they stay known through every
 * change, even when the styles change.
 */
export function useCounted(cart: CartRef, book: SumsBook): boolean {
  const counting = countingOf(cart, book);
  const isWhole = useSyncExternalStore(counting.subscribe, counting.isWhole);
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole && !wasWhole) setWasWhole(true);
  return isWhole || wasWhole;
}
