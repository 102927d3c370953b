import { searchable, wordsOf } from '../catalog/fold.ts';

/** Whether a text has every word of a term in it, whatever the case and the umlauts; a blank term means everything. */
export const isMeant = (text: string, term: string): boolean => {
  const found = searchable(text);
  return wordsOf(term).every((word) => found.includes(word));
};
