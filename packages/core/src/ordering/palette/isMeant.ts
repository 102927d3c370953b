import { searchable, wordsOf } from '../catalog/fold.ts';

/** Whether a text contains every word of a term, ignoring case and umlauts. A blank term matches everything. */
export const isMeant = (text: string, term: string): boolean => {
  const found = searchable(text);
  return wordsOf(term).every((word) => found.includes(word));
};
