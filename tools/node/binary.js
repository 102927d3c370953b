import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The releases of Node that the product is held to: the least that packages ask for, and what the image has. */
export const heldTo = /** @type {const} */ ([20, 24]);

const root = resolve(import.meta.dirname, '../..');

/**
 * The major release of a program, as it says itself; null where it does not run or is no Node.
 *
 * @param {string} program
 */
function majorOf(program) {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^v(\d+)\./.exec(said)?.[1]);
  } catch {
    return null;
  }
}

/** Packages of the registry each hold the program for one system. */
const packageHere = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${system}-${process.arch}`;
};

/**
 * The program of a major release of Node: the one that runs this, that of the variable `NODE_<major>`, the one that was
 * installed before, or one that is installed now from npm's registry into `.cache/node`.
 *
 * @param {number} major
 * @returns {string} its path
 * @throws {Error} if none of them is that release.
 */
export function nodeOf(major) {
  if (majorOf(process.execPath) === major) return process.execPath;
  const named = process.env[`NODE_${major}`];
  if (named) {
    if (majorOf(named) === major) return named;
    throw new Error(`NODE_${major} names ${named}, which is no Node ${major}.`);
  }
  const folder = join(root, '.cache/node', String(major));
  const name = packageHere();
  const program = join(
    folder,
    'node_modules',
    name,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (majorOf(program) === major) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const words = ['install', `${name}@${major}`, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  try {
    execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new Error(
      `There is no Node ${major}, and ${name}@${major} could not be installed. Name one by NODE_${major}.\n${said}`,
      { cause },
    );
  }
  if (existsSync(program) && majorOf(program) === major) return program;
  throw new Error(`${name}@${major} was installed, but is no Node ${major} that runs here.`);
}

/** Of the two releases the one that does not run this. */
export const otherMajor = () => (majorOf(process.execPath) === heldTo[1] ? heldTo[0] : heldTo[1]);
