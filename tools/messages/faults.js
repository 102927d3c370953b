import { choicesOf, languages } from './catalogue.js';
import { readSource } from './source.js';

/**
 * @typedef {{ path: string, code: string }} Source
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 */

const idShape = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/;

/**
 * All mismatches between the catalogues and the sources, in words, with their place.
 *
 * @param {Catalogue[]} catalogues
 * @param {Source[]} sources of all packages, without tests
 * @param {(path: string) => boolean} isScreen whether a file must not contain texts of its own
 * @returns {string[]}
 */
export function faultsOf(catalogues, sources, isScreen) {
  return [
    ...catalogues.flatMap(withinTexts),
    ...withinCatalogues(catalogues),
    ...betweenBoth(catalogues, sources, isScreen),
  ];
}

/**
 * @param {Catalogue[]} catalogues
 * @returns {string[]}
 */
function withinCatalogues(catalogues) {
  const faults = [];
  /** @type {Map<string, string>} */
  const home = new Map();
  for (const { folder, texts } of catalogues) {
    for (const id of new Set(languages.flatMap((language) => Object.keys(texts[language] ?? {})))) {
      const before = home.get(id);
      if (before) faults.push(`${folder}: “${id}” is also in ${before}`);
      home.set(id, folder);
      if (!idShape.test(id)) faults.push(`${folder}: “${id}” is not an id like area.thing.detail`);
    }
  }
  return faults;
}

/**
 * What `formatjs verify` (verify.js) does not see: an empty text, a text of the source language that is not ICU, other
 * choices of a `select`.
 *
 * @param {Catalogue} catalogue
 * @returns {string[]}
 */
export function withinTexts({ folder, texts }) {
  const faults = [];
  /** @type {Map<string, string>} */
  const choices = new Map();
  for (const language of languages) {
    for (const [id, text] of Object.entries(texts[language] ?? {})) {
      const where = `${folder}/${language}.json: “${id}”`;
      if (text.trim() === '') faults.push(`${where} is empty`);
      try {
        const chosen = choicesOf(text).join(', ');
        const before = choices.get(id) ?? chosen;
        choices.set(id, before);
        if (before !== chosen) faults.push(`${where} has other choices: ${chosen}, not ${before}`);
      } catch (error) {
        faults.push(`${where} is not ICU: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return faults;
}

/**
 * @param {Catalogue[]} catalogues
 * @param {Source[]} sources
 * @param {(path: string) => boolean} isScreen
 * @returns {string[]}
 */
function betweenBoth(catalogues, sources, isScreen) {
  const faults = [];
  const unused = new Map(
    catalogues.flatMap(({ folder, texts }) => Object.keys(texts.en ?? {}).map((id) => [id, folder])),
  );
  const known = new Set(unused.keys());
  const areas = new Set([...known].map((id) => id.split('.')[0]));

  for (const { path, code } of sources) {
    const { strings, asked, spelledOut } = readSource(path, code);
    for (const { line, text } of strings) {
      unused.delete(text);
      if (known.has(text) || !idShape.test(text)) continue;
      const parts = text.split('.');
      const meant = asked.has(text) || (parts.length > 2 && areas.has(parts[0]));
      if (meant) faults.push(`${path}:${line}: “${text}” is in no catalogue`);
    }
    if (!isScreen(path)) continue;
    for (const { line, text } of spelledOut) {
      if (!known.has(text)) faults.push(`${path}:${line}: “${text}” is spelled out, not in a catalogue`);
    }
  }
  for (const [id, folder] of unused) faults.push(`${folder}: “${id}” is used nowhere`);
  return faults;
}
