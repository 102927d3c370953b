import { greekLetters, greekPair, russianLetters } from './transliteration.ts';

/** Replaces letters that no font of a document has. */
export const REPLACED = '[?]';

/** In composed form, without invisible characters: fonts have accented letters, not separate accents. */
const composed = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})+/gu, ' ');

/** Whether a font has a letter. */
export type HasLetter = (codePoint: number) => boolean;

const has = (hasLetter: HasLetter, text: string): boolean =>
  [...text].every((letter) => hasLetter(letter.codePointAt(0) ?? 0));

/** Applies the case of the original letter: Θ becomes TH in an all-capitals word, and Th at the start of a word. */
function cased(letter: string, latin: string, next: string | undefined): string {
  if (letter === letter.toLowerCase()) return latin;
  const loud = next !== undefined && next !== next.toLowerCase();
  return loud ? latin.toUpperCase() : `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`;
}

const bareOf = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Transliterates a letter of another alphabet into Latin ones, depending on its neighbours. */
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
  /** Whether some part could be neither shown nor transliterated. */
  readonly replaced: boolean;
}

/**
 * A text in letters that a font has: unchanged if possible, otherwise in Latin letters (Greek by ELOT 743,
 * Cyrillic by the usual English transliteration) or without accents. A run of anything else becomes {@link
 * REPLACED}. Never prints an empty box.
 */
export function inFonts(text: string, hasLetter: HasLetter): Lettered {
  const whole = composed(text);
  if (has(hasLetter, whole)) return { text: whole, replaced: false };
  const letters = [...whole];
  let replaced = false;
  let written = '';
  for (const [at, letter] of letters.entries()) {
    const latin = latinOf(letter, letters[at - 1], letters[at + 1]);
    // Fonts have a few letters of other alphabets as symbols. Transliterate first, so that a word is in one
    // alphabet.
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
