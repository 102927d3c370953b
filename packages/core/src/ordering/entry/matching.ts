import type { Colour } from '../../contract/index.ts';
import { foldWord } from '../../encoding/foldWord.ts';

const withoutZeros = (code: string): string => code.replace(/^0+(?=\w)/, '');

/** A colour matches by its code (with or without leading zeros), its name, or both. */
export function matchesColour({ code, name }: Pick<Colour, 'code' | 'name'>, text: string): boolean {
  const said = foldWord(text);
  const known = foldWord(code);
  if (said === '') return false;
  if (withoutZeros(said) === withoutZeros(known) || said === foldWord(name)) return true;
  return said === `${known} ${foldWord(name)}` || said === `${foldWord(name)} ${known}`;
}

/** Normalizes sizes: '2XL' equals 'XXL', '3XS' equals 'XXXS'. */
const plainSize = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(?:EU|DE|SIZE|GR\.?)(?=\d|X|[SML])/, '')
    .replace(/^(?:ONESIZE|UNI|EINHEITSGR(?:Ö|OE)(?:SS|ẞ|ß)E)$/, 'OS')
    .replace(/^([2-6])X([SL])$/, (_, count: string, end: string) => 'X'.repeat(Number(count)) + end);

/** Leading zeros are ignored, because spreadsheets turn '048' into '48'. */
export const matchesSize = (size: string, text: string): boolean =>
  withoutZeros(plainSize(size)) === withoutZeros(plainSize(text));

/** Normalizes lengths: 'L32', 'Länge 32' and '32' are equal. */
const plainLength = (text: string): string =>
  foldWord(text)
    .replace(/^(?:laenge|length|l) ?(?=\d)/, '')
    .replaceAll(' ', '');

export const matchesLength = (length: string, text: string): boolean =>
  withoutZeros(plainLength(length)) === withoutZeros(plainLength(text));
