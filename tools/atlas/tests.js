import { relative } from 'node:path';
import { allStates } from '../flows/chart.js';
import { innermost, nameOf } from './places.js';

/** @typedef {import('@selvedge/atlas/data').Chart} AtlasChart */
/** @typedef {import('@selvedge/atlas/data').Result} Result */
/** @typedef {import('./places.js').Value} Value */
/**
 * @typedef {object} Walked as recorded by packages/core/src/testing/walkedPath.ts
 * @property {string} chart
 * @property {'chart' | 'services' | 'screen'} on
 * @property {Value} start
 * @property {[event: string, to: Value][]} steps
 */
/**
 * @typedef {object} Assertion
 * @property {string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {number | null} [duration]
 * @property {{ chart?: string, walked?: Walked[] }} [meta]
 */
/** @typedef {{ testResults: { name: string, assertionResults: Assertion[] }[] }} Report as Vitest's JSON reporter writes it */
/** @typedef {Pick<AtlasChart, 'tests' | 'paths' | 'places'>} Tested */

/** @type {Record<string, Result>} */
const results = { passed: 'passed', failed: 'failed' };

/**
 * The tests of one chart in a run, and the paths that they walked.
 *
 * @param {import('../flows/chart.js').Chart} chart
 * @param {Report} report
 * @param {string} root absolute path of the project
 * @returns {Tested}
 */
export function testedOf({ root: { id }, root: state }, report, root) {
  const labels = new Map(
    allStates(state).flatMap(({ transitions }) => transitions.map(({ event, label }) => [event, label])),
  );
  /** @type {Tested['tests'][number][]} */
  const tests = [];
  /** @type {Tested['paths'][number][]} */
  const paths = [];
  /** @type {Map<string, { index: number, states: string[] }>} */
  const places = new Map();
  const placeOf = (/** @type {Value} */ value) => {
    const name = nameOf(value);
    const known = places.get(name) ?? { index: places.size, states: innermost(id, value) };
    places.set(name, known);
    return known.index;
  };

  for (const { name, assertionResults } of report.testResults) {
    for (const { ancestorTitles, title, status, duration, meta } of assertionResults) {
      if (meta?.chart !== id) continue;
      const walked = meta.walked ?? [];
      for (const { on, start, steps } of walked) {
        paths.push({
          on,
          test: tests.length,
          start: placeOf(start),
          steps: steps.map(([event, to]) => [
            labels.get(event) ?? event.replace(/^xstate\./, ''),
            placeOf(to),
          ]),
        });
      }
      tests.push({
        title: [
          ...ancestorTitles,
          walked.length === 1 ? `path of ${walked[0]?.steps.length} steps` : title,
        ].join(' › '),
        file: relative(root, name),
        result: results[status] ?? 'skipped',
        took: Math.round(duration ?? 0),
      });
    }
  }
  return {
    tests,
    paths,
    places: [...places].map(([name, { states }]) => ({ name, states })),
  };
}
