import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildClient } from './client.js';

const project = resolve(import.meta.dirname, '../..');
const fonts = ['hanken-grotesk-latin.woff2', 'libre-caslon-display-latin.woff2'];

/**
 * A script that passes data to the site. Every `</` in the JSON is escaped, since it would end the script.
 *
 * @param {string} name
 * @param {unknown} data
 */
const handing = (name, data) =>
  `atlasData(${JSON.stringify(name)}, ${JSON.stringify(data).replaceAll('</', '<\\/')});\n`;

/**
 * @param {string} folder
 * @param {import('@selvedge/atlas/data').AtlasIndex} index
 * @param {import('@selvedge/atlas/data').Chart[]} charts
 */
export async function writeSite(folder, index, charts) {
  mkdirSync(join(folder, 'data/charts'), { recursive: true });
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'data/index.js'), handing('index', index));
  for (const chart of charts) {
    writeFileSync(join(folder, 'data/charts', `${chart.name}.js`), handing(chart.name, chart));
  }
  for (const font of fonts) {
    cpSync(join(project, 'packages/web/src/fonts', font), join(folder, 'fonts', font));
  }
  cpSync(join(project, 'packages/web/public/favicon.svg'), join(folder, 'favicon.svg'));
  await buildClient(folder);
  for (const file of ['index.html', 'fonts.css']) {
    cpSync(join(project, 'packages/atlas', file), join(folder, file));
  }
}

/**
 * Reads back what `writeSite` wrote.
 *
 * @param {string} folder of an atlas
 * @returns {{ index: import('@selvedge/atlas/data').AtlasIndex, charts: import('@selvedge/atlas/data').Chart[] }}
 * @throws {Error} when the folder contains no atlas
 */
export function readSite(folder) {
  /** @param {string} file */
  const handed = (file) => {
    const text = readFileSync(join(folder, 'data', file), 'utf8');
    return JSON.parse(text.slice(text.indexOf(', ') + 2, text.lastIndexOf(');')));
  };
  /** @type {import('@selvedge/atlas/data').AtlasIndex} */
  const index = handed('index.js');
  return { index, charts: index.charts.map(({ name }) => handed(`charts/${name}.js`)) };
}
