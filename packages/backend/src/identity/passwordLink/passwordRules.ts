import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The fewest characters of a password, as NIST SP 800-63B asks of one that is used alone. */
export const LEAST_LENGTH = 12;
/** The most characters; the sign-in reads no more. */
export const MOST_LENGTH = 200;
/** From 0 (guessed at once) to 4. 3 withstands whoever has the stored hash for a while. */
const LEAST_SCORE = 3;
/** Letters and digits that must be left without the name, the address and the portal's name. */
const LEAST_OWN = 6;
/** What lies behind is not estimated: the work grows with the square of the length. */
const ESTIMATED = 64;

/** Why a password is not taken. */
export type PasswordProblem = 'short' | 'long' | 'unequal' | 'common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What anybody would try first for this person. */
const ownWords = (words: readonly string[]): string[] =>
  ['selvedge', ...words]
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);

/** What is left of a password without the words that everybody knows of its owner. */
const withoutOwn = (password: string, own: readonly string[]): string =>
  [...own]
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase());

/** @param words names and addresses of the person, which are easily guessed */
export function passwordProblem(
  { password, repeated }: { readonly password: string; readonly repeated: string },
  words: readonly string[],
): PasswordProblem | null {
  const length = [...password].length;
  if (length < LEAST_LENGTH) return 'short';
  if (length > MOST_LENGTH) return 'long';
  if (password !== repeated) return 'unequal';
  const own = ownWords(words);
  if (withoutOwn(password, own).replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_OWN) return 'common';
  const { score } = estimator.check(password.slice(0, ESTIMATED), own);
  return score < LEAST_SCORE ? 'common' : null;
}
