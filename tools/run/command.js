import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one command of the project (a file in node_modules/.bin or on the PATH) and collects its output.
 *
 * @param {string[]} command program and arguments
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export function runCommand([program = '', ...args]) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => {
      running.delete(child);
      done({ succeeded: false, output: `${output}${program}: ${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      done({ succeeded: code === 0, output });
    });
  });
}

/** Ends all running commands when the runner itself is interrupted. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
}
