import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/build-another-front-end.md');

/**
 * Puts into a folder the program `order.mjs`, which signs in and orders at the portal of the variable `PORTAL`, and the
 * program of docs/build-another-front-end.md, by which it does so. It says `approved` and then what the cart says.
 *
 * @param {string} folder
 * @returns {string} the program's path
 */
function writeOrderProgram(folder) {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```js run\n([\s\S]*?)^```/gm)].map(
    ([, code]) => code,
  );
  writeFileSync(join(folder, 'documented.mjs'), blocks.join('\n'));
  const program = join(folder, 'order.mjs');
  cpSync(join(import.meta.dirname, 'project/order.js'), program);
  return program;
}

/** What it says at the end of an order. */
const ORDERED = 'approved\napproved, 3 pieces\n';

/**
 * Has that program order at a running portal.
 *
 * @param {object} how
 * @param {string} how.folder where the core is found
 * @param {string} how.portal its address
 * @param {string} [how.node] the program that runs it; the one that runs this
 * @throws {Error} with what it said, if it did not order.
 */
export async function orderAt({ folder, portal, node = process.execPath }) {
  const options = { cwd: folder, env: { PATH: process.env.PATH, PORTAL: portal }, timeout: 120_000 };
  const { stdout, stderr } = await run(node, [writeOrderProgram(folder)], options);
  if (stdout !== ORDERED) throw new Error(`The order ended otherwise: ${stdout}${stderr}`);
}
