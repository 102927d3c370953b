import { fileURLToPath } from 'node:url';
import { create, openSync } from 'fontkit';
import type { Brand } from '../configuration/brand/brand.ts';
import type { HasLetter } from './fonts.ts';

/** The portal's own faces, and the wide ones for alphabets that these lack, such as Greek and Cyrillic. */
const faces = {
  text: 'hanken-grotesk-regular',
  strong: 'hanken-grotesk-semibold',
  display: 'libre-caslon-display',
  wide: 'inter-regular',
  wideStrong: 'inter-semibold',
} as const;
type OwnFace = keyof typeof faces;
/** What a text asks for. */
export type Face = 'text' | 'strong' | 'display';
type AnyFace = OwnFace | `house:${Face}`;

/** Height of the letters above the baseline, of the size. Names in a wide face stay on the line of their neighbours. */
export const ascent: Readonly<Record<Face, number>> = { text: 1, strong: 1, display: 0.97 };

/** The path is the same from the source and from the build. */
const fontFile = (face: OwnFace): string =>
  fileURLToPath(new URL(`../../assets/fonts/${faces[face]}.ttf`, import.meta.url));

/** The faces of a house's papers. */
export interface FaceSet {
  /** Each face with its file, or the content of that. */
  readonly sources: ReadonlyMap<AnyFace, string | Buffer>;
  /** The faces to try for a text, in turn. A text is in one face, so that a word is. */
  readonly stack: Readonly<Record<Face, readonly [AnyFace, ...AnyFace[]]>>;
  /** Whether a font has a letter. Each font is read once, when it is first asked for. */
  letterIn(face: AnyFace): HasLetter;
}

function lettersOf(source: string | Buffer): HasLetter {
  const font = typeof source === 'string' ? openSync(source) : create(source);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A file with several fonts is no font for papers');
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}

function faceSet(house: Readonly<Partial<Record<Face, Buffer>>>): FaceSet {
  const sources = new Map<AnyFace, string | Buffer>();
  for (const face of Object.keys(faces) as OwnFace[]) sources.set(face, fontFile(face));
  for (const [face, content] of Object.entries(house)) sources.set(`house:${face as Face}`, content);
  const first = (face: Face): readonly AnyFace[] => (house[face] ? [`house:${face}`] : []);
  const coverage = new Map<AnyFace, HasLetter>();
  const stackOf = (...stack: AnyFace[]) => stack as [AnyFace, ...AnyFace[]];
  return {
    sources,
    stack: {
      text: stackOf(...first('text'), 'text', 'wide'),
      strong: stackOf(...first('strong'), 'strong', 'wideStrong'),
      display: stackOf(...first('display'), 'display', ...first('text'), 'text', 'wide'),
    },
    letterIn(face) {
      const known = coverage.get(face);
      if (known) return known;
      const has = lettersOf(sources.get(face) ?? '');
      coverage.set(face, has);
      return has;
    },
  };
}

const made = new WeakMap<Brand['fonts'], FaceSet>();

/** The faces of a house: its own for papers where it has some, before the portal's. */
export function facesOf({ fonts }: Pick<Brand, 'fonts'>): FaceSet {
  const known = made.get(fonts);
  if (known) return known;
  const { text, display } = fonts;
  const set = faceSet({
    ...(text?.print && { text: text.print.regular.content, strong: text.print.bold.content }),
    ...(display?.print && { display: display.print.regular.content }),
  });
  made.set(fonts, set);
  return set;
}
