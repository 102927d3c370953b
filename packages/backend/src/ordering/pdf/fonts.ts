import { greekLetters, greekPair, russianLetters } from './transliteration.ts';

/** What stands for letters that no face of a document has. */
export const REPLACED = '[?]';

/** Composed, without what has no shape: faces have accents on letters, not beside them. */
const composed = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})+/gu, ' ');

/** Whether a face has a letter. */
export type HasLetter = (codePoint: number) => boolean;

const has = (hasLetter: HasLetter, text: string): boolean =>
  [...text].every((letter) => hasLetter(letter.codePointAt(0) ?? 0));

/** As many capitals as its letter had: Θ in a word of capitals is TH, at the head of a word Th. */
function cased(letter: string, latin: string, next: string | undefined): string {
  if (letter === letter.toLowerCase()) return latin;
  const loud = next !== undefined && next !== next.toLowerCase();
  return loud ? latin.toUpperCase() : `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`;
}

const bareOf = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** A letter of another alphabet in Latin ones, as it stands between its neighbours. */
function latinOf(letter: string, before: string | undefined, next: string | undefined): string | undefined {
  const bare = bareOf(letter).toLowerCase();
  const known =
    russianLetters.get(letter.toLowerCase()) ??
    russianLetters.get(bare) ??
    greekPair(bare, before && bareOf(before).toLowerCase(), next && bareOf(next).toLowerCase()) ??
    greekLetters.get(bare);
  return known === undefined ? undefined : cased(letter, known, next);
}

export interface Lettered {
  readonly text: string;
  /** Something of it could neither be shown nor written in other letters. */
  readonly replaced: boolean;
}

/**
 * A text in letters that a face has: as it is, in Latin letters (Greek by ELOT 743, Cyrillic by the usual English
 * transliteration), without an accent; {@link REPLACED} for a run of anything else. Never a box without a shape.
 */
export function inFonts(text: string, hasLetter: HasLetter): Lettered {
  const whole = composed(text);
  if (has(hasLetter, whole)) return { text: whole, replaced: false };
  const letters = [...whole];
  let replaced = false;
  let written = '';
  for (const [at, letter] of letters.entries()) {
    const latin = latinOf(letter, letters[at - 1], letters[at + 1]);
    // Faces have some letters of other alphabets, as signs: a word is written in one alphabet all the same.
    const found = [latin, letter, letter.normalize('NFKC'), bareOf(letter)].find(
      (one) => one !== undefined && has(hasLetter, one),
    );
    if (found !== undefined) written += found;
    else {
      replaced = true;
      if (!written.endsWith(REPLACED)) written += REPLACED;
    }
  }
  return { text: written, replaced };
}
