import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const bench = resolve(import.meta.dirname, '..');
const folder = resolve(bench, '../.cache/bench/floors');

/** Builds the floors and the page that runs the core alone, as the portal's page is built; answers the folder. */
export async function buildFloors(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['floors/empty-react', 'floors/plain-matrix', 'pages/core'])
    await build({
      configFile: false,
      root: resolve(bench, name),
      base: './',
      plugins: [react()],
      logLevel: 'warn',
      build: {
        outDir: resolve(folder, name.replace(/.*\//, '')),
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    });
  return folder;
}
