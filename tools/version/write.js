/**
 * `npm run version:make`: makes the next version out of the changesets. Changesets raises all packages to
 * the same one and writes what changed into each CHANGELOG.md; the root, which is no workspace, and the lock file follow.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/@changesets/cli/bin.js');
/** @param {string} path */
const versionIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).version;

execFileSync(process.execPath, [bin, 'version'], { cwd: root, stdio: 'inherit' });

const version = versionIn('packages/core/package.json');
const manifest = readFileSync(join(root, 'package.json'), 'utf8');
if (versionIn('package.json') === version) {
  console.error('No changeset raises a version: `npx changeset` writes one.');
  process.exit(1);
}
writeFileSync(join(root, 'package.json'), manifest.replace(/("version": )"[^"]+"/, `$1"${version}"`));
const numbered = join(root, 'packages/core/src/contract/release.ts');
writeFileSync(
  numbered,
  readFileSync(numbered, 'utf8').replace(
    /(RELEASE = )(\d+)/,
    (_, before, number) => `${before}${Number(number) + 1}`,
  ),
);
// Without the addresses of packages: which registry they come from is for each machine to say.
execFileSync(
  'npm',
  [
    'install',
    '--package-lock-only',
    '--omit-lockfile-registry-resolved',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ],
  { cwd: root, stdio: 'inherit' },
);
console.log(
  `Version ${version}. Look at the changelogs, then keep the release before: npm run release:keep -- <its tag>, and commit.`,
);
