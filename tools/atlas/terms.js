import { allStates, isIgnored } from '../flows/chart.js';

/** @typedef {import('../flows/chart.js').Chart} Chart */
/** @typedef {import('@selvedge/atlas/data').Term} Term */

/**
 * The terms that the search finds: all states, and all events that some state handles.
 *
 * @param {Chart[]} charts
 * @returns {Term[]}
 */
export const termsOf = (charts) =>
  charts.flatMap(({ root }, chart) => [...statesOf(root, chart), ...eventsOf(root, chart)]);

/**
 * @param {Chart['root']} root
 * @param {string} id
 */
const below = (root, id) => id.slice(root.id.length + 1);

/**
 * @param {Chart['root']} root
 * @param {number} chart
 * @returns {Term[]}
 */
const statesOf = (root, chart) =>
  allStates(root)
    .slice(1)
    .map(({ id, description }) => ({ kind: 'state', chart, text: below(root, id), about: description }));

/**
 * @param {Chart['root']} root
 * @param {number} chart
 * @returns {Term[]}
 */
function eventsOf(root, chart) {
  /** @type {Map<string, string[]>} */
  const accepted = new Map();
  for (const state of allStates(root)) {
    for (const transition of state.transitions) {
      if (transition.cause === 'always' || isIgnored(transition)) continue;
      const where = accepted.get(transition.label) ?? [];
      if (!where.includes(state.id)) accepted.set(transition.label, [...where, state.id]);
    }
  }
  return [...accepted].map(([text, states]) => ({
    kind: 'event',
    chart,
    text,
    about: states.map((id) => (id === root.id ? 'anywhere' : below(root, id))).join(', '),
    at: below(root, states[0] ?? root.id),
  }));
}
