import type { Colour } from '../../contract/index.ts';
import { foldWord } from './codeText.ts';

const withoutZeros = (code: string): string => code.replace(/^0+(?=\w)/, '');

/** A colour is named by its code, with or without leading zeros, by its name, or by both. */
export function matchesColour({ code, name }: Pick<Colour, 'code' | 'name'>, text: string): boolean {
  const said = foldWord(text);
  const known = foldWord(code);
  if (said === '') return false;
  if (withoutZeros(said) === withoutZeros(known) || said === foldWord(name)) return true;
  return said === `${known} ${foldWord(name)}` || said === `${foldWord(name)} ${known}`;
}

/** '2XL' and 'XXL', '3XS' and 'XXXS' are the same. */
const plainSize = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(?:EU|DE|SIZE|GR\.?)(?=\d|X|[SML])/, '')
    .replace(/^(?:ONESIZE|UNI|EINHEITSGR(?:Ö|OE)(?:SS|ẞ|ß)E)$/, 'OS')
    .replace(/^([2-6])X([SL])$/, (_, count: string, end: string) => 'X'.repeat(Number(count)) + end);

/** '48' is what a spreadsheet leaves of '048'. */
export const matchesSize = (size: string, text: string): boolean =>
  withoutZeros(plainSize(size)) === withoutZeros(plainSize(text));

/** 'L32', 'Länge 32' and '32' are the same. */
const plainLength = (text: string): string =>
  foldWord(text)
    .replace(/^(?:laenge|length|l) ?(?=\d)/, '')
    .replaceAll(' ', '');

export const matchesLength = (length: string, text: string): boolean =>
  withoutZeros(plainLength(length)) === withoutZeros(plainLength(text));
