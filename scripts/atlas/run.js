import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../run/command.js';

/** Where the atlas keeps what it was built of; ignored by git. */
export const cache = resolve(import.meta.dirname, '../../.cache/atlas');

/**
 * Walks every generated path: the tests of the charts and of their screens.
 *
 * @returns {Promise<string>} the file of their report, written also when a test fails: the atlas shows that
 */
export async function runTests() {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, 'tests.json');
  const { succeeded, output } = await runCommand([
    'vitest',
    'run',
    ...['--project', 'core', '--project', 'web', '.chart.test.ts', '.paths.test.tsx'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ]);
  if (!succeeded) console.error(`Some tests fail; the atlas shows which.\n${output.slice(-2000)}`);
  return report;
}
