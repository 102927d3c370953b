import type { Finding } from '../contract/index.ts';
import { type Articles, articlesIn } from '../ordering/entry/articles.ts';
import type { ChosenFile } from '../ordering/entry/readList.ts';
import type { EntryMode, Review } from '../ordering/entry/review.ts';
import { type Reviewed, reviewIn } from '../ordering/entry/reviewIn.ts';
import type { ListProblem } from '../ordering/entry/table.ts';
import type { Failure } from '../platform/api/failure.ts';
import type { PlaceFound, WantedPlace } from './wantedPlace.ts';

/** Pieces by articleVariantId. */
export type PiecesInCart = ReadonlyMap<string, number>;

/** The state of a place: whether the user may enter quantities, and the pieces in its cart. */
export interface PlaceContents {
  readonly mayInsert: boolean;
  readonly pieces: PiecesInCart;
}

export interface ValidationInput {
  readonly wanted: WantedPlace;
  readonly file: ChosenFile;
  /** Name of the sheet with the list; null: the file has only one sheet. */
  readonly sheet: string | null;
  readonly mode: EntryMode;
  readonly pieces: PiecesInCart;
}

/** Every row of a list as judged, and the data it was judged by. */
export interface CheckedList extends Reviewed {
  readonly pieces: PiecesInCart;
}

/** The result of validating a file. */
export type ValidationEnd =
  | { readonly kind: 'checked'; readonly list: CheckedList }
  | { readonly kind: 'unreadable'; readonly problem: ListProblem }
  /** The file has several sheets, and none has the given name. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'placeless'; readonly found: PlaceFound }
  | { readonly kind: 'locked'; readonly finding: Finding }
  | { readonly kind: 'noRight' }
  /** The portal did not respond, or refused. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Nobody is signed in, or the session has ended. */
  | { readonly kind: 'signedOut' };

/** The rows of a checked list with their verdicts, and the articles they refer to. */
export const reviewOfList = (list: CheckedList): { review: Review; articles: Articles } => ({
  review: reviewIn(list, list.pieces),
  articles: articlesIn(list.found),
});
