import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCharts } from '../flows/machines.js';
import { faultsOf } from '../states/states.js';
import { assemble, indexOf } from './assemble.js';
import { changesOf, reportChanges } from './changes.js';
import { comparePictures } from './compare.js';
import { readMutations } from './mutations.js';
import { gapsOf, readPictures, screensOf } from './pictures.js';
import { readSite, writeSite } from './site.js';
import { project } from './sources.js';

/**
 * @typedef {object} Order
 * @property {string} folder receives the atlas; its previous content is deleted
 * @property {string} release folder of the last release's atlas, which may be missing
 * @property {boolean} keep whether this atlas is stored as the last release; the first one always is
 * @property {string[]} charts names; empty for all
 * @property {string} tests file of Vitest's JSON report
 * @property {string} pictures folder of `pictures.json` and `pictures/`
 * @property {string} mutations file of the mutation report
 * @property {(what: string) => void} say
 */

/**
 * Builds an atlas of the built core.
 *
 * @param {Order} order
 * @returns {Promise<string[]>} problems with its pictures, one sentence each
 */
export async function buildAtlas({ folder, release, keep, charts: wanted, tests, pictures, mutations, say }) {
  const isWanted = (/** @type {{ name: string }} */ { name }) => wanted.length === 0 || wanted.includes(name);
  const charts = (await readCharts()).filter(isWanted);
  const taken = readPictures(join(pictures, 'pictures.json'));
  const report = JSON.parse(readFileSync(tests, 'utf8'));
  const scores = readMutations(mutations);
  const assembled = [];
  for (const chart of charts) {
    const screens = screensOf(taken, chart.name);
    const screenless = taken.screenless[chart.name] ?? null;
    const mutation = scores.get(chart.name) ?? null;
    assembled.push(await assemble(chart, { root: project, report, screens, screenless, mutation }));
  }
  say(`${charts.length} charts drawn`);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(pictures, 'pictures'))) {
    cpSync(join(pictures, 'pictures'), join(folder, 'pictures'), { recursive: true });
  }
  const last = existsSync(join(release, 'data/index.js')) ? readSite(release) : null;
  const before = last?.charts.filter(isWanted) ?? [];
  const compared = last ? await comparePictures(assembled, folder, release, before) : assembled;
  const changes = last && { since: last.index.built, list: changesOf(before, compared) };
  const { version } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));
  await writeSite(
    folder,
    indexOf(charts, compared, { built: new Date().toISOString(), version, changes }),
    compared,
  );
  if (changes) console.log(reportChanges(changes.list).join('\n'));
  if (keep || !last) {
    rmSync(release, { recursive: true, force: true });
    cpSync(folder, release, { recursive: true });
    say('Kept as the release that later ones are compared with');
  }
  const shown = taken.states.filter(({ chart }) => charts.some(({ name }) => name === chart));
  return [...faultsOf(shown), ...gapsOf(charts, taken)];
}
