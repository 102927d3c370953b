/**
 * `npm run release:keep -- <commit>`: keeps what pages and backends of the last release go by, so that this one is held to it
 * without its history: the contract as openapi.json, and which migrations it had.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('Usage: npm run release:keep -- <commit of the last release>');
  process.exit(2);
}
const root = resolve(import.meta.dirname, '../..');
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf8' });
const commit = git('rev-parse', `${name}^{commit}`).trim();
const folder = 'packages/backend/migrations/';
const migrations = git('ls-tree', '--name-only', commit, folder)
  .split('\n')
  .filter((path) => path.endsWith('.sql'))
  .map((path) => [
    path.slice(folder.length),
    createHash('sha256')
      .update(git('show', `${commit}:${path}`))
      .digest('hex'),
  ]);
/** @param {string} file @param {string} text */
const keep = (file, text) => writeFileSync(join(import.meta.dirname, 'lastRelease', file), text);
keep('openapi.json', git('show', `${commit}:packages/core/openapi.json`));
keep('release.json', `${JSON.stringify({ commit, migrations: Object.fromEntries(migrations) }, null, 2)}\n`);
console.log(`Kept ${commit} with ${migrations.length} migrations.`);
