/** Maximum length of a search term (contract of the search). */
export const LONGEST_TERM = 200;

const endsInHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);

/** A term as in the search box: at most {@link LONGEST_TERM} code units, without splitting a surrogate pair. */
export const cutTerm = (typed: string): string => {
  const cut = typed.slice(0, LONGEST_TERM);
  return typed.length > LONGEST_TERM && endsInHalf(cut) ? cut.slice(0, -1) : cut;
};

/**
 * The query for a term: no control characters, single spaces between words; empty if there is nothing to search for.
 */
export const queryOf = (term: string): string =>
  cutTerm(term)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
