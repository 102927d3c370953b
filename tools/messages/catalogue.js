import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

export const languages = /** @type {const} */ (['en', 'de']);

/**
 * @typedef {object} Catalogue the messages of one package
 * @property {string} folder
 * @property {Record<string, Record<string, string>>} texts language → id → ICU text
 */

/**
 * @param {string} folder holds `en.json` and `de.json`
 * @returns {Catalogue}
 */
export function readCatalogue(folder) {
  const texts = languages.map((language) => [
    language,
    JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')),
  ]);
  return { folder, texts: Object.fromEntries(texts) };
}

/**
 * The choices of each `select` in a message, sorted, for instance `['state: draft|other']`.
 *
 * @param {string} text
 * @returns {string[]}
 * @throws {SyntaxError} when the text is not ICU
 */
export function choicesOf(text) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Element[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select)
        found.add(`${element.value}: ${Object.keys(element.options).sort().join('|')}`);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return [...found].sort();
}
