import { resolve } from 'node:path';

/** Where the build of the kiosk leaves what its files are made of. */
export const kioskRecord = resolve(import.meta.dirname, '../../.cache/kiosk/chunks.json');

/**
 * What the kiosk is made of but should not be, in words: it stands on the core alone.
 *
 * @param {import('./chunks.js').Chunk[]} chunks
 * @returns {string[]}
 */
export const excessOfKiosk = (chunks) =>
  chunks
    .flatMap(({ modules }) => modules)
    .filter((module) =>
      /node_modules\/(react|react-dom|@xstate\/react|@ark-ui)\/|packages\/web\//.test(module),
    )
    .map((module) => `The kiosk loads ${module}`);

/** The budget of size-limit. */
export const kioskLimits = [
  {
    name: 'The core in the kiosk, with what it stands on',
    path: 'examples/kiosk/dist/assets/core-*.js',
    gzip: true,
    limit: '60 kB',
  },
];
