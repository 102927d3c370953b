import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generated } from '../docs/folder.js';

/** Folder of the recorded paths and of the mutation report. */
const folder = resolve(generated, 'paths');

/** The mutation report, for programs. */
export const reportFile = join(folder, 'mutation.json');

/**
 * @param {string} chart
 * @param {string} record
 */
export function writeRecord(chart, record) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${chart}.txt`), record);
}

/**
 * Removes the paths of charts that no longer exist.
 *
 * @param {string[]} charts all existing charts
 */
export function keepRecords(charts) {
  const kept = new Set(charts.map((chart) => `${chart}.txt`));
  for (const name of readdirSync(folder))
    if (name.endsWith('.txt') && !kept.has(name)) rmSync(join(folder, name));
}

/** @returns {import('./report.js').ChartReport[]} the charts of the last report; none before the first */
export const readCharts = () =>
  existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')).charts : [];

/**
 * @param {import('./report.js').Report} report
 * @param {string} page the same as Markdown
 */
export function writeReport(report, page) {
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), page);
}
