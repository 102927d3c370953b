import { searchable, wordsOf } from '../catalog/fold.ts';

/** Whether a text contains every word of a term, ignoring case and umlauts. A blank term matches everything. */
export const matchesTerm = (text: string, term: string): boolean => {
  const found = searchable(text);
  return wordsOf(term).every((word) => found.includes(word));
};
