/**
 * Fails when a reference to the specification leads nowhere, or a page names or links to a file that is not there.
 *
 * An id is a letter from A to R with one or two digits, or HZ with digits. Ids are read in
 * - comments of code and pages in Markdown: wherever the id is a separate word, as in `(A12, N4)`, `B1 to B4` or
 *   `requirement N1`. Text in backticks, in a code block or in single quotes is skipped: a key, a format of paper,
 *   the number of a customer. So are parts of longer words.
 * - titles of tests: at the beginning, as in `A12 N4: …`; ids of hazards anywhere. The list of requirements reads
 *   them in the same way (tools/requirements/titles.js).
 *
 * Strings of the product and of tests are skipped. Generated pages repeat comments and titles; they are left out, so
 * that each fault is reported once. Sections of an RFC and of OpenID Connect may be cited by their number.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readGroups } from '../requirements/rows.js';
import { faultsOf } from './faults.js';
import { missingPaths } from './paths.js';

process.chdir(resolve(import.meta.dirname, '../..'));

const passedOver = /^(node_modules|dist.*|styled-system|coverage|assets|\..*)$/;
const generated = /^docs\/(flows|generated)\//;
const readable = /\.([cm]?js|m?tsx?|md)$/;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return passedOver.test(entry.name) ? [] : filesIn(path);
    return readable.test(path) && !generated.test(path) ? [path] : [];
  });

const files = [
  ...readdirSync('.').filter((name) => readable.test(name)),
  ...['packages', 'e2e', 'examples', 'tools', 'bench', 'docs'].flatMap(filesIn),
];
const texts = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const faults = [
  ...faultsOf(
    readFileSync('docs/specification.md', 'utf8'),
    readGroups().flatMap(({ rows }) => rows.map(({ id }) => id)),
    texts,
  ),
  ...missingPaths(
    texts.filter(({ path }) => path.endsWith('.md')),
    listed.split('\n').filter((path) => existsSync(path)),
  ),
];

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
