import { foldForSearch } from '../../language/searchText.ts';

const longestWord = 40;
const mostTerms = 8;

const apart = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a text as written. */
export const wordsIn = (text: string): string[] => text.split(apart).filter((word) => word !== '');

/**
 * A word in its comparable forms: without case and accents, umlauts both as one letter and as two ('Größe':
 * grosse, groesse).
 */
export const formsOf = (word: string): string[] => foldForSearch(word.slice(0, longestWord)).split(' ');

/** Words without meaning for a search, ignored if the query has any others. */
const filling = new Set(
  `a an and are can do does for how i in is it my of on or the to what when where why with
  am an bei das dem den der des die ein eine einen einer es fuer fur ich im in ist kann mein meine meinen mit oder
  und von wann warum was welche wer wie wo zu zum zur`.split(/\s+/),
);

/** The words of a query, each in all its forms; at most eight meaningful words. */
export function termsOf(query: string): string[][] {
  const typed = wordsIn(query.slice(0, 400).normalize('NFC')).map(formsOf);
  const meaning = typed.filter((forms) => !forms.some((form) => filling.has(form)));
  return (meaning.length > 0 ? meaning : typed).slice(0, mostTerms);
}
