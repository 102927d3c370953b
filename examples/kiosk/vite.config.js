import { defineConfig } from 'vite';
import { recordChunks } from '../../tools/budgets/chunks.js';
import { kioskRecord } from '../../tools/budgets/kiosk.js';
import { undescribedCharts } from '../../tools/charts/undescribed.js';

/** The core and what it stands on, in a file of its own: its size is watched. */
const core = /packages\/core\/(src|dist)\/|node_modules\/(xstate|ky|superstruct|date-fns|@date-fns)\//;

/**
 * The kiosk's page names all of its files, so nothing is left to preload when a part is imported: without Vite's code for it.
 *
 * @type {import('vite').Plugin}
 */
const withoutPreloading = {
  name: 'kiosk:without-preloading',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

export default defineConfig({
  plugins: [withoutPreloading, undescribedCharts(), recordChunks(kioskRecord)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
});
