import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const project = resolve(import.meta.dirname, '../..');

/**
 * Bundles the site's program into one classic script and one style sheet, since a file opened from disk may not
 * load modules.
 *
 * @param {string} folder receives `atlas.js` and `atlas.css`
 */
export async function buildClient(folder) {
  await build({
    configFile: false,
    root: resolve(project, 'packages/atlas'),
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      cssCodeSplit: false,
      lib: {
        entry: 'src/main.tsx',
        formats: ['iife'],
        name: 'selvedgeAtlas',
        fileName: () => 'atlas.js',
        cssFileName: 'atlas',
      },
    },
  });
}
