import { importsOf } from './imports.js';

const TEST = /\.test\.tsx?$|\/testing\//;

/** Whether a name of the table is a kind of file: `*.schema.ts`, in whatever folder. */
const isKind = (/** @type {string} */ name) => name.startsWith('*');

/**
 * The folder or kind of file in the table to which a file belongs; undefined: it is not in the table.
 *
 * @param {readonly (readonly string[])[]} rows
 * @param {string} path relative to the package's sources
 */
const folderOf = (rows, path) =>
  rows.flat().find((name) => isKind(name) && path.endsWith(name.slice(1))) ??
  rows
    .flat()
    .filter((folder) => path === folder || path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0];

/**
 * What the table of a package does not allow, as sentences; and the folders of the table that hold nothing.
 *
 * @param {string} sources the package's sources, 'packages/core/src'
 * @param {readonly (readonly string[])[]} rows see `layers.js`
 * @param {readonly import('./imports.js').SourceFile[]} files
 * @returns {string[]}
 */
export function faultsIn(sources, rows, files) {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((folder) => [folder, at])));
  const within = (/** @type {string} */ path) => path.slice(sources.length + 1);
  const product = files.filter(({ path }) => path.startsWith(`${sources}/`) && !TEST.test(path));
  const filled = new Set(product.map(({ path }) => folderOf(rows, within(path))));
  const unused = rows.flat().filter((folder) => !filled.has(folder));
  return [
    ...unused.map((folder) => `tools/layers/layers.js: ${sources}/${folder} holds no file`),
    ...product.flatMap((file) => {
      const from = folderOf(rows, within(file.path));
      if (from === undefined) return [`${file.path} has no row in tools/layers/layers.js`];
      return importsOf(file)
        .filter((path) => path.startsWith(`${sources}/`))
        .flatMap((path) => {
          if (TEST.test(path)) return [`${file.path} imports ${path}, which is there for tests`];
          const to = folderOf(rows, within(path));
          if (to === undefined || to === from) return [];
          return (rowOf.get(to) ?? 0) < (rowOf.get(from) ?? 0)
            ? []
            : [`${file.path} imports ${path}: ${to} is not above ${from} in tools/layers/layers.js`];
        });
    }),
  ];
}
