const strip = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o');

const spelledOut = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('å', 'aa');

/**
 * The text that a search looks through: without accents, and also with umlauts spelled out ('münchen': 'munchen
 * muenchen').
 */
export const foldForSearch = (...texts: string[]): string => {
  const text = plain(texts.join(' ').normalize('NFC'));
  return [...new Set([strip(text), strip(spelledOut(text))])].join(' ');
};

/** The folded words of a query; a match must contain all of them. */
export const wordsOf = (query: string): string[] =>
  strip(plain(query.normalize('NFC')))
    .split(/\s+/)
    .filter((word) => word !== '');

/** A LIKE pattern that finds `word` anywhere. `%`, `_` and `\` are escaped. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
