import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/build-another-front-end.md');

/**
 * Puts into a folder the program `order.mjs`, which signs in and orders at the portal of the variable `PORTAL`, and the
 * program of docs/build-another-front-end.md, by which it does so. It says `approved` and then what the cart says.
 *
 * @param {string} folder
 * @returns {string} the program's path
 */
export function writeOrderProgram(folder) {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```js run\n([\s\S]*?)^```/gm)].map(
    ([, code]) => code,
  );
  writeFileSync(join(folder, 'documented.mjs'), blocks.join('\n'));
  const program = join(folder, 'order.mjs');
  cpSync(join(import.meta.dirname, 'project/order.js'), program);
  return program;
}

/** What it says at the end of an order. */
export const ORDERED = 'approved\napproved, 3 pieces\n';
