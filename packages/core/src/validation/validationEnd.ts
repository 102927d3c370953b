import type { Failure } from '../api/failure.ts';
import type { Finding } from '../contract/index.ts';
import { type Articles, articlesIn } from '../ordering/entry/articles.ts';
import type { EntryContext } from '../ordering/entry/entry.setup.ts';
import type { ChosenFile } from '../ordering/entry/readList.ts';
import type { EntryMode, Review } from '../ordering/entry/review.ts';
import { reviewIn } from '../ordering/entry/reviewIn.ts';
import type { ListProblem } from '../ordering/entry/table.ts';
import type { PlaceFound, WantedPlace } from './wantedPlace.ts';

/** Pieces by articleVariantId. */
export type PiecesInCart = ReadonlyMap<string, number>;

/** How it stands with a place: whether the user may put quantities in, and the pieces its cart holds. */
export interface PlaceStanding {
  readonly mayInsert: boolean;
  readonly pieces: PiecesInCart;
}

export interface ValidationInput {
  readonly wanted: WantedPlace;
  readonly file: ChosenFile;
  /** The sheet that is the list, by name; null: the file has one alone. */
  readonly sheet: string | null;
  readonly mode: EntryMode;
  readonly pieces: PiecesInCart;
}

/** Every row of a list as it was judged, and what it was judged by. */
export type CheckedList = Pick<EntryContext, 'judged' | 'found' | 'place' | 'serverTime' | 'mode'> & {
  readonly pieces: PiecesInCart;
};

/** What came of validating a file. */
export type ValidationEnd =
  | { readonly kind: 'checked'; readonly list: CheckedList }
  | { readonly kind: 'unreadable'; readonly problem: ListProblem }
  /** It has several sheets, and none of them is the one that was named. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'placeless'; readonly found: PlaceFound }
  | { readonly kind: 'locked'; readonly finding: Finding }
  | { readonly kind: 'noRight' }
  /** The portal did not answer, or refused. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Nobody is signed in, or not any more. */
  | { readonly kind: 'signedOut' };

/** The rows of a checked list with their verdicts, and the articles that they speak of. */
export const reviewOfList = (list: CheckedList): { review: Review; articles: Articles } => ({
  review: reviewIn(list, list.pieces),
  articles: articlesIn(list.found),
});
