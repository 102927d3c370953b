/**
 * Modules in any file of the page that are no part of the product, in words: the stage, the atlas, and what is
 * there for tests.
 *
 * @param {import('./chunks.js').Chunk[]} chunks
 * @returns {string[]}
 */
export const excessOfPage = (chunks) =>
  chunks.flatMap(({ file, modules }) =>
    modules
      .filter((module) => /^packages\/(stage|atlas)\/|^packages\/.*\/testing\//.test(module))
      .map((module) => `The page has ${module}, in ${file}`),
  );
