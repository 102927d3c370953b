import { checkDigitOf } from '../../contract/index.ts';
import { add, allBits, type Bits, keep, noBits, setBit } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import { wordsOf } from './fold.ts';

/**
 * A word with at least this many digits may be the start of an EAN. Fewer digits are only a company prefix, which all
 * EANs share.
 */
const LEAST_EAN_DIGITS = 8;
const EAN_DIGITS = 13;

const remembered = new WeakMap<Catalog, Map<string, Bits>>();
const MOST_REMEMBERED = 64;

/** The EANs (without check digit) that start with a word, as a range; null when there cannot be any. */
function eanRange(word: string): { readonly from: number; readonly to: number } | null {
  const digits = word.length === EAN_DIGITS + 1 && word.startsWith('0') ? word.slice(1) : word;
  if (!/^\d+$/.test(digits) || digits.length < LEAST_EAN_DIGITS || digits.length > EAN_DIGITS) return null;
  if (digits.length === EAN_DIGITS) {
    const number = Number(digits.slice(0, -1));
    return checkDigitOf(number) === Number(digits.at(-1)) ? { from: number, to: number } : null;
  }
  const width = 10 ** (EAN_DIGITS - 1 - digits.length);
  const from = Number(digits) * width;
  return { from, to: from + width - 1 };
}

function addByEan({ eans: { first, last, style } }: Catalog, word: string, found: Bits): void {
  const range = eanRange(word);
  if (range === null) return;
  for (let run = 0; run < first.length; run += 1)
    if ((first[run] ?? 0) <= range.to && (last[run] ?? 0) >= range.from) setBit(found, style[run] ?? 0);
}

function addByNumber({ texts: { numbers, numberStarts } }: Catalog, word: string, found: Bits): void {
  let style = 0;
  for (let at = numbers.indexOf(word); at >= 0; at = numbers.indexOf(word, numberStarts[style] ?? at)) {
    while ((numberStarts[style] ?? Number.POSITIVE_INFINITY) <= at) style += 1;
    setBit(found, style - 1);
    if (style === numberStarts.length) return;
  }
}

function addByName({ size, name, texts: { names } }: Catalog, word: string, found: Bits): void {
  const named = new Uint8Array(names.length);
  let any = false;
  for (let at = 0; at < names.length; at += 1) {
    if (!names[at]?.includes(word)) continue;
    named[at] = 1;
    any = true;
  }
  if (!any) return;
  for (let style = 0; style < size; style += 1) if (named[name[style] ?? 0] === 1) setBit(found, style);
}

function stylesWith(catalog: Catalog, word: string): Bits {
  const found = noBits(catalog.size);
  const { dyes, dyedStyles } = catalog.texts;
  addByName(catalog, word, found);
  addByNumber(catalog, word, found);
  addByEan(catalog, word, found);
  for (const [dye, text] of dyes.entries()) {
    const styles = dyedStyles[dye];
    if (styles && text.includes(word)) add(found, styles);
  }
  return found;
}

function stylesWithWord(catalog: Catalog, word: string): Bits {
  const known = remembered.get(catalog) ?? new Map<string, Bits>();
  remembered.set(catalog, known);
  const found = known.get(word) ?? stylesWith(catalog, word);
  known.delete(word);
  known.set(word, found);
  const [oldest] = known.keys();
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return found;
}

/**
 * The styles that contain every word of a term: in the article number (with or without separators), the name, or the
 * code or name of a colour, or as the start of an EAN (eight digits or more). null: the term has no words, so all
 * styles match.
 */
export function stylesByTerm(catalog: Catalog, term: string): Bits | null {
  const words = wordsOf(term);
  if (words.length === 0) return null;
  const found = allBits(catalog.size);
  for (const word of words) keep(found, stylesWithWord(catalog, word));
  return found;
}
