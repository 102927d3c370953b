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
const notAscii = /\P{ASCII}/u;

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

/** What a text is found by: folded, and once more as umlauts are spelled without them where it has any ('ueber'). */
export function searchable(text: string): string {
  const folded = fold(text);
  const composed = text.normalize('NFC').toLowerCase();
  if (!notAscii.test(composed)) return folded;
  const spelt = fold(composed.replaceAll(spellable, (letter) => spelled[letter] ?? letter));
  return spelt === folded ? folded : `${folded}\n${spelt}`;
}

/** The words of a search term, folded; all of them must occur. */
export const wordsOf = (term: string): string[] => [...new Set(fold(term).split(/\s+/).filter(Boolean))];
