/** A segment's elements behind its name; an element of several components is a list. */
export type Element = string | readonly string[];

/** Signs that mean something are released by a question mark; line ends and other control signs become a space. */
const released = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll(/[?'+:]/g, '?$&');

function joined(parts: readonly string[], separator: string): string {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1).join(separator);
}

/** One EDIFACT segment (ISO 9735) with its terminator. Empty components and elements at the end are left out. */
export function segment(name: string, ...elements: readonly Element[]): string {
  const written = elements.map((element) =>
    joined((typeof element === 'string' ? [element] : element).map(released), ':'),
  );
  return `${joined([name, ...written], '+')}'`;
}

const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„‟]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/€/g, 'EUR'],
];

/** Typographic signs as ISO 8859-1 has them, so that a quotation mark alone asks no receiver for UTF-8. Letters stay. */
const withPlainSigns = (text: string): string =>
  plainSigns.reduce((plain, [sign, written]) => plain.replaceAll(sign, written), text);

/**
 * A text in at most `most` pieces of at most `size` characters, cut between words where that is possible. What does not
 * fit is left out: only for texts that people read.
 */
export function piecesOf(text: string, size: number, most: number): string[] {
  const pieces: string[] = [];
  let rest = [...withPlainSigns(text).replaceAll(/\s+/gu, ' ').trim()];
  while (rest.length > 0 && pieces.length < most) {
    const gap = rest.length > size ? rest.lastIndexOf(' ', size) : -1;
    const end = gap > 0 ? gap : Math.min(size, rest.length);
    pieces.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return pieces;
}
