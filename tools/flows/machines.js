import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readChart } from './chart.js';

const core = resolve(import.meta.dirname, '../../packages/core');

/**
 * @typedef {object} Found a chart as XState has it
 * @property {string} name
 * @property {string} feature its folder in the core
 * @property {import('xstate').AnyStateMachine} machine
 */

/**
 * Every chart of the core: the exports of `*.machine.ts` whose names end in `Machine`, read from the built core.
 *
 * @returns {Promise<Found[]>} sorted by feature and name
 * @throws {Error} when a file exports no chart, or two charts share a name
 */
export async function readMachines() {
  const files = readdirSync(resolve(core, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  const charts = [];
  for (const file of files) {
    const built = pathToFileURL(resolve(core, 'dist', file.replace(/\.ts$/, '.js'))).href;
    const machines = Object.entries(await import(built)).filter(([name]) => name.endsWith('Machine'));
    if (machines.length === 0) throw new Error(`${file} exports no chart`);
    for (const [name, machine] of machines) {
      charts.push({ name: name.slice(0, -'Machine'.length), feature: dirname(file), machine });
    }
  }
  const names = charts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two charts are called ${twice}`);
  return charts;
}

/**
 * Every chart of the core, as it is drawn.
 *
 * @returns {Promise<import('./chart.js').Chart[]>} sorted by feature and name
 */
export const readCharts = async () =>
  (await readMachines()).map(({ name, feature, machine }) => readChart(name, feature, machine));
