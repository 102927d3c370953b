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

const bareOf = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

export interface Lettered<Face> {
  readonly text: string;
  readonly face: Face;
  /** Whether some part could not be shown. */
  readonly replaced: boolean;
}

/**
 * A text and a face that has all its letters: the first one in which it can stay unchanged. If there is none, the last
 * face shows what it can, a letter in its plain form or without accents if need be. A run of anything else becomes
 * {@link REPLACED}. Never prints an empty box.
 */
export function inFonts<Face>(
  text: string,
  faces: readonly [Face, ...Face[]],
  lettersOf: (face: Face) => HasLetter,
): Lettered<Face> {
  const whole = composed(text);
  const fitting = faces.find((one) => has(lettersOf(one), whole));
  if (fitting !== undefined) return { text: whole, face: fitting, replaced: false };
  const face = faces.at(-1) ?? faces[0];
  let replaced = false;
  let written = '';
  for (const letter of whole) {
    const found = [letter, letter.normalize('NFKC'), bareOf(letter)].find((one) => has(lettersOf(face), one));
    if (found !== undefined) written += found;
    else {
      replaced = true;
      if (!written.endsWith(REPLACED)) written += REPLACED;
    }
  }
  return { text: written, face, replaced };
}
