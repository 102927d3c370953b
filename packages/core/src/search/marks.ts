/** A part of a text; `isMatch` if it matches the search term. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in the form used for comparison, and where each unit of that form starts in the original text. */
interface Folded {
  readonly form: string;
  readonly origins: readonly number[];
}

type Folding = (character: string) => string;

const bare: Folding = (character) =>
  character.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** An umlaut matches both the plain letter and its two-letter spelling. */
const foldings: readonly Folding[] = [
  bare,
  (character) => spelledOut[character.toLowerCase()] ?? bare(character),
];

const fold = (text: string, folding: Folding): Folded => {
  const origins: number[] = [];
  let form = '';
  let at = 0;
  for (const character of text) {
    const folded = folding(character);
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(at);
    form += folded;
    at += character.length;
  }
  return { form, origins: [...origins, text.length] };
};

const isWordStart = (form: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(form.slice(at - 1, at));

/** A single letter is marked only at the start of a word; otherwise it would be marked everywhere. */
const placesOf = ({ form, origins }: Folded, word: string): [number, number][] => {
  const places: [number, number][] = [];
  if (word === '') return places;
  for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length)) {
    const from = origins[at] ?? 0;
    const last = origins[at + word.length - 1];
    let end = at + word.length;
    while (origins[end] === last) end += 1;
    if (word.length > 1 || isWordStart(form, at)) places.push([from, origins[end] ?? 0]);
  }
  return places;
};

/**
 * Splits a text into parts and marks the words of the term, ignoring case and umlauts: 'uber' and 'ueber' match
 * 'Über'. The parts joined together are the text.
 */
export function markTerm(text: string, term: string): MarkedText[] {
  const words = term.normalize('NFC').split(/\s+/);
  const places = foldings
    .flatMap((folding) => {
      const folded = fold(text, folding);
      return words.flatMap((word) => placesOf(folded, fold(word, folding).form));
    })
    .sort(([one], [other]) => one - other);
  const stretches: MarkedText[] = [];
  let at = 0;
  const until = (end: number, isMatch: boolean) => {
    if (end > at) stretches.push({ text: text.slice(at, end), isMatch });
    at = Math.max(at, end);
  };
  for (const [from, end] of places) {
    until(from, false);
    until(end, true);
  }
  until(text.length, false);
  return stretches;
}
