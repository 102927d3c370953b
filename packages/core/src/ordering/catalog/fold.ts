const marks = /\p{Diacritic}/gu;
const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
};
const spellable = /[äöüßæøœ]/g;
export const notAscii = /\P{ASCII}/u;

/** Lower case without accents: 'Über' is 'uber'. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!notAscii.test(lower)) return lower;
  return lower
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(marks, '');
}

/** The forms a text is searched by: folded, and, if it has umlauts, also with umlauts spelled out ('ueber'). */
export function searchable(text: string): string {
  const folded = fold(text);
  if (!notAscii.test(text)) return folded;
  const composed = text.normalize('NFC').toLowerCase();
  const spelt = fold(composed.replaceAll(spellable, (letter) => spelled[letter] ?? letter));
  return spelt === folded ? folded : `${folded}\n${spelt}`;
}

/** The distinct words of a search term, folded. A style must contain all of them. */
export const wordsOf = (term: string): string[] => [...new Set(fold(term).split(/\s+/).filter(Boolean))];
