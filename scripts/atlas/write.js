/** Builds the atlas: `npm run atlas`. What it takes and writes is said in docs/atlas.md. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCharts } from '../flows/machines.js';
import { assemble, indexOf } from './assemble.js';
import { runTests } from './run.js';
import { writeSite } from './site.js';

const project = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'atlas' },
    charts: { type: 'string' },
    tests: { type: 'string' },
  },
});
const folder = resolve(values.out);
const wanted = values.charts?.split(',');
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

const all = await readCharts();
const charts = wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
const reportFile = values.tests ? resolve(values.tests) : await runTests();
console.log(`Tests walked (${seconds()})`);
const report = JSON.parse(readFileSync(reportFile, 'utf8'));

const assembled = [];
for (const chart of charts) {
  assembled.push(await assemble(chart, { root: project, report, screens: new Map(), mutations: new Map() }));
}
console.log(`${charts.length} charts drawn (${seconds()})`);

const { version } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));
const index = indexOf(charts, assembled, { built: new Date().toISOString(), version, changes: null });
if (existsSync(folder)) rmSync(folder, { recursive: true });
mkdirSync(folder, { recursive: true });
await writeSite(folder, index, assembled);
console.log(`${relative(process.cwd(), folder)}/index.html (${seconds()})`);
