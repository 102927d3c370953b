import { CompareHere } from './CompareHere.tsx';
import { FavoriteHere } from './FavoriteHere.tsx';
import type { ActProps } from './listParts.ts';

/** Loaded with the charts that come after the list. */
export default function Act({ act, ...style }: ActProps) {
  return act === 'favorite' ? <FavoriteHere {...style} /> : <CompareHere {...style} />;
}
