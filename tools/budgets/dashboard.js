import { neededBy } from './chunks.js';
import { listChunks } from './list.js';

/** @typedef {import('./chunks.js').Chunk} Chunk */

const words = /^packages\/web\/src\/messages\/compiled\/portal\/(\w+)\.json$/;
/** The modules that create class names from styles at run time. */
const styling = /^packages\/web\/styled-system\/(helpers|css\/(css|cva|conditions)|patterns\/)/;
const ordering = /^packages\/(core\/src|web\/src|web\/src\/messages\/compiled)\/ordering\//;

/** A tile's sub-page, which comes when it is opened. */
const subpage = 'packages/web/src/dashboard/SubpageView.tsx';

/** The modules that the signed-in dashboard loads dynamically in English: its screen and its texts. */
const taken = (/** @type {string} */ source) =>
  (source.startsWith('packages/web/src/dashboard/') && source !== subpage) ||
  words.exec(source)?.[1] === 'en';

/**
 * The JavaScript files that the signed-in dashboard loads, in English.
 *
 * @param {Chunk[]} chunks
 * @returns {Chunk[]}
 */
export const dashboardChunks = (chunks) => neededBy(chunks, taken);

/**
 * Modules that the dashboard loads but should not, in words.
 *
 * @param {Chunk[]} chunks
 * @returns {string[]}
 */
export function excessOfDashboard(chunks) {
  const needed = dashboardChunks(chunks);
  const modules = needed.flatMap((chunk) => chunk.modules.map((module) => ({ module, file: chunk.file })));
  const faults = modules
    .filter(({ module }) => ordering.test(module))
    .map(({ module, file }) => `The dashboard loads ${module} of the ordering area, in ${file}`);
  for (const { module, file } of modules.filter(({ module }) => styling.test(module))) {
    faults.push(`The dashboard names classes while it runs, by ${module} in ${file}`);
  }
  const languages = modules.flatMap(({ module }) => words.exec(module)?.[1] ?? []).sort();
  if (languages.join() !== 'en') {
    faults.push(
      `The dashboard loads ${languages.length} languages instead of one: ${languages.join(', ') || 'none'}`,
    );
  }
  if (!modules.some(({ module }) => module.startsWith('packages/web/src/dashboard/'))) {
    faults.push('The dashboard is in none of the files: its budget measures something else');
  }
  return faults;
}

/**
 * The budgets for size-limit. A kilobyte is 1000 bytes; JavaScript and styles are measured as sent, with gzip.
 *
 * @param {Chunk[]} chunks
 * @param {string} page folder of the built page
 */
export const sizeLimits = (chunks, page) => [
  {
    name: 'JavaScript of the signed-in dashboard',
    path: dashboardChunks(chunks).map(({ file }) => `${page}/${file}`),
    gzip: true,
    limit: '140.6 kB',
  },
  {
    name: 'JavaScript of the list of styles',
    path: listChunks(chunks).map(({ file }) => `${page}/${file}`),
    gzip: true,
    limit: '244.6 kB',
  },
  { name: 'Styles', path: `${page}/assets/*.css`, gzip: true, limit: '30 kB' },
  {
    name: 'Fonts of a page in English or German',
    path: [`${page}/**/*.woff2`, `!${page}/**/*-latin-ext*`],
    brotli: false,
    limit: '60 kB',
  },
];
