import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../packages/core/src/contract/language.ts', import.meta.url), 'utf8');

/**
 * The quoted words of a list or a table in that file.
 *
 * @param {RegExp} table
 * @returns {readonly string[]}
 */
function wordsIn(table) {
  const words = [...(table.exec(source)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, word]) => String(word));
  if (words.length === 0) throw new Error(`packages/core/src/contract/language.ts has no ${table}`);
  return words;
}

/** The portal's languages, read from the source of the core: the catalogues are compiled before the core is. */
export const languages = wordsIn(/export const languages = \[([^\]]+)\]/);

/** The locales in which they write numbers and dates. */
export const locales = wordsIn(/export const localeOf = \{([^}]+)\}/);
