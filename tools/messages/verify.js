import { readdirSync } from 'node:fs';
import { runCommand } from '../run/command.js';
import { languages } from './catalogue.js';

/**
 * What `formatjs verify` finds in a folder of catalogues: an id that a language lacks or has too many, other arguments
 * or tags, a translation that is not ICU.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function verify(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const unread = files.filter((name) => !languages.some((language) => name === `${language}.json`));
  const { succeeded, output } = await runCommand([
    'formatjs',
    'verify',
    ...['--source-locale', languages[0], '--missing-keys', '--extra-keys', '--structural-equality'],
    ...files.map((name) => `${folder}/${name}`),
  ]);
  return [
    ...(succeeded ? [] : [`${folder}: ${output.trim()}`]),
    ...unread.map((name) => `${folder}/${name} is in no list of languages (tools/messages/catalogue.js)`),
  ];
}
