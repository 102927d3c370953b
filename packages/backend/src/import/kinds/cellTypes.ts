import { isEmail } from '@selvedge/core/contract';
import { hasCheckDigit } from '@selvedge/core/lists';
import { shown } from '../reading/problem.ts';
import { calendarDay, day, lastDeliveryDay, pastDay } from './dayTypes.ts';
import type { CellContext, CellType, ImportValue, ReadCell } from './kind.ts';

const plain = (value: ImportValue): string => String(value ?? '');

/** Control characters, halves of characters, those that turn the direction of a line, and the sign for a broken one. */
const unfit = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{fffd}]/u;

const text = (most: number): CellType => ({
  rule: `text, up to ${most} characters`,
  read(cell) {
    if (unfit.test(cell.replace(/[\t\r\n]/g, ' '))) return { problem: { code: 'characters' } };
    const value = cell.replace(/\s+/g, ' ');
    return value.length > most
      ? { problem: { code: 'tooLong', values: { length: value.length, most } } }
      : { value };
  },
  show: plain,
});

/** Several lines: each is a paragraph. */
const paragraphs = (most: number): CellType => {
  const line = text(most);
  return {
    rule: `paragraphs, a line break between two, up to ${most} characters together`,
    read(cell, context) {
      const read = line.read(cell, context);
      if ('problem' in read) return read;
      const lines = cell.split(/[\r\n]+/).map((one) => one.replace(/\s+/g, ' ').trim());
      return { value: lines.filter((one) => one !== '').join('\n') };
    },
    show: plain,
  };
};

const matching = (
  rule: string,
  form: RegExp,
  code: 'code' | 'country' | 'currency' | 'colourValue' | 'region',
  fold: (cell: string) => string = (cell) => cell,
): CellType => ({
  rule,
  read(cell) {
    const value = fold(cell);
    return form.test(value) ? { value } : { problem: { code, values: { value: shown(cell) } } };
  },
  show: plain,
});

const upper = (cell: string): string => cell.toUpperCase();

/** A number or code of the house: whatever it is made of, but no line of text. */
const houseCode = matching(
  "letters, digits, blanks and `. _ / + - # '`, up to 40",
  /^[\p{L}\p{N}][\p{L}\p{N}._/+#' -]{0,39}$/u,
  'code',
);

/** A code that is part of addresses. */
const addressCode = matching('letters, digits and `. _ -`, up to 64', /^[\w.-]{1,64}$/, 'code');

const country = matching('two letters, ISO 3166', /^[A-Z]{2}$/, 'country', upper);
const region = matching(
  'a country, or a country and the beginning of its postcodes',
  /^[A-Z]{2}(?: [0-9A-Z][0-9A-Z -]{0,11})?$/,
  'region',
  upper,
);
const hex = matching('`#` and six hexadecimal digits', /^#[0-9a-f]{6}$/, 'colourValue', (cell) =>
  (cell.startsWith('#') ? cell : `#${cell}`).toLowerCase(),
);

const currencies = new Set(Intl.supportedValuesOf('currency'));
const currency: CellType = {
  rule: 'three letters, ISO 4217',
  read: (cell) =>
    currencies.has(upper(cell))
      ? { value: upper(cell) }
      : { problem: { code: 'currency', values: { value: shown(cell) } } },
  show: plain,
};

const wholeNumber = (least: number, most: number): CellType => ({
  rule: `whole number from ${least} to ${most}`,
  read(cell) {
    // Spreadsheets write 1.0 or 1,00 for 1. With three zeros it may as well be a thousand.
    const value = /^[+-]?\d{1,15}(?:[.,]0{1,2})?$/.test(cell)
      ? Number(cell.replace(/[.,]0+$/, ''))
      : Number.NaN;
    return value >= least && value <= most
      ? { value }
      : { problem: { code: 'number', values: { value: shown(cell), least, most } } };
  },
  show: plain,
});

/** The words for each value: the first is English and for showing, the second German, unless there is one for both. */
const oneOf = (words: Readonly<Record<string, readonly string[]>>): CellType => ({
  rule: Object.values(words)
    .map(([first]) => `\`${first}\``)
    .join(', '),
  choices: {
    en: Object.values(words).map(([english = '']) => english),
    de: Object.values(words).map(([english = '', german = english]) => german),
  },
  read(cell) {
    const said = cell.toLowerCase().trim();
    const isSaid = (word: string): boolean => word.toLowerCase() === said;
    const [value] = Object.entries(words).find(([name, each]) => isSaid(name) || each.some(isSaid)) ?? [];
    return value === undefined ? { problem: { code: 'choice', values: { value: shown(cell) } } } : { value };
  },
  show: (value) => words[plain(value)]?.[0] ?? plain(value),
});

const yes = ['yes', 'ja', 'y', 'j', 'true', 'wahr', '1', 'x'];
const no = ['no', 'nein', 'n', 'false', 'falsch', '0'];
const flag: CellType = {
  rule: '`yes` or `no`',
  choices: { en: ['yes', 'no'], de: ['ja', 'nein'] },
  read(cell) {
    const said = cell.toLowerCase();
    if (yes.includes(said)) return { value: true };
    if (no.includes(said)) return { value: false };
    return { problem: { code: 'choice', values: { value: shown(cell) } } };
  },
  show: (value) => (value === true ? 'yes' : 'no'),
};

const MOST_ELEMENTS = 200;

/** A half size with a decimal comma, alone in its cell. */
const halfSize = /^\d{1,2},5$/;

/** The values of a cell. Where one sign parts them, the lesser ones are letters of theirs: `36|36,5`. */
function partsOf(cell: string, ofSizes: boolean): string[] {
  if (ofSizes && halfSize.test(cell.trim())) return [cell];
  if (/[|\n]/.test(cell)) return cell.split(/[|\n]/);
  return cell.split(cell.includes(';') ? ';' : ',');
}

/** Several values in a cell, each once. */
const severalOf = (each: CellType, { ofSizes = false } = {}): CellType => ({
  rule: `several, with \`|\`, or else \`;\`, or else \`,\` between them: ${each.rule}${ofSizes ? '; `36,5` alone is one' : ''}`,
  ...(each.choices && { choices: each.choices }),
  read(cell, context) {
    const parts = partsOf(cell, ofSizes).map((part) => part.trim());
    const values: string[] = [];
    if (parts.length > MOST_ELEMENTS)
      return { problem: { code: 'tooMany', values: { count: parts.length, most: MOST_ELEMENTS } } };
    for (const part of parts.filter((one) => one !== '')) {
      const read = each.read(part, context);
      if ('problem' in read) return read;
      if (!values.includes(plain(read.value))) values.push(plain(read.value));
    }
    return { value: values };
  },
  show: (value, context) =>
    Array.isArray(value) ? value.map((one) => each.show(one, context)).join('|') : plain(value),
});

/** The same where the order says nothing. */
const setOf = (each: CellType): CellType => {
  const several = severalOf(each);
  return {
    ...several,
    read(cell, context) {
      const read = several.read(cell, context);
      return 'value' in read && Array.isArray(read.value) ? { value: read.value.toSorted() } : read;
    },
  };
};

const ean: CellType = {
  rule: 'EAN or GTIN of 8, 12 or 13 digits, with the right check digit',
  read(cell) {
    const digits = cell.replace(/[\s-]/g, '');
    return /^(?:\d{8}|\d{12,13})$/.test(digits) && hasCheckDigit(digits)
      ? { value: digits.padStart(13, '0') }
      : { problem: { code: 'ean', values: { value: shown(cell) } } };
  },
  show: plain,
};

const email: CellType = {
  rule: 'email address',
  read(cell) {
    const value = cell.toLowerCase();
    return value.length <= 254 && isEmail(value)
      ? { value }
      : { problem: { code: 'email', values: { value: shown(cell) } } };
  },
  show: plain,
};

/** '1.299,50', "1'299.50", '1299.5': without signs for thousands. null: it is not clear, as '1.299'. */
function decimalOf(cell: string): string | null {
  const bare = cell.replace(/[\s'’]/g, '');
  if (/^\d{1,12}(?:[.,]\d{1,2})?$/.test(bare)) return bare.replace(',', '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(bare)) return bare.replaceAll(',', '');
  return null;
}

const decimalsOf = (ofCurrency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: ofCurrency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
const decimals = new Map<string, number>();
const digitsIn = (ofCurrency: string): number => {
  const digits = decimals.get(ofCurrency) ?? decimalsOf(ofCurrency);
  decimals.set(ofCurrency, digits);
  return digits;
};

const MOST_MINOR = 100_000_000_000;

/** An amount; `currencyOf` finds its currency, in whose minor units it is kept. */
const money = (least: number, currencyOf: (context: CellContext) => string | null): CellType => ({
  rule: `amount in the currency of the price list, ${least === 0 ? 'not negative' : 'more than nothing'}, such as \`129.90\` or \`1.299,50\``,
  read(cell, context): ReadCell {
    const decimal = decimalOf(cell);
    const ofCurrency = currencyOf(context);
    // The column that leads to the currency is refused by itself.
    if (ofCurrency === null) return { value: null };
    const [whole = '', fraction = ''] = (decimal ?? '').split('.');
    const digits = digitsIn(ofCurrency);
    const minor = Number(`${whole}${fraction.padEnd(digits, '0')}`);
    return decimal === null || fraction.length > digits || minor < least || minor > MOST_MINOR
      ? { problem: { code: 'amount', values: { value: shown(cell), currency: ofCurrency } } }
      : { value: minor };
  },
  show(value, context) {
    const ofCurrency = currencyOf(context);
    if (typeof value !== 'number' || ofCurrency === null) return plain(value);
    const digits = digitsIn(ofCurrency);
    return (value / 10 ** digits).toFixed(digits);
  },
});

const percent: CellType = {
  rule: 'percentage with at most one decimal, from 0 to 99.9',
  read(cell) {
    const bare = (cell.endsWith('%') ? cell.slice(0, -1).trimEnd() : cell).replace(',', '.');
    return /^\d{1,2}(?:\.\d)?$/.test(bare)
      ? { value: Math.round(Number(bare) * 10) }
      : { problem: { code: 'percent', values: { value: shown(cell) } } };
  },
  show: (value) => (typeof value === 'number' ? String(value / 10) : ''),
};

export const cell = {
  text,
  paragraphs,
  houseCode,
  addressCode,
  country,
  region,
  hex,
  currency,
  lastDeliveryDay,
  wholeNumber,
  oneOf,
  flag,
  severalOf,
  setOf,
  ean,
  email,
  money,
  percent,
  day,
  calendarDay,
  pastDay,
};
