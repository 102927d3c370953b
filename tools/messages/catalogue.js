import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

export const languages = /** @type {const} */ (['en', 'de']);

/**
 * The messages of one package in every language: language → id → ICU text.
 * @typedef {{ folder: string, texts: Record<string, Record<string, string>> }} Catalogue
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
 * What a message needs from its caller: each argument once, with the choices of a `select`, and each tag. An
 * argument that one language uses for `plural` and another only shows is the same argument.
 *
 * @param {string} text
 * @returns {string[]} sorted, for instance `['<link>', 'count', 'state: draft|other']`
 * @throws {SyntaxError} when the text is not ICU
 */
export function argumentsOf(text) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Element[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        found.add(`<${element.value}>`);
        visit(element.children);
        continue;
      }
      if (element.type === TYPE.select) {
        found.add(`${element.value}: ${Object.keys(element.options).sort().join('|')}`);
      } else found.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(text));
  return [...found].sort();
}
