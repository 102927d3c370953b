import { languages } from '../messages/languages.js';

/**
 * @typedef {object} Step
 * @property {string} name short and unique; used by plans and by `after`
 * @property {string} title heading in the output
 * @property {string[][]} commands run one after another, without a shell
 * @property {string[]} [after] steps that must succeed first
 * @property {number} [cores] how many cores it uses; 1 by default
 * @property {string} [tests] path of the step's test report: a JSON report of Vitest or Playwright
 */

/** Reports of the test runners; ignored by git. */
export const reports = '.cache/run';

const words = '.cache/words';
const compiled = 'packages/web/src/messages/compiled';

/** @param {string} language */
const compileWords = (language) => [
  'formatjs',
  'compile',
  '--format',
  'simple',
  '--ast',
  '--out-file',
  `${words}/${language}.json`,
  `packages/core/messages/${language}.json`,
  `packages/web/messages/${language}.json`,
];

/** @type {Step[]} */
export const steps = [
  {
    name: 'styles',
    title: 'Generate the design system',
    commands: [['panda', 'codegen', '--silent']],
  },
  {
    name: 'words',
    title: 'Compile the message catalogues',
    commands: [...languages.map(compileWords), ['node', 'tools/messages/split.js', words, compiled]],
  },
  {
    name: 'types',
    title: 'Check types, build core and backend',
    commands: [['tsc', '-b', '--pretty', 'false']],
    after: ['styles', 'words'],
  },
  {
    name: 'page',
    title: 'Build the page',
    commands: [['vite', 'build', '--logLevel', 'warn']],
    after: ['types'],
    cores: 2,
  },
  {
    name: 'kiosk',
    title: 'Build the kiosk',
    commands: [['vite', 'build', 'examples/kiosk', '--logLevel', 'warn']],
    after: ['types'],
  },
  {
    name: 'lint',
    title: 'Lint, format and package boundaries',
    commands: [['biome', 'ci', '--error-on-warnings', '--colors=off']],
  },
  {
    name: 'messages',
    title: 'Message catalogues: same ids, all used, same arguments, no literal in a screen',
    commands: [['node', 'tools/messages/check.js']],
  },
  {
    name: 'requirements',
    title: 'Each requirement that is built has a test',
    commands: [['node', 'tools/requirements/check.js']],
  },
  {
    name: 'references',
    title: 'Each id that is cited has its entry in docs/specification.md',
    commands: [['node', 'tools/references/check.js']],
  },
  {
    name: 'names',
    title: 'A type has one meaning in its package',
    commands: [['node', 'tools/names/check.js']],
  },
  {
    name: 'layers',
    title: 'Each folder imports only from the layers above its own in tools/layers/layers.js',
    commands: [['node', 'tools/layers/check.js']],
  },
  {
    name: 'dead-code',
    title: 'No unused file, export or dependency',
    commands: [['knip', '--no-progress', '--no-config-hints']],
    after: ['styles', 'words'],
  },
  {
    name: 'drawings',
    title: 'Draw the charts',
    commands: [['node', 'tools/flows/write.js']],
    after: ['types'],
  },
  {
    name: 'docs',
    title: 'Write docs/generated: reference of the core, tests of each requirement, mutation of the charts',
    commands: [
      ['node', 'tools/reference/write.js'],
      ['node', 'tools/requirements/write.js'],
      ['node', 'tools/mutation/mutate.js'],
    ],
    after: ['types'],
    cores: 2,
  },
  {
    name: 'flows',
    title: 'Drawings of the charts are up to date',
    commands: [['node', 'tools/flows/check.js']],
    after: ['types'],
  },
  {
    name: 'budgets',
    title: 'Budgets of the page',
    commands: [['node', 'tools/budgets/check.js'], ['size-limit']],
    after: ['page', 'kiosk'],
  },
  {
    name: 'unit',
    title: 'Tests of core, web, backend and tooling',
    commands: [
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    ],
    after: ['types', 'browser'],
    cores: 2,
    tests: `${reports}/unit.json`,
  },
  {
    name: 'other-node',
    title: 'The portal, an order and the packed answers on the other release of Node',
    commands: [['node', 'tools/node/check.js']],
    after: ['page'],
  },
  {
    name: 'browser',
    title: 'Find Chromium, or install it',
    commands: [['node', 'tools/browser/ensure.js']],
  },
  {
    name: 'e2e',
    title: 'Journeys in the browser',
    commands: [['playwright', 'test']],
    after: ['page', 'kiosk', 'browser'],
    cores: 2,
    tests: `${reports}/e2e.json`,
  },
];

/** The steps of each command in the README. Their prerequisites are added. */
export const plans = {
  build: ['page'],
  check: [
    'lint',
    'messages',
    'requirements',
    'references',
    'names',
    'layers',
    'dead-code',
    'flows',
    'budgets',
    'other-node',
    'unit',
  ],
  test: [
    'lint',
    'messages',
    'requirements',
    'references',
    'names',
    'layers',
    'dead-code',
    'flows',
    'budgets',
    'other-node',
    'unit',
    'e2e',
  ],
  unit: ['unit'],
  e2e: ['e2e'],
  flows: ['flows'],
  drawings: ['drawings'],
  docs: ['docs'],
  types: ['types'],
  words: ['styles', 'words', 'browser'],
};
