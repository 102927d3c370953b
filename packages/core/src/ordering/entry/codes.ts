import type { FoundArticles } from '../../contract/index.ts';
import { gtinOf } from '../../rules/gtin.ts';
import { articlesIn, type LookupResult, numberKey } from './articles.ts';
import type { EntryRow } from './entryRows.ts';
import { damageOf, eanOf } from './spreadsheetDamage.ts';

/** Codes to look up, without duplicates. */
export interface Codes {
  readonly eans: readonly string[];
  readonly articleNumbers: readonly string[];
}

export const noCodes: Codes = { eans: [], articleNumbers: [] };

/** Codes of each kind per request: few enough to show progress and not to block the page. */
export const CODES_AT_ONCE = 120;

const isIdentifier = (code: string): boolean => /^[\w.-]{1,64}$/.test(code);

/** The codes of some rows that have not been looked up yet, ordered so that codes of one style are adjacent. */
export function codesOf(
  rows: readonly { readonly fields: Pick<EntryRow['fields'], 'ean' | 'articleNumber'> }[],
  asked: ReadonlySet<string>,
): Codes {
  const eans = new Map<string, string>();
  const articleNumbers = new Map<string, string>();
  for (const { fields } of rows) {
    for (const code of [fields.ean, fields.articleNumber]) {
      if (code === '' || damageOf(code) !== null) continue;
      const ean = eanOf(code);
      if (ean !== null && !asked.has(gtinOf(ean))) eans.set(gtinOf(ean), ean);
      const isNumber = isIdentifier(code) && !(ean !== null && ean.length > 11);
      if (isNumber && !asked.has(numberKey(code))) articleNumbers.set(numberKey(code), code);
    }
  }
  return { eans: [...eans.values()].toSorted(), articleNumbers: [...articleNumbers.values()].toSorted() };
}

const both = (one: readonly string[], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].toSorted();

/** The codes of both, without duplicates. */
export const withCodes = (one: Codes, other: Codes): Codes => ({
  eans: both(one.eans, other.eans),
  articleNumbers: both(one.articleNumbers, other.articleNumbers),
});

/** The number of codes to look up. */
export const countOf = ({ eans, articleNumbers }: Codes): number => eans.length + articleNumbers.length;

export const nextCodes = ({ eans, articleNumbers }: Codes): Codes => ({
  eans: eans.slice(0, CODES_AT_ONCE),
  articleNumbers: articleNumbers.slice(0, CODES_AT_ONCE),
});

/** Adds the styles and other seasons of a response to the results, without duplicates. */
export function withAnswer(found: LookupResult, { styles, elsewhere }: FoundArticles): LookupResult {
  const known = new Set(found.styles.map(({ articleId }) => articleId));
  return {
    styles: [...found.styles, ...styles.filter(({ articleId }) => !known.has(articleId))],
    elsewhere: [...found.elsewhere, ...elsewhere],
  };
}

/**
 * The codes left to request after a response. Responses contain whole styles, so far more codes are known than were
 * requested.
 */
export function codesLeft({ eans, articleNumbers }: Codes, asked: Codes, found: LookupResult): Codes {
  const { byGtin, byNumber } = articlesIn(found);
  const done = new Set([...asked.eans, ...asked.articleNumbers]);
  return {
    eans: eans.filter((ean) => !done.has(ean) && !byGtin.has(gtinOf(ean))),
    articleNumbers: articleNumbers.filter((code) => !done.has(code) && !byNumber.has(numberKey(code))),
  };
}

/** What is known of some codes: what was found, the keys of all that were asked for, and what is left to ask. */
export interface LookedUpCodes {
  readonly found: LookupResult;
  readonly asked: readonly string[];
  readonly codes: Codes;
}

/** What is known once the next codes were answered. */
export function knownWith(known: LookedUpCodes, answer: FoundArticles): LookedUpCodes {
  const asked = nextCodes(known.codes);
  const found = withAnswer(known.found, answer);
  return {
    found,
    asked: [...new Set([...known.asked, ...keysOf(asked)])],
    codes: codesLeft(known.codes, asked, found),
  };
}

/** The keys under which requested codes are remembered. */
export const keysOf = ({ eans, articleNumbers }: Codes): string[] => [
  ...eans.map(gtinOf),
  ...articleNumbers.map(numberKey),
];
