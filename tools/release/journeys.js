/**
 * `npm run journeys:release [-- <commit>]`: the page of the last release at this release's backend, and this release's page at the
 * last one's backend, by journeys. Each page is tried by the journeys of its own release, which know its words. The database is
 * made by the other release in each case, so that both backends work on one that the newer has migrated.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtAt, lastRelease, root } from './lastRelease.js';

/** What most of the house's work goes through. */
const journeys = ['way', 'cart', 'approval', 'exactly-once', 'order-details'];

const commit = process.argv[2] ?? lastRelease.commit;
/** @type {string} */
let last;
try {
  last = builtAt(commit);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const main = 'packages/backend/dist/main.js';
const released = 'packages/backend/dist/released.js';
if (!existsSync(join(last, released))) renameSync(join(last, main), join(last, released));

/**
 * A program in the place of a backend: one release makes the data that journeys begin with, another serves them.
 *
 * @param {string} file
 * @param {{ makes: string, serves: string, page: string }} parts
 */
function stand(file, { makes, serves, page }) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `process.env.WEB_DIR = ${JSON.stringify(page)};
const makes = process.env.DATA_DIR?.endsWith('/.cache/e2e/prepared');
await import(makes ? ${JSON.stringify(makes)} : ${JSON.stringify(serves)});
`,
  );
}

const now = { backend: join(root, main), page: join(root, 'packages/web/dist') };
const then = { backend: join(last, released), page: join(last, 'packages/web/dist') };
const standIn = join(root, '.cache/release/backend.mjs');
stand(join(last, main), { makes: then.backend, serves: now.backend, page: then.page });
stand(standIn, { makes: now.backend, serves: then.backend, page: now.page });

/**
 * @param {string} title
 * @param {string} folder
 * @param {Record<string, string>} environment
 * @returns {boolean}
 */
function travel(title, folder, environment) {
  console.log(`\n${title}`);
  const files = journeys
    .map((name) => `e2e/journeys/${name}.spec.ts`)
    .filter((file) => existsSync(join(folder, file)));
  const { status } = spawnSync('npx', ['playwright', 'test', ...files, ...process.argv.slice(3)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const short = commit.slice(0, 8);
const held = [
  travel(`The page of ${short} at the backend of this release, on the database that ${short} made`, last, {}),
  travel(
    `The page of this release at the backend of ${short}, on the database that this release made`,
    root,
    {
      SELVEDGE_BACKEND: standIn,
      SELVEDGE_LAST_RELEASE: short,
    },
  ),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
