import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the recorded walks and of the mutation report. */
export const walksFolder = resolve(import.meta.dirname, '../../docs/walks');

const reportFile = join(walksFolder, 'mutation.json');

/**
 * The recorded walks of all charts.
 *
 * @returns {Record<string, string>} by chart name
 */
export const readRecords = () =>
  Object.fromEntries(
    (existsSync(walksFolder) ? readdirSync(walksFolder) : [])
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.slice(0, -'.txt'.length), readFileSync(join(walksFolder, name), 'utf8')]),
  );

/** @param {string} chart */
const recordFile = (chart) => join(walksFolder, `${chart}.txt`);

/**
 * @param {string} chart
 * @param {string} record
 */
export function writeRecord(chart, record) {
  mkdirSync(walksFolder, { recursive: true });
  writeFileSync(recordFile(chart), record);
}

/**
 * Removes the walks of charts that no longer exist.
 *
 * @param {string[]} charts all existing charts
 */
export function keepRecords(charts) {
  for (const chart of Object.keys(readRecords())) if (!charts.includes(chart)) rmSync(recordFile(chart));
}

/** @returns {import('./report.js').Report} the result of the last mutation run; empty before the first */
export const readReport = () =>
  existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { mutants: 0, killed: 0, score: 0, kinds: {}, charts: [] };

/**
 * @param {import('./report.js').Report} report
 * @param {string} page the same as Markdown
 */
export function writeReport(report, page) {
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(walksFolder, 'README.md'), page);
}
