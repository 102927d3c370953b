import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { titlesOf } from './titles.js';

const root = resolve(import.meta.dirname, '../..');
const folders = [
  'packages/core/src',
  'packages/web/src',
  'packages/backend/src',
  'packages/conformance/src',
  'e2e',
  'tools',
];

/** Folder of the decisions that rows refer to. */
export const decisions = resolve(root, 'docs/decisions');

/** Letters of the groups whose rows are all implemented, and so must have tests. */
export const built = 'ABCDEFGHIJKLMNOPQR';

/** @returns {import('./table.js').Proofs} */
export const readProofs = () =>
  Object.fromEntries(
    folders
      .flatMap((folder) =>
        readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
          .map((path) => join(folder, path).replaceAll('\\', '/')),
      )
      .sort()
      .map((file) => [file, titlesOf(file, readFileSync(resolve(root, file), 'utf8'))]),
  );
