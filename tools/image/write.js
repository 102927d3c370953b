/**
 * Makes the folder that the image holds out of a checkout that is built: `node tools/image/write.js <folder>`. It has what
 * the portal and its command line read, and production dependencies alone, in the versions of the lock file.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noticesOf, noticesText } from '../notices/notices.js';
import { imageLock, imageManifest } from './manifests.js';

/** What of each package is read while the portal runs. */
const parts = {
  'packages/core': ['dist', 'messages', 'openapi.json'],
  'packages/workbooks': ['dist'],
  'packages/backend': ['dist', 'assets', 'migrations'],
  'packages/cli': ['dist', 'messages'],
};
/** Read as files only: no dependency of theirs is needed. */
const files = ['packages/web/dist', 'tools/portal', 'tools/image/alive.js'];

/** For compilers, debuggers and tests: nothing of it is read by Node. Licences and notices stay. */
const unread =
  /\.(?:map|d\.[cm]?ts|[cm]?tsx?|tsbuildinfo|flow|markdown)$|^(?:README|CHANGELOG|HISTORY)(?:\.\w+)?$/i;
/** Folders of the project's own builds that only tests read. */
const unreadFolder = 'testing';

const target = resolve(process.argv[2] ?? '');
const root = resolve(import.meta.dirname, '../..');
if (process.argv[2] === undefined || existsSync(target)) {
  console.error('Usage: node tools/image/write.js <folder that does not exist yet>');
  process.exit(2);
}
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** @param {string} path @param {object} content */
const write = (path, content) => {
  mkdirSync(join(target, path, '..'), { recursive: true });
  writeFileSync(join(target, path), `${JSON.stringify(content, null, 2)}\n`);
};

/** @param {string} folder */
function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name === unreadFolder && !path.includes('node_modules'))
      rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnread(path);
    else if (entry.isFile() && unread.test(entry.name)) rmSync(path);
  }
}

const workspaces = Object.keys(parts);
for (const [workspace, folders] of Object.entries(parts)) {
  write(`${workspace}/package.json`, imageManifest(read(`${workspace}/package.json`)));
  for (const folder of folders)
    cpSync(join(root, workspace, folder), join(target, workspace, folder), { recursive: true });
}
writeFileSync(join(target, 'THIRD-PARTY-NOTICES'), noticesText(noticesOf(root, read('package-lock.json'))));
for (const path of files) cpSync(join(root, path), join(target, path), { recursive: true });

const { version, license, engines } = read('package.json');
write('package.json', {
  name: 'selvedge',
  version,
  license,
  private: true,
  type: 'module',
  engines,
  workspaces,
});
write('package-lock.json', imageLock(read('package-lock.json'), workspaces));
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: target,
  stdio: 'inherit',
});
removeUnread(target);
