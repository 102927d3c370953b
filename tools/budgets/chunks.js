import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Folder of the built page. */
const page = resolve(root, 'packages/web/dist');

/** Record of the modules in each file of the build; stored outside the page's folder. */
const record = resolve(root, '.cache/page/chunks.json');

/**
 * One JavaScript file of the page.
 * @typedef {object} Chunk
 * @property {string} file relative to the page's folder, for instance `assets/index-a1b2.js`
 * @property {boolean} isEntry whether the page itself loads it
 * @property {string | null} source the module that a dynamic import loads, relative to the project
 * @property {string[]} modules its modules, relative to the project
 * @property {string[]} imports files it imports statically
 * @property {string[]} dynamicImports files it may load later
 */

/**
 * A plugin for Vite that records which modules went into which file of the page. Builds into other folders (the
 * stage) are not recorded unless a path is given.
 *
 * @param {string} [path]
 * @returns {import('vite').Plugin}
 */
export function recordChunks(path) {
  const below = (/** @type {string} */ id) => (isAbsolute(id) ? relative(root, id.replace(/\?.*$/, '')) : id);
  return {
    name: 'selvedge:record-chunks',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!path && dir !== page) return;
      const file = path ?? record;
      /** @type {Chunk[]} */
      const chunks = [];
      const outputs = Object.values(bundle);
      const pages = outputs.flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.html') ? [String(output.source)] : [],
      );
      for (const output of outputs) {
        if (output.type !== 'chunk') continue;
        chunks.push({
          file: output.fileName,
          isEntry: pages.some((html) => html.includes(`src="/${output.fileName}"`)),
          source: output.facadeModuleId ? below(output.facadeModuleId) : null,
          modules: output.moduleIds.map(below),
          imports: output.imports,
          dynamicImports: output.dynamicImports,
        });
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

/**
 * @param {string} [path]
 * @returns {Chunk[]}
 * @throws {Error} when the page was not built
 */
export function readChunks(path = record) {
  const chunks = JSON.parse(readFileSync(path, 'utf8'));
  if (chunks.length === 0) throw new Error('The page has no chunk');
  return chunks;
}

/**
 * The files that a visit needs: the entry, all static imports, and the dynamic imports that the visit makes.
 *
 * @param {Chunk[]} chunks
 * @param {(source: string) => boolean} takes whether the visit loads this dynamically imported module
 * @returns {Chunk[]}
 */
export function neededBy(chunks, takes) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  /** @type {Set<Chunk>} */
  const needed = new Set();
  const open = chunks.filter((chunk) => chunk.isEntry);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (needed.has(chunk)) continue;
    needed.add(chunk);
    for (const file of chunk.imports) open.push(...present(byFile.get(file)));
    for (const file of chunk.dynamicImports) {
      open.push(...present(byFile.get(file)).filter(({ source }) => source !== null && takes(source)));
    }
  }
  return [...needed];
}

/** @param {Chunk | undefined} chunk */
const present = (chunk) => (chunk ? [chunk] : []);
