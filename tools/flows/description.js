import { allStates, isIgnored } from './chart.js';

/** @typedef {import('./chart.js').Chart} Chart */
/** @typedef {import('./chart.js').State} State */
/** @typedef {import('./chart.js').Transition} Transition */

const legend = `The charts of the core, drawn from the code by \`npm run flows\`; \`npm test\` fails when a drawing is out of date.

An arrow is blue when a person or another part acts, green when something the state runs is done, red when it
failed, dashed brown after a delay, and dashed grey when it is taken at once; grey arrows have causes of several
kinds. What stands in brackets has to be so. A line inside of a box is an event that does not leave the state; ↻
begins it anew. States with a green frame wait for something, those with a red frame say that something failed.

The [atlas](../atlas.md) (\`npm run atlas\`) shows the same charts to be searched and stepped through, with the screen in each
state and the paths that the tests walked.`;

/** @param {string} name for instance `seasonCard` */
export const fileNameOf = (name) => `${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}.svg`;

/**
 * The page that lists all charts: the purpose of each, its states and its events.
 *
 * @param {Chart[]} charts
 * @returns {string} Markdown
 */
export function describe(charts) {
  const index = table(
    ['Chart', 'What it is for', 'States', 'Feature'],
    charts.map(({ name, feature, root }) => [
      `[${name}](#${name.toLowerCase()})`,
      root.description,
      String(leaves(root).length),
      `\`${feature}\``,
    ]),
  );
  return `${['# Flows', legend, index, ...charts.map(describeChart)].join('\n\n')}\n`;
}

/** @param {Chart} chart */
function describeChart({ name, root }) {
  const states = allStates(root).slice(1);
  const transitions = allStates(root).flatMap((state) => state.transitions);
  return [
    `## ${name}`,
    ...(root.description ? [`${root.description}.`.replace(/\.\.$/, '.')] : []),
    `![${root.description || name}](${fileNameOf(name)})`,
    table(
      ['State', 'What is so', 'Tags', 'Runs'],
      states.map((state) => [
        `\`${below(root, state.id)}\``,
        state.description,
        state.tags.join(', '),
        state.invokes.map((id) => `\`${id}\``).join(', '),
      ]),
    ),
    table(
      ['In', 'When', 'If', 'Then', 'Does'],
      transitions.map((transition) => [
        `\`${below(root, transition.source)}\``,
        transition.label,
        transition.guard,
        outcome(root, transition),
        transition.actions.join(', '),
      ]),
    ),
  ].join('\n\n');
}

/**
 * @param {State} root
 * @param {string} id
 */
const below = (root, id) => (id === root.id ? 'anywhere' : id.slice(root.id.length + 1));

/**
 * @param {State} root
 * @param {Transition} transition
 */
function outcome(root, transition) {
  if (isIgnored(transition)) return 'is ignored';
  if (transition.targets.length === 0) return 'stays';
  return transition.targets.map((target) => `\`${below(root, target)}\``).join(', ');
}

/**
 * @param {State} root
 */
const leaves = (root) => allStates(root).filter(({ states }) => states.length === 0);

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function table(heads, rows) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
