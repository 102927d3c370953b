import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generated } from '../docs/folder.js';
import { exportsOf } from './exports.js';

const root = resolve(import.meta.dirname, '../..');
const core = resolve(root, 'packages/core');

export const referenceFolder = resolve(generated, 'api');

/** The purpose of each entry of the package. */
const purposes = {
  '.': 'The whole portal: `createPortal`, its areas, ports, session and routes.',
  './contract': 'The one description of every call: structs, endpoints, limits.',
  './ordering': 'The ordering area: its charts and the pure functions beside them.',
  './overlays': 'What accompanies every page: maintenance, notices, consent, ticker, search, legal texts.',
  './kiosk': 'Ordering at one fixed point of sale, without the portal around it.',
  './validation': 'Order files checked, and signing in, without a screen: for command lines and services.',
  './paths': "The ordering area's addresses.",
  './rules': 'The rules of the cart, as the backend applies them too.',
  './check': 'The check of a cart and its rack.',
  './order': 'Orders: sums, deliveries, sheets.',
  './lists': 'What a list in a file says: encodings, separators, codes and numbers.',
  './typo': 'How many mistypes lie between two words.',
  './recorder': 'The flight recorder and its replay.',
  './looks': 'Breakpoints, columns and measures that front ends share.',
  './wordmark': 'The word mark as outlines.',
  './testing': 'For tests: generated suites, sample data, a fake API and browser. Needs Vitest.',
};

/** Longer declarations are inferred; the chart or the struct gives their content. */
const LONGEST = 900;

/** @typedef {import('./exports.js').Exported} Exported */

/** @param {Exported} exported */
function shortened({ kind, name, text }) {
  const plain = text.replace(/^(export )?(declare )?/, '').replaceAll(/import\("[^"]*"\)\./g, '');
  if (kind === 'chart') return `const ${name}: StateMachine`;
  if (plain.length <= LONGEST) return plain;
  const head = plain.slice(0, plain.search(/[<{=]/) + 1).trimEnd();
  return `${head} …`;
}

/**
 * The docstring of an export. A type inferred from a struct or a list has that of the struct or the list.
 *
 * @param {Exported} exported
 * @param {ReadonlyMap<string, Exported>} all
 */
export function docOf({ name, doc, text, kind }, all) {
  if (doc) return doc;
  const struct = all.get(`${name[0]?.toLowerCase()}${name.slice(1)}Struct`);
  if (struct?.doc) return struct.doc;
  if (name.endsWith('Event') && kind === 'type') return 'What can be sent to the chart.';
  const first = /^(?:export )?(?:declare )?type \w+ = (?:Infer<typeof (\w+)>|\(typeof (\w+)\)\[number\])/
    .exec(text)
    ?.slice(1)
    .find(Boolean);
  return (first && all.get(first)?.doc) ?? '';
}

const headings = [
  ['chart', 'Charts'],
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['value', 'Values'],
  ['type', 'Types'],
];

/** @param {string} entry */
const fileOf = (entry) => `${entry === '.' ? 'core' : entry.slice(2)}.md`;

const packageOf = () => JSON.parse(readFileSync(resolve(core, 'package.json'), 'utf8'));

export const entries = () =>
  Object.entries(packageOf().exports).flatMap(([entry, conditions]) =>
    typeof conditions === 'string' ? [] : [{ entry, exported: exportsOf(resolve(core, conditions.types)) }],
  );

/** @param {string} entry @param {Exported[]} exported */
function page(entry, exported) {
  const all = new Map(exported.map((one) => [one.name, one]));
  const parts = headings.flatMap(([kind, heading]) => {
    const own = exported.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    return [
      `## ${heading}`,
      ...own.map((one) => {
        const doc = docOf(one, all)
          .replaceAll(/\{@link (\w+)\}/g, '`$1`')
          .replaceAll(/^@(\w+)/gm, '*$1*');
        return `### ${one.name}\n\n${doc ? `${doc}\n\n` : ''}\`\`\`ts\n${shortened(one)}\n\`\`\``;
      }),
    ];
  });
  const name = `@selvedge/core${entry.slice(1)}`;
  const purpose = purposes[/** @type {keyof typeof purposes} */ (entry)] ?? '';
  return [`# ${name}`, purpose, '[All entries](README.md)', ...parts, '']
    .filter((part, at) => part || at > 3)
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** The files of the reference, by name. @returns {Map<string, string>} */
export function referenceFiles() {
  const found = entries();
  const rows = found.map(({ entry, exported }) => {
    const purpose = purposes[/** @type {keyof typeof purposes} */ (entry)];
    if (purpose === undefined) throw new Error(`tools/reference does not say what '${entry}' is for`);
    return `| [\`@selvedge/core${entry.slice(1)}\`](${fileOf(entry)}) | ${purpose} | ${exported.length} |`;
  });
  const index = [
    '# The public API of the core',
    'Written from the declarations of the built package by `npm run reference`. Charts are drawn in [flows](../../flows/README.md); how to begin is in [Build another front end](../../build-another-front-end.md).',
    ['| entry | what it is for | exports |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
  return new Map([
    ['README.md', `${index.join('\n\n')}\n`],
    ...found.map(({ entry, exported }) => /** @type {const} */ ([fileOf(entry), page(entry, exported)])),
  ]);
}
