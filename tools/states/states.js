import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { records } from './folder.js';

/**
 * @typedef {object} Picture
 * @property {'en' | 'de'} language
 * @property {number} width pixels
 * @property {number} height pixels
 * @property {string} file relative to the folder of pictures
 * @property {string} sha256 of the file
 * @property {boolean} isBlank whether it shows only a plain background
 * @property {string[]} axe findings as `rule: where`; empty if there are none
 *
 * @typedef {object} State
 * @property {string} chart
 * @property {string} state innermost path like `editing.stored`
 * @property {string} situation all active states, if the chart has parallel regions
 * @property {string} way the events that led to it
 * @property {string | null} nothing why there is nothing to see, otherwise null
 * @property {[state: string, why: string] | null} sameAs another state that looks the same
 * @property {Picture[]} pictures
 */

/** @returns {State[]} sorted by chart and state */
export function readStates() {
  return readdirSync(records, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(resolve(records, file), 'utf8')));
}

/** @param {Picture} picture */
const nameOf = ({ language, width }) => `${language} ${width} px`;

/** @param {State} state */
const sightOf = ({ pictures }) => pictures.map(({ sha256 }) => sha256).join();

/**
 * @param {State} state
 * @returns {string[]}
 */
function ownFaults({ chart, state, nothing, pictures }) {
  const faults = pictures.flatMap((picture) =>
    picture.axe.map((finding) => `${chart} ${state}, ${nameOf(picture)}: ${finding}`),
  );
  const blank = pictures.filter(({ isBlank }) => isBlank);
  if (nothing === null && blank.length > 0)
    faults.push(`${chart} ${state}: blank in ${blank.map(nameOf).join(', ')}`);
  if (nothing !== null && blank.length < pictures.length)
    faults.push(`${chart} ${state}: said to show nothing, and shows something`);
  return faults;
}

/**
 * @param {State} state declared to look like another
 * @param {State[]} states
 * @returns {string[]}
 */
function likenessFaults(state, states) {
  const [like] = state.sameAs ?? [];
  const model = states.find(({ chart, state: name }) => chart === state.chart && name === like);
  if (!model) return [`${state.chart} ${state.state}: there is no ${like} to look like`];
  if (sightOf(model) === sightOf(state)) return [];
  return [`${state.chart} ${state.state}: said to look like ${like}, and does not`];
}

/**
 * @param {State[]} states
 * @returns {string[]}
 */
function doubles(states) {
  /** @type {Map<string, Set<State>>} */
  const seen = new Map();
  for (const state of states) {
    for (const { sha256 } of state.pictures) {
      const picture = `${state.chart} ${sha256}`;
      seen.set(picture, (seen.get(picture) ?? new Set()).add(state));
    }
  }
  const groups = [...seen.values()]
    .map((group) => [...group])
    .filter((group) => new Set(group.map(({ situation }) => situation)).size > 1)
    .map((group) => group.map(({ chart, state }) => `${chart} ${state}`).join(', '));
  return [...new Set(groups)].map((names) => `the same picture: ${names}`);
}

/**
 * Problems with the pictures: axe findings, blank pictures, and states that look the same without being declared
 * so.
 *
 * @param {State[]} states
 * @returns {string[]} one sentence each
 */
export const faultsOf = (states) => [
  ...states.flatMap(ownFaults),
  ...states.filter(({ sameAs }) => sameAs !== null).flatMap((state) => likenessFaults(state, states)),
  ...doubles(states.filter(({ nothing, sameAs }) => nothing === null && sameAs === null)),
];
