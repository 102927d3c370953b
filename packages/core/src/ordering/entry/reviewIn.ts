import type { SeasonPlace } from '../../contract/index.ts';
import { articlesIn, type LookupResult } from './articles.ts';
import type { JudgedRow } from './resolve.ts';
import { type CartPieces, type EntryMode, type Review, reviewOf } from './review.ts';

/** What a review depends on, besides the cart. */
export interface Reviewed {
  readonly judged: readonly JudgedRow[];
  readonly found: LookupResult;
  readonly place: SeasonPlace;
  /** Epoch ms. */
  readonly serverTime: number;
  readonly mode: EntryMode;
}

/** Caches the last review of a list, because the page, the guard and the action ask for the same one. */
const reviews = new WeakMap<Reviewed['judged'], { of: Reviewed; pieces: CartPieces; review: Review }>();

const isSameList = (one: Reviewed, other: Reviewed): boolean =>
  one.found === other.found &&
  one.place === other.place &&
  one.serverTime === other.serverTime &&
  one.mode === other.mode;

/** The review of a list for the current cart. */
export function reviewIn({ judged, found, place, serverTime, mode }: Reviewed, pieces: CartPieces): Review {
  const of = { judged, found, place, serverTime, mode };
  const known = reviews.get(judged);
  if (known && known.pieces === pieces && isSameList(known.of, of)) return known.review;
  const moment = { place, now: serverTime };
  const review = reviewOf(judged, { articles: articlesIn(found), pieces, mode, moment });
  reviews.set(judged, { of, pieces, review });
  return review;
}
