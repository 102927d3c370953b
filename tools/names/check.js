/** Fails when a type's name has more than one meaning in a package (docs/glossary.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { homonymsOf } from './homonyms.js';

process.chdir(resolve(import.meta.dirname, '../..'));

const passedOver = /^(node_modules|dist.*|styled-system|coverage|assets|compiled|testing|\..*)$/;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return passedOver.test(entry.name) ? [] : filesIn(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });

const packages = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'examples/kiosk',
  'e2e',
  'bench',
];
const faults = packages.flatMap((folder) =>
  homonymsOf(filesIn(folder).map((path) => ({ path, text: readFileSync(path, 'utf8') }))),
);

for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
