import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runCommand } from '../run/command.js';

export const project = resolve(import.meta.dirname, '../..');

/** Folder for the inputs of the atlas; ignored by git. */
export const cache = resolve(project, '.cache/atlas');

/**
 * Walks every generated path, by running the tests of the charts and of their screens.
 *
 * @param {string} report file for their report; it is also written when a test fails, and the atlas shows the
 * failure
 * @returns {Promise<boolean>} whether all of them passed
 * @throws {Error} when there is no report
 */
export async function runTests(report) {
  mkdirSync(dirname(report), { recursive: true });
  const { succeeded, output } = await runCommand([
    'vitest',
    'run',
    ...['--project', 'core', '--project', 'web', '.chart.test.ts', '.paths.test.tsx'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ]);
  if (!existsSync(report)) throw new Error(`The tests were not run:\n${output}`);
  return succeeded;
}

/**
 * Finds out what the suites of the charts notice.
 *
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export const tryMutants = () => runCommand(['node', 'tools/mutation/mutate.js']);

/**
 * Takes a picture of the screen in each state.
 *
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
export const takePictures = () => runCommand(['node', 'tools/states/write.js']);
