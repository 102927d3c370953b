import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * The release before this one.
 *
 * @type {{ commit: string, migrations: Record<string, string> }}
 */
export const lastRelease = JSON.parse(
  readFileSync(join(import.meta.dirname, 'lastRelease/release.json'), 'utf8'),
);

/**
 * The folder with a commit, built. It is built once, with the packages that this checkout has.
 *
 * @param {string} commit
 * @returns {string}
 * @throws {Error} when the clone does not have the commit, or it cannot be built
 */
export function builtAt(commit) {
  const there = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  const folder = join(root, '.cache/release', commit);
  const built = join(folder, '.built');
  if (existsSync(built)) return folder;
  if (there.status !== 0)
    throw new Error(
      `This clone does not have commit ${commit} of the last release. Get it by \`git fetch --unshallow\` or \`git fetch origin ${commit}\`, or name another: npm run journeys:release -- <commit>`,
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Links to the same files: the workspaces among them are relative, and lead into the folder.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Commit ${commit} of the last release cannot be built`);
  writeFileSync(built, '');
  return folder;
}
