import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import type { HasLetter } from './fonts.ts';

/** The portal's own faces, and the wide ones for alphabets that these lack, such as Greek and Cyrillic. */
export const faces = {
  text: 'hanken-grotesk-regular',
  strong: 'hanken-grotesk-semibold',
  display: 'libre-caslon-display',
  wide: 'inter-regular',
  wideStrong: 'inter-semibold',
} as const;
type AnyFace = keyof typeof faces;
/** What a text asks for. */
export type Face = 'text' | 'strong' | 'display';

/** The faces to try for a text, in turn. A text is in one face, so that a word is. */
export const stack = {
  text: ['text', 'wide'],
  strong: ['strong', 'wideStrong'],
  display: ['display', 'text', 'wide'],
} as const satisfies Readonly<Record<Face, readonly AnyFace[]>>;

/** Height of the letters above the baseline, of the size. Names in a wide face stay on the line of their neighbours. */
export const ascent: Readonly<Record<Face, number>> = { text: 1, strong: 1, display: 0.97 };

/** The path is the same from the source and from the build. */
export const fontFile = (face: AnyFace): string =>
  fileURLToPath(new URL(`../../assets/fonts/${faces[face]}.ttf`, import.meta.url));

const coverage = new Map<AnyFace, HasLetter>();

/** Whether a font has a letter. Each font file is read once, when it is first asked for. */
export function letterIn(face: AnyFace): HasLetter {
  const known = coverage.get(face);
  if (known) return known;
  const font = openSync(fontFile(face));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${faces[face]} is no single font`);
  const has: HasLetter = (codePoint) => font.hasGlyphForCodePoint(codePoint);
  coverage.set(face, has);
  return has;
}
