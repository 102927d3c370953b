import type { SumsBook } from '@selvedge/core/ordering';
import { useState, useSyncExternalStore } from 'react';
import type { CartRef } from '../matrix/cellView.ts';
import { countingOf } from './counting.ts';

/**
 * Whether what the whole cart comes to is known. Before that no sum of it is shown; once it was, it is at every change,
 * also of the styles.
 */
export function useCounted(cart: CartRef, book: SumsBook): boolean {
  const counting = countingOf(cart, book);
  const isWhole = useSyncExternalStore(counting.subscribe, counting.isWhole);
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole && !wasWhole) setWasWhole(true);
  return isWhole || wasWhole;
}
