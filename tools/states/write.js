/**
 * Takes pictures of the screen in each state of each chart, for the atlas: `npm run atlas:pictures`. To update
 * only some charts, give parts of their tours' file names: `npm run atlas:pictures -- scan/ScanPanel`. Pictures of
 * the other charts stay.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { list, pictures, project, records } from './folder.js';
import { screenless } from './screenless.js';
import { faultsOf, readStates } from './states.js';

const started = performance.now();
const files = process.argv.slice(2);
if (files.length === 0) {
  rmSync(pictures, { recursive: true, force: true });
  rmSync(records, { recursive: true, force: true });
}

const { status } = spawnSync(
  process.execPath,
  [
    resolve(project, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'tools/states/vitest.config.ts',
    ...files,
  ],
  { cwd: project, stdio: 'inherit' },
);

const states = readStates();
const faults = faultsOf(states);
const charts = [...new Set(states.map(({ chart }) => chart))];
const taken = states.reduce((sum, state) => sum + state.pictures.length, 0);
mkdirSync(dirname(list), { recursive: true });
writeFileSync(list, `${JSON.stringify({ states, screenless }, null, 1)}\n`);

for (const fault of faults) console.error(fault);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${relative(project, list)}: ${charts.length} charts, ${states.length} states, ${taken} pictures in ${seconds} s; ${faults.length} faults`,
);
process.exitCode = status === 0 && faults.length === 0 ? 0 : 1;
