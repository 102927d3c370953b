import { defineConfig } from 'vite';
import { recordChunks } from '../../tools/budgets/chunks.js';
import { kioskRecord } from '../../tools/budgets/kiosk.js';
import { undescribedCharts } from '../../tools/charts/undescribed.js';

/** The core and what it stands on, in a file of its own: its size is watched. */
const core = /packages\/core\/(src|dist)\/|node_modules\/(xstate|ky|superstruct|date-fns|@date-fns)\//;

export default defineConfig({
  plugins: [undescribedCharts(), recordChunks(kioskRecord)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
});
