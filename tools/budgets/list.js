import { neededBy } from './chunks.js';

/** @typedef {import('./chunks.js').Chunk} Chunk */

const start =
  /^packages\/(core\/src\/ordering\/orderingLogic\.ts|web\/src\/ordering\/OrderingArea\.tsx|web\/src\/messages\/compiled\/(portal|ordering)\/en\.json)$/;
/** Modules loaded after the list is shown, or on request. */
const later =
  /^packages\/web\/src\/ordering\/(check\/CheckScreen|style\/StyleScreen|cart\/FilledCart|entry\/EntryScreen|matrix\/QuantityMatrix|pos\/PosScreen|season\/SeasonsScreen|palette\/PaletteDialog|scan\/ScanPanel|scan\/CameraDialog)\.tsx$/;

/**
 * The JavaScript files that the list of a season's styles loads in English until it is shown.
 *
 * @param {Chunk[]} chunks
 * @returns {Chunk[]}
 */
export const listChunks = (chunks) => neededBy(chunks, (source) => start.test(source));

/**
 * Modules that the list loads but should not, in words.
 *
 * @param {Chunk[]} chunks
 * @returns {string[]}
 */
export function excessOfList(chunks) {
  const modules = listChunks(chunks).flatMap((chunk) =>
    chunk.modules.map((module) => ({ module, file: chunk.file })),
  );
  const faults = modules
    .filter(({ module }) => later.test(module))
    .map(({ module, file }) => `The list of styles loads ${module}, in ${file}`);
  if (!modules.some(({ module }) => module.endsWith('/ordering/OrderingArea.tsx'))) {
    faults.push('The list of styles is in none of the files: its budget measures something else');
  }
  return faults;
}
