/** Fails when a file imports from a folder that is not above its own in the table of `layers.js`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { faultsIn } from './faults.js';
import { layers } from './layers.js';

process.chdir(resolve(import.meta.dirname, '../..'));

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...Object.keys(layers)], {
  encoding: 'utf8',
}).split('\n');
const files = listed
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const faults = Object.entries(layers).flatMap(([sources, rows]) => faultsIn(sources, rows, files));

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
