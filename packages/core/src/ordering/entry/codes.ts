import type { FoundArticles } from '../../contract/index.ts';
import { articlesIn, type LookedUp, numberKey } from './articles.ts';
import { damageOf, eanOf, gtinOf } from './codeText.ts';
import type { EntryRow } from './entryRows.ts';

/** Codes to look up; each once. */
export interface Codes {
  readonly eans: readonly string[];
  readonly articleNumbers: readonly string[];
}

export const noCodes: Codes = { eans: [], articleNumbers: [] };

/** So many codes of each kind are asked for at once: small enough to show progress, and not to hold up the page. */
export const CODES_AT_ONCE = 120;

const isIdentifier = (code: string): boolean => /^[\w.-]{1,64}$/.test(code);

/** The codes of some rows that have not been looked up yet, in an order in which neighbours share a style. */
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

/** How many codes there are to look up. */
export const countOf = ({ eans, articleNumbers }: Codes): number => eans.length + articleNumbers.length;

export const nextCodes = ({ eans, articleNumbers }: Codes): Codes => ({
  eans: eans.slice(0, CODES_AT_ONCE),
  articleNumbers: articleNumbers.slice(0, CODES_AT_ONCE),
});

/** What was found, with an answer's styles and other seasons added, each once. */
export function withAnswer(found: LookedUp, { styles, elsewhere }: FoundArticles): LookedUp {
  const known = new Set(found.styles.map(({ articleId }) => articleId));
  return {
    styles: [...found.styles, ...styles.filter(({ articleId }) => !known.has(articleId))],
    elsewhere: [...found.elsewhere, ...elsewhere],
  };
}

/** What is left to ask after an answer: whole styles came, so that many more codes are known than were asked. */
export function codesLeft({ eans, articleNumbers }: Codes, asked: Codes, found: LookedUp): Codes {
  const { byGtin, byNumber } = articlesIn(found);
  const done = new Set([...asked.eans, ...asked.articleNumbers]);
  return {
    eans: eans.filter((ean) => !done.has(ean) && !byGtin.has(gtinOf(ean))),
    articleNumbers: articleNumbers.filter((code) => !done.has(code) && !byNumber.has(numberKey(code))),
  };
}

/** The keys under which codes are remembered as asked. */
export const keysOf = ({ eans, articleNumbers }: Codes): string[] => [
  ...eans.map(gtinOf),
  ...articleNumbers.map(numberKey),
];
