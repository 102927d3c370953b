const marks = /\p{M}/gu;

const MOST_FOLDED = 20_000;
const folded = new Map<string, string>();

/** Normalizes words for comparison: without case, accents and punctuation; umlauts are spelled out. */
export function foldWord(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const word = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (folded.size >= MOST_FOLDED) folded.clear();
  folded.set(text, word);
  return word;
}
