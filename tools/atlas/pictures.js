import { existsSync, readFileSync } from 'node:fs';
import { allStates } from '../flows/chart.js';

/** @typedef {import('@selvedge/atlas/data').Screen} Screen */
/** @typedef {import('@selvedge/atlas/data').Picture} Picture */
/** @typedef {import('../states/states.js').State} Taken */
/**
 * @typedef {{ states: Taken[], screenless: Record<string, string> }} Pictures reasons why charts have no screen,
 * by chart name
 */

/**
 * @param {string} file
 * @returns {Pictures}
 */
export const readPictures = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { states: [], screenless: {} };

/**
 * @param {Taken['pictures'][number]} picture
 * @returns {Picture}
 */
const pictureOf = ({ language, width, height, file, axe }) => ({
  language,
  width: width < 800 ? 400 : 1500,
  height,
  src: `pictures/${file}`,
  findings: axe,
  before: null,
  isNew: false,
});

/**
 * @param {Pictures} pictures
 * @param {string} name of a chart
 * @returns {Screen[]}
 */
export const screensOf = ({ states }, name) =>
  states
    .filter(({ chart }) => chart === name)
    .map(({ state, situation, way, nothing, sameAs, pictures }) => ({
      state,
      place: situation,
      way,
      nothing,
      sameAs,
      pictures: nothing === null ? pictures.map(pictureOf) : [],
    }));

/** Languages and widths in which each state is pictured. */
const views = ['en 400', 'en 1500', 'de 400', 'de 1500'];

/**
 * What is missing: charts without a screen and without a reason for it, states with no picture although the chart
 * has a screen, and missing views of a state.
 *
 * @param {import('../flows/chart.js').Chart[]} charts
 * @param {Pictures} pictures
 * @returns {string[]} one sentence each
 */
export function gapsOf(charts, { states, screenless }) {
  return charts.flatMap(({ name, root }) => {
    const taken = states.filter(({ chart }) => chart === name);
    if (taken.length === 0) return Object.hasOwn(screenless, name) ? [] : [`${name} has no pictures`];
    const leaves = allStates(root).filter((state) => state.states.length === 0 && !isPassing(state));
    const missed = leaves
      .map(({ id }) => id.slice(name.length + 1))
      .filter((path) => !taken.some(({ state }) => state === path))
      .map((path) => `${name} ${path} has no pictures`);
    const partial = taken
      .filter(({ nothing }) => nothing === null)
      .flatMap(({ state, pictures }) =>
        views
          .filter((view) => !pictures.some(({ language, width }) => `${language} ${width}` === view))
          .map((view) => `${name} ${state} has no picture of ${view} px`),
      );
    return [...missed, ...partial];
  });
}

/**
 * Whether a state is left in the same step that enters it, so that nobody ever sees it: it has an immediate
 * transition without a guard.
 *
 * @param {import('../flows/chart.js').State} state
 */
const isPassing = ({ transitions }) =>
  transitions.some(({ cause, guard }) => cause === 'always' && guard === '');
