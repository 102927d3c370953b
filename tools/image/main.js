/**
 * `npm run image [folder]`: makes the folder that the image holds as the Dockerfile does, in a clean copy of this checkout;
 * weighs it, looks for what does not belong there, and starts the portal from it as the container would: by an account that
 * may write the data folder alone.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { developmentIn, faultsIn, MOST, weightOf } from './check.js';
import { ignoredIn } from './ignored.js';
import { tryOut } from './tryOut.js';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? join(root, '.cache/image'));
const clean = mkdtempSync(join(tmpdir(), 'selvedge-image-'));

/** @param {string} name */
const jsonOf = (name) => JSON.parse(readFileSync(name, 'utf8'));

rmSync(target, { recursive: true, force: true });
try {
  // What `COPY . .` would bring: files of the checkout that .dockerignore does not name.
  const isIgnored = ignoredIn(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0'))
    if (path !== '' && !isIgnored(path)) cpSync(join(root, path), join(clean, path));
  execFileSync('sh', [join(clean, 'tools/image/build.sh'), target], { stdio: 'inherit' });
} finally {
  rmSync(clean, { recursive: true, force: true });
}

const megabytes = weightOf(target) / 1_000_000;
const { workspaces } = jsonOf(join(target, 'package.json'));
const faults = faultsIn(target, workspaces, developmentIn(jsonOf(join(root, 'package-lock.json'))));
if (megabytes > MOST) faults.push(`It weighs more than ${MOST} MB.`);
console.log(`${target}: ${megabytes.toFixed(1)} MB without Node`);
faults.push(...(await tryOut(target)));
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0)
  console.log('✓ no development dependency; the portal starts from it, answers and ends');
process.exitCode = faults.length === 0 ? 0 : 1;
