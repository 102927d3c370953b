import { allStates } from '../flows/chart.js';

/** @typedef {import('@selvedge/atlas/data').Chart} Chart */
/** @typedef {import('@selvedge/atlas/data').State} State */
/** @typedef {import('@selvedge/atlas/data').Change} Change */
/** @typedef {import('@selvedge/atlas/data').ChangedThing} Thing */

/**
 * An item of a release: its identifying key, the text to show, and all content that may change.
 *
 * @typedef {{ key: string, text: string, holds: string, state?: string }} Item
 */

/**
 * The differences between two releases.
 *
 * @param {Chart[]} before
 * @param {Chart[]} after with their pictures compared
 * @returns {Change[]}
 */
export function changesOf(before, after) {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [was, is] = [before, after].map((charts) => charts.find((chart) => chart.name === name));
    if (!was) return [{ kind: 'added', thing: 'chart', chart: name, text: name }];
    if (!is) return [{ kind: 'removed', thing: 'chart', chart: name, text: name }];
    return [
      ...differences(name, 'state', statesOf(was), statesOf(is)),
      ...differences(name, 'transition', transitionsOf(was), transitionsOf(is)),
      ...pictureChanges(was, is),
    ];
  });
}

/**
 * @param {string} chart
 * @param {Thing} thing
 * @param {Item[]} before
 * @param {Item[]} after
 * @returns {Change[]}
 */
function differences(chart, thing, before, after) {
  const [was, is] = [before, after].map((items) => new Map(items.map((item) => [item.key, item])));
  /** @param {Change['kind']} kind @param {Item[]} items @returns {Change[]} */
  const say = (kind, items) =>
    items.map(({ text, state }) => ({
      kind,
      thing,
      chart,
      text,
      ...(state && kind !== 'removed' ? { state } : {}),
    }));
  return [
    ...say(
      'added',
      after.filter(({ key }) => !was?.has(key)),
    ),
    ...say(
      'removed',
      before.filter(({ key }) => !is?.has(key)),
    ),
    ...say(
      'changed',
      after.filter(({ key, holds }) => was?.has(key) && was.get(key)?.holds !== holds),
    ),
  ];
}

/** @param {Chart} chart @param {string} id */
const below = ({ name }, id) => id.slice(name.length + 1);

/** @param {Chart} chart @returns {Item[]} */
const statesOf = (chart) =>
  allStates(chart.root)
    .slice(1)
    .map(({ id, type, description, tags, invokes, entry, exit }) => ({
      key: id,
      text: below(chart, id),
      state: below(chart, id),
      holds: JSON.stringify([type, description, tags, invokes, entry, exit]),
    }));

/**
 * Identifies a transition by its state, event and guard, and by its position where these are the same.
 *
 * @param {Chart} chart
 * @returns {Item[]}
 */
function transitionsOf(chart) {
  /** @type {Map<string, number>} */
  const turns = new Map();
  return allStates(chart.root).flatMap(({ id, transitions }) =>
    transitions.map(({ event, label, guard, targets, actions, reenter }) => {
      const known = `${id} ${event} ${guard}`;
      const turn = (turns.get(known) ?? 0) + 1;
      turns.set(known, turn);
      const to = targets.map((target) => below(chart, target)).join(', ') || 'stays';
      return {
        key: `${known} ${turn}`,
        text: `${below(chart, id) || 'anywhere'}: ${label}${guard && ` [${guard}]`} → ${to}`,
        state: below(chart, id),
        holds: JSON.stringify([targets, actions, reenter]),
      };
    }),
  );
}

/**
 * @param {Chart} was
 * @param {Chart} is
 * @returns {Change[]}
 */
function pictureChanges(was, is) {
  /** @param {string} state @param {import('@selvedge/atlas/data').Picture} picture */
  const named = (state, { language, width }) => `${state}, ${language} ${width} px`;
  const items = is.screens.flatMap(({ state, pictures }) => pictures.map((picture) => ({ state, picture })));
  const present = new Set(items.map(({ state, picture }) => named(state, picture)));
  /** @type {Change[]} */
  const gone = was.screens.flatMap(({ state, pictures }) =>
    pictures
      .map((picture) => named(state, picture))
      .filter((text) => !present.has(text))
      .map((text) => ({ kind: 'removed', thing: 'picture', chart: is.name, text })),
  );
  /** @type {Change[]} */
  const here = items
    .filter(({ picture }) => picture.isNew || picture.before)
    .map(({ state, picture }) => ({
      kind: picture.isNew ? 'added' : 'changed',
      thing: 'picture',
      chart: is.name,
      text: named(state, picture),
      state,
      view: { language: picture.language, width: picture.width },
    }));
  return [...here, ...gone];
}

/**
 * The summary that `npm run atlas` prints.
 *
 * @param {Change[]} list
 * @returns {string[]} lines
 */
export function reportChanges(list) {
  if (list.length === 0) return ['Nothing differs from the last release.'];
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kind, thing } of list) {
    const what = `${thing} ${kind}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const said = [...counts].map(([what, count]) => `${count} ${count === 1 ? what : what.replace(' ', 's ')}`);
  const most = 60;
  return [
    `Since the last release: ${said.join(', ')}.`,
    ...list
      .slice(0, most)
      .map(({ kind, thing, chart, text }) =>
        `  ${kind} ${thing} ${chart} ${text === chart ? '' : text}`.trimEnd(),
      ),
    ...(list.length > most ? [`  and ${list.length - most} more: see Changes in the atlas.`] : []),
  ];
}
