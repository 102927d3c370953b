/** The longest term that can be searched for (contract of the search). */
export const LONGEST_TERM = 200;

const endsInHalf = (text: string): boolean => /[\uD800-\uDBFF]$/.test(text);

/** A term as the box holds it: at most {@link LONGEST_TERM} code units, no character cut in half. */
export const cutTerm = (typed: string): string => {
  const cut = typed.slice(0, LONGEST_TERM);
  return typed.length > LONGEST_TERM && endsInHalf(cut) ? cut.slice(0, -1) : cut;
};

/** What is asked for a term: no control characters, one space between words; empty when there is nothing to ask. */
export const queryOf = (term: string): string =>
  cutTerm(term)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
