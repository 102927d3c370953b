import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, fileNameOf } from './description.js';
import { draw } from './drawing.js';
import { layOut } from './layout.js';

export const flowsFolder = resolve(import.meta.dirname, '../../docs/flows');

/**
 * @param {import('./chart.js').Chart[]} charts
 * @returns {Promise<Map<string, string>>} file name → content, for the whole folder
 */
export async function filesFor(charts) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const chart of charts) files.set(fileNameOf(chart.name), draw(chart, await layOut(chart)));
  return files.set('README.md', describe(charts));
}

/**
 * Makes the folder contain exactly these files.
 *
 * @param {string} folder
 * @param {Map<string, string>} files
 */
export function writeFiles(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/**
 * The differences between the folder and these files, in words.
 *
 * @param {string} folder
 * @param {Map<string, string>} files
 * @returns {string[]}
 */
export function differencesOf(folder, files) {
  const present = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const differences = [...present]
    .filter((name) => !files.has(name))
    .map((name) => `${name} belongs to no chart`);
  for (const [name, content] of files) {
    if (!present.has(name)) differences.push(`${name} is missing`);
    else if (readFileSync(join(folder, name), 'utf8') !== content) differences.push(`${name} is out of date`);
  }
  return differences;
}
