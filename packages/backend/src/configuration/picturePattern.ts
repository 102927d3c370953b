/** How pictures are named, unless an operator says otherwise. */
export const defaultPicturePattern = '{article}_{colour}_{view}.jpg';

const placeholders = ['article', 'colour', 'view'] as const;
type Placeholder = (typeof placeholders)[number];

/** What the name of a picture says. A pattern without `{view}` means one picture of each colour: view 1. */
export interface NamedPicture {
  readonly article: string;
  readonly colour: string;
  readonly view: string;
}

/** Placeholders with the text before each of them, and the text behind the last one. */
export interface PicturePattern {
  readonly parts: readonly { readonly before: string; readonly placeholder: Placeholder }[];
  readonly end: string;
}

/** An ending says nothing that the content would not say better: a pattern's `.jpg` takes pictures of any format. */
const withoutEnding = (name: string): string => name.replace(/\.[a-z]{3,4}$/i, '');

const isPlaceholder = (word: string): word is Placeholder => placeholders.some((one) => one === word);

/**
 * Reads a pattern such as `{article}_{colour}_{view}.jpg`. null: it lacks article or colour, names something twice or
 * something else, or nothing tells two placeholders apart.
 */
export function readPicturePattern(pattern: string): PicturePattern | null {
  const [first = '', ...rest] = withoutEnding(pattern).split('{');
  const parts: { before: string; placeholder: Placeholder }[] = [];
  let before = first;
  for (const part of rest) {
    const [word = '', after, ...more] = part.split('}');
    if (after === undefined || more.length > 0 || !isPlaceholder(word)) return null;
    if (parts.some(({ placeholder }) => placeholder === word)) return null;
    if (parts.length > 0 && before === '') return null;
    parts.push({ before, placeholder: word });
    before = after;
  }
  const named = new Set(parts.map(({ placeholder }) => placeholder));
  if (first.includes('}') || !named.has('article') || !named.has('colour')) return null;
  return { parts, end: before };
}

const examples: Readonly<Record<Placeholder, string>> = { article: 'TW-1001', colour: '410', view: '1' };

/** A name that fits a pattern, for whoever has to write one: `TW-1001_410_1.jpg`. */
export const exampleName = ({ parts, end }: PicturePattern): string =>
  `${parts.map(({ before, placeholder }) => `${before}${examples[placeholder]}`).join('')}${end}.jpg`;

/** A file's name cannot have each character of a number: `%2F` stands for a slash, as in addresses. */
function plainly(said: string): string {
  try {
    return decodeURIComponent(said);
  } catch {
    return said;
  }
}

/**
 * What a file's name says by a pattern; null: it does not fit. It is read from its end, so that the first placeholder
 * may have the characters that tell the others apart: `TW_10_410_1.jpg` is view 1 of colour 410 of `TW_10`.
 */
export function pictureNamed(name: string, { parts, end }: PicturePattern): NamedPicture | null {
  let left = withoutEnding(name);
  if (!left.endsWith(end)) return null;
  left = left.slice(0, left.length - end.length);
  const found: Partial<Record<Placeholder, string>> = {};
  for (const [at, { before, placeholder }] of [...parts.entries()].toReversed()) {
    const from = at === 0 ? 0 : left.lastIndexOf(before);
    if (from < 0 || !left.startsWith(before, from)) return null;
    const said = left.slice(from + before.length);
    if (said.trim() === '') return null;
    found[placeholder] = plainly(said);
    left = left.slice(0, from);
  }
  const { article, colour, view = '1' } = found;
  return article === undefined || colour === undefined ? null : { article, colour, view };
}
