import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readChart } from './chart.js';

const core = resolve(import.meta.dirname, '../../packages/core');

/**
 * Every chart of the core: the exports of `*.machine.ts` whose names end in `Machine`, read from the built core.
 *
 * @returns {Promise<import('./chart.js').Chart[]>} sorted by feature and name
 * @throws {Error} when a file exports no chart, or two charts share a name
 */
export async function readCharts() {
  const files = readdirSync(resolve(core, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  const charts = [];
  for (const file of files) {
    const built = pathToFileURL(resolve(core, 'dist', file.replace(/\.ts$/, '.js'))).href;
    const machines = Object.entries(await import(built)).filter(([name]) => name.endsWith('Machine'));
    if (machines.length === 0) throw new Error(`${file} exports no chart`);
    for (const [name, machine] of machines) {
      charts.push(readChart(name.slice(0, -'Machine'.length), dirname(file), machine));
    }
  }
  const names = charts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two charts are called ${twice}`);
  return charts;
}
