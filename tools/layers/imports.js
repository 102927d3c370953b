import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the root of the project
 * @property {string} text
 */

/** Types that are imported within an expression: `import('./a.ts').A`. */
const INLINE = /\bimport\(\s*'(\.[^']+)'/g;

/**
 * The files of the project that a file imports, types included, relative to the root of the project.
 *
 * @param {SourceFile} file
 * @returns {string[]}
 */
export function importsOf({ path, text }) {
  const { module } = parseSync(path, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...[...text.matchAll(INLINE)].map(([, name = '']) => name),
  ];
  const near = new Set(named.filter((name) => name.startsWith('.')));
  return [...near].map((name) => posix.join(posix.dirname(path), name));
}
