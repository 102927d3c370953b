/**
 * `npm run package:try`: packs the core, installs it in an empty project with the newest Vitest, xstate 5 and React, and
 * then with the oldest xstate of its range. Each time there is one copy of xstate, the types hold, and a program of the
 * project orders at the portal of this checkout, which has to be built. Needs npm's registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { heldTo, nodeOf } from '../node/binary.js';
import { startPortal } from '../node/portal.js';
import { orderAt } from './documented.js';

const root = resolve(import.meta.dirname, '../..');
const core = join(root, 'packages/core');
const work = mkdtempSync(join(tmpdir(), 'selvedge-project-'));
const project = join(work, 'project');

/** @type {string[]} */
const faults = [];

/**
 * Runs a program in the project; what it says becomes a fault where it fails.
 *
 * @param {string} what
 * @param {string} program
 * @param {string[]} words
 */
function run(what, program, words) {
  try {
    const said = execFileSync(program, words, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
    console.log(`✓ ${what}`);
    return said;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    faults.push(`${what}:\n${stdout}${stderr}`);
    return '';
  }
}

/**
 * The installed copies of a package, wherever they are.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {string[]} `path version`
 */
function copiesOf(name, folder) {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) continue;
    if (entry.name === name && folder.endsWith('node_modules')) {
      const { version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      found.push(`${path.slice(project.length + 1)} ${version}`);
    }
    found.push(...copiesOf(name, path));
  }
  return found;
}

/** Every entry of the package, and a chart of it that is run by the project's own xstate. */
function writeTypes() {
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([, conditions]) => typeof conditions === 'object')
    .map(([entry]) => `@selvedge/core${entry.slice(1)}`);
  const isKit = (/** @type {string} */ entry) => entry.endsWith('/testing');
  const imported = (/** @type {string[]} */ some) =>
    some.map(
      (entry, at) => `import * as part${at} from '${entry}';\nexport const has${at}: object = part${at};`,
    );
  const lines = imported(entries.filter((entry) => !isKit(entry)));
  lines.push(
    `import { greetingMachine } from '@selvedge/core';
import { type ActorRefFrom, type AnyStateMachine, createActor } from 'xstate';
export const chart: AnyStateMachine = greetingMachine;
export const start = (): ActorRefFrom<typeof greetingMachine> => createActor(greetingMachine).start();
// @ts-expect-error the events of a chart are known to the project's own xstate
export const wrong = () => start().send({ type: 'nobody.sends.this' });`,
  );
  writeFileSync(join(project, 'front.ts'), lines.join('\n'));
  writeFileSync(join(project, 'kit.ts'), imported(entries.filter(isKit)).join('\n'));
}

/**
 * @param {string} xstate its version
 * @param {string} portal
 */
async function tryWith(xstate, portal) {
  const [tarball = ''] = readdirSync(work).filter((name) => name.endsWith('.tgz'));
  const packages = [
    join(work, tarball),
    `xstate@${xstate}`,
    'vitest@latest',
    'react@latest',
    '@xstate/graph@latest',
  ];
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(`npm installs the core beside xstate@${xstate} and the newest Vitest, React and @xstate/graph`, 'npm', [
    ...['install', '--no-audit', '--no-fund', ...packages],
  ]);
  run('npm finds no conflict', 'npm', ['ls', '--all']);
  for (const name of ['xstate', 'react']) {
    const copies = copiesOf(name, join(project, 'node_modules'));
    if (copies.length === 1) console.log(`✓ one copy of ${name}: ${copies}`);
    else faults.push(`There are ${copies.length} copies of ${name}: ${copies.join(', ')}`);
  }
  writeTypes();
  // Vitest's own declarations ask for those of Node and of whatever else it can work with: they are not checked.
  for (const [module, resolution] of [
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])
    for (const [file = '', ...unchecked] of [['front.ts'], ['kit.ts', '--skipLibCheck']])
      run(`the types hold in ${file} under ${module} and ${resolution}`, process.execPath, [
        ...[join(root, 'node_modules/typescript/bin/tsc'), file, '--ignoreConfig', '--noEmit', '--strict'],
        ...['--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--types', '', ...unchecked],
        ...['--module', module ?? '', '--moduleResolution', resolution ?? ''],
      ]);
  cpSync(join(import.meta.dirname, 'project/door.test.js'), join(project, 'door.test.js'));
  // The newest Vitest asks for a newer Node than the core does.
  run("the core's kit tests a chart of the project with its Vitest", nodeOf(heldTo[1]), [
    'node_modules/vitest/vitest.mjs',
    'run',
  ]);
  try {
    await orderAt({ folder: project, portal });
    console.log('✓ the project signs in and orders');
  } catch (error) {
    faults.push(String(error));
  }
}

try {
  const { peerDependencies } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  execFileSync('npm', ['pack', core, '--silent', '--ignore-scripts', '--pack-destination', work], {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  const portal = await startPortal({
    ...{ folder: root, data: join(work, 'data'), environment: { DEMO_SIGN_IN: 'on' } },
  });
  try {
    for (const xstate of ['5', String(peerDependencies.xstate).replace('^', '')])
      await tryWith(xstate, portal.url);
  } finally {
    await portal.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(faults.length === 0 ? 'The package can be installed.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
