import { resolve } from 'node:path';

/** Record of the modules in each file of the kiosk's build. */
export const kioskRecord = resolve(import.meta.dirname, '../../.cache/kiosk/chunks.json');

/**
 * Modules that the kiosk contains but should not, in words: it uses only the core.
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

export const kioskLimits = [
  {
    name: 'The core in the kiosk, with what it stands on',
    path: 'examples/kiosk/dist/assets/core-*.js',
    gzip: true,
    limit: '59 kB',
  },
];
