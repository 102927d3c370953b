import { type SQL, sql } from 'drizzle-orm';

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

/** Letters with accents and the letters they are folded to, place by place. */
const accented = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿąćęłńśźżčďěňřšťůžőű';
const withoutAccent = 'aaaaaaceeeeiiiinoooooouuuuyyacelnszzcdenrstuzou';

/**
 * The same for a text that the database has: {@link foldForSearch} of the letters of the portal's languages and their
 * neighbours'. In a query, because the text is in one column for each language.
 */
export const foldedInSearch = (text: SQL): SQL => {
  const small = sql`replace(translate(lower(${text}), ${accented.toUpperCase()}, ${accented}), 'ß', 'ss')`;
  const spelled = sql`replace(replace(replace(replace(${small}, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa')`;
  const plainly = (one: SQL) => sql`translate(${one}, ${accented}, ${withoutAccent})`;
  return sql`(${plainly(small)} || ' ' || ${plainly(spelled)})`;
};
