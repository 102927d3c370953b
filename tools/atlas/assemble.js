import { allStates } from '../flows/chart.js';
import { drawingOf } from './drawings.js';
import { termsOf } from './terms.js';
import { testedOf } from './tests.js';

/** @typedef {import('@selvedge/atlas/data').Chart} AtlasChart */
/** @typedef {import('@selvedge/atlas/data').ChartEntry} ChartEntry */
/** @typedef {import('../flows/chart.js').Chart} Chart */
/**
 * @typedef {object} Sources
 * @property {string} root of the project
 * @property {import('./tests.js').Report} report of the run of tests
 * @property {AtlasChart['screens']} screens
 * @property {string | null} screenless
 * @property {AtlasChart['mutation']} mutation
 */

/**
 * Everything the atlas shows about a chart.
 *
 * @param {Chart} chart
 * @param {Sources} sources
 * @returns {Promise<AtlasChart>}
 */
export async function assemble(chart, { root, report, screens, screenless, mutation }) {
  return {
    name: chart.name,
    feature: chart.feature,
    root: chart.root,
    drawings: {
      states: await drawingOf(chart, 'states'),
      events: await drawingOf(chart, 'events'),
      full: await drawingOf(chart, 'full'),
    },
    ...testedOf(chart, report, root),
    screens,
    screenless,
    mutation,
  };
}

/**
 * @param {AtlasChart} chart
 * @returns {ChartEntry}
 */
function entryOf({ name, feature, root, paths, tests, screens, mutation }) {
  const states = allStates(root);
  const pictures = screens.flatMap((screen) => screen.pictures);
  return {
    name,
    feature,
    description: root.description,
    states: states.filter((state) => state.states.length === 0).length,
    transitions: states.reduce((sum, { transitions }) => sum + transitions.length, 0),
    paths: paths.length,
    tests: {
      passed: tests.filter(({ result }) => result === 'passed').length,
      failed: tests.filter(({ result }) => result === 'failed').length,
    },
    pictures: pictures.length,
    findings: pictures.reduce((sum, { findings }) => sum + findings.length, 0),
    mutation: mutation && {
      mutants: mutation.mutants,
      stated: mutation.stated,
      recorded: mutation.recorded,
    },
  };
}

/**
 * @param {Chart[]} charts
 * @param {AtlasChart[]} assembled
 * @param {{ built: string, version: string, changes: import('@selvedge/atlas/data').Changes | null }} about
 * @returns {import('@selvedge/atlas/data').AtlasIndex}
 */
export const indexOf = (charts, assembled, about) => ({
  ...about,
  charts: assembled.map(entryOf),
  terms: termsOf(charts),
});
