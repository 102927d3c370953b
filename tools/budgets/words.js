import { areasOf } from '../messages/areas.js';

/** @typedef {import('./chunks.js').Chunk} Chunk */
/** @typedef {import('../messages/areas.js').Area} Area */

const ours = /^packages\/(core|web)\/src\/(?!messages\/).*\.tsx?$/;
const whole = /['"`]([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)['"`]/g;
const begun = /`([a-zA-Z]+\.[a-zA-Z0-9.]*)\$\{/g;

/**
 * Messages whose ids some code has, but whose texts are in none of the areas that are loaded with it, in words. An id that
 * is put together from a beginning, as in `cart.errors.${kind}`, stands for all that begin so.
 *
 * @param {Chunk[]} chunks the files that are loaded
 * @param {readonly Area[]} areas what is loaded with them
 * @param {readonly string[]} ids all ids
 * @param {(module: string) => string} read
 * @returns {string[]}
 */
export function wordsNotLoaded(chunks, areas, ids, read) {
  const missing = ids.filter((id) => !areasOf(id).some((area) => areas.includes(area)));
  return chunks
    .flatMap(({ modules }) => modules)
    .filter((module) => ours.test(module))
    .flatMap((module) => {
      const code = read(module);
      const said = new Set([...code.matchAll(whole)].map(([, id]) => id));
      const beginnings = [...code.matchAll(begun)].map(([, beginning = '']) => beginning);
      return missing
        .filter((id) => said.has(id) || beginnings.some((beginning) => id.startsWith(beginning)))
        .map((id) => `${module} says ${id}, which is not loaded with it`);
    });
}
