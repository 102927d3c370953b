import { fileURLToPath } from 'node:url';
import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The portal with its flows beside it: the page of packages/web, with the stage's program instead of its own. */
export default defineConfig({
  root: here('packages/web'),
  mode: 'development',
  plugins: [
    react(),
    {
      name: 'stage',
      transformIndexHtml: {
        order: 'pre',
        handler: (page: string) => page.replace('/src/main.tsx', here('packages/stage/src/main.tsx')),
      },
    },
  ],
  css: { postcss: { plugins: [pandacss({ configPath: here('panda.config.ts'), cwd: here('.') })] } },
  resolve: {
    conditions: ['selvedge-source', 'module', 'browser', 'development|production'],
    alias: [{ find: /^fflate$/, replacement: here('packages/web/src/platform/ports/packing.ts') }],
  },
  build: {
    outDir: here('.cache/stage'),
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: 'assets/[name].js' } },
  },
  preview: { host: '127.0.0.1' },
});
