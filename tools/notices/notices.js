import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageLock } from '../image/manifests.js';

/** The packages of the product: what runs on a server or at a command line, and what the page is made of. */
const product = ['packages/core', 'packages/workbooks', 'packages/backend', 'packages/cli', 'packages/web'];

/** Files in which packages put the words that have to go with them. */
const legal = /^(?:licen[cs]e|notice|copying|ofl)(?:[-.].*)?$/i;

/**
 * @typedef {object} Notice
 * @property {string} name
 * @property {string} version
 * @property {string} license as the package's manifest says it; `not said` where it does not
 * @property {readonly string[]} texts of the installed package; none for one of another system
 */

/** @param {string} folder */
function textsIn(folder) {
  /** @type {string[]} */
  let names;
  try {
    names = readdirSync(folder).filter((name) => legal.test(name));
  } catch {
    return [];
  }
  return names.toSorted().flatMap((name) => {
    try {
      return [readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()];
    } catch {
      return [];
    }
  });
}

/**
 * What is distributed with the product, by the lock file, each package and version once.
 *
 * @param {string} root of a checkout with its packages installed
 * @param {import('../image/manifests.js').Lock} lock
 * @returns {Notice[]}
 */
export function noticesOf(root, lock) {
  /** @type {Map<string, Notice>} */
  const notices = new Map();
  for (const [path, entry] of Object.entries(imageLock(lock, product).packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || entry.link) continue;
    const name = path.slice(at + 'node_modules/'.length);
    const version = String(entry.version);
    const license = typeof entry.license === 'string' ? entry.license : 'not said';
    const known = notices.get(`${name} ${version}`);
    if (known && known.texts.length > 0) continue;
    notices.set(`${name} ${version}`, { name, version, license, texts: textsIn(join(root, path)) });
  }
  return [...notices.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The notices as one text: a list, then each text of a licence with the packages that it is of.
 *
 * @param {readonly Notice[]} notices
 */
export function noticesText(notices) {
  /** @type {Map<string, string[]>} */
  const ofText = new Map();
  for (const { name, version, texts } of notices)
    for (const text of texts) ofText.set(text, [...(ofText.get(text) ?? []), `${name} ${version}`]);
  const list = notices.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const texts = [...ofText].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}`);
  return `Selvedge is distributed with these packages of others.\n\n${list.join('\n')}\n\n${texts.join('\n\n')}\n`;
}
