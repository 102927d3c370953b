import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { recordChunks } from './tools/budgets/chunks.js';
import { compiledAhead, fetchAhead, filesOf, orderingStart } from './tools/budgets/parts.js';
import { runtimeInPage } from './tools/budgets/runtime.js';
import { filesOfRelease } from './tools/budgets/serviceWorker.js';
import { undescribedCharts } from './tools/charts/undescribed.js';
import { precompress } from './tools/compression/precompress.js';
import { inlineStyles } from './tools/styles/inline.js';

const start = orderingStart();

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds packages/web into packages/web/dist. Two generated folders come first: `panda codegen` writes
 * packages/web/styled-system, `formatjs compile` writes packages/web/src/messages/compiled. Panda's PostCSS
 * plugin extracts the styles of all screens into the one static style sheet.
 */
export default defineConfig(({ mode }) => ({
  root: here('packages/web'),
  plugins: [
    react(),
    inlineStyles(),
    undescribedCharts(),
    runtimeInPage(),
    recordChunks(),
    fetchAhead(),
    compiledAhead(),
    filesOfRelease(),
    precompress(),
    start.plugin,
  ],
  css: { postcss: { plugins: [pandacss({ configPath: here('panda.config.ts'), cwd: here('.') })] } },
  resolve: {
    conditions: ['selvedge-source', 'module', 'browser', 'development|production'],
    // Catalogues are compiled ahead, so the page needs no ICU parser.
    alias: [
      ...(mode === 'production'
        ? [
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : []),
      // React has had this hook for long: what stands in for it in older ones is never run.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Excel files are packed in the page itself: workers made of a text are refused by its security policy.
      { find: /^fflate$/, replacement: here('packages/web/src/platform/ports/packing.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    // Fonts and pictures stay files of their own: cached for ever by their hash, and refused as data: by the CSP.
    assetsInlineLimit: 0,
    // A part is asked for by its import; only what it imports has to be named ahead of it, without what every page has.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        needed.filter((one) => one !== file && (hostType === 'html' || !/\/page-/.test(one))),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: here('packages/web/index.html'),
        'first-calls': here('packages/web/src/platform/firstCalls/askAhead.ts'),
        'service-worker': here('packages/web/src/platform/serviceWorker/worker.ts'),
      },
      treeshake: {
        // react-intl makes its components as it loads, and the page uses none of them.
        manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'],
      },
      output: {
        codeSplitting: { groups: filesOf(start.isNeeded) },
        // At the root and without a hash: browsers look there whether there is another one.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}));
