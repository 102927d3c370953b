const strip = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o');

const spelledOut = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('å', 'aa');

/** What a search looks into: the texts without accents, and with umlauts spelled out ('münchen': 'munchen muenchen'). */
export const foldForSearch = (...texts: string[]): string => {
  const text = plain(texts.join(' ').normalize('NFC'));
  return [...new Set([strip(text), strip(spelledOut(text))])].join(' ');
};

/** The words of a query, folded; every one must be found. */
export const wordsOf = (query: string): string[] =>
  strip(plain(query.normalize('NFC')))
    .split(/\s+/)
    .filter((word) => word !== '');

/** A LIKE pattern that finds `word` anywhere and takes `%`, `_` and `\` for themselves. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
