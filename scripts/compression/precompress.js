import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const written = /\.(js|css|svg|json|wasm)$/;

/** Smaller files fit into one packet as they are. */
const least = 1000;

/**
 * A plugin for Vite: lays beside each file of text its forms as small as they get, `.br` and `.gz`, so that the backend
 * has nothing to compress while someone waits.
 *
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'selvedge:precompress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const output of Object.values(bundle)) {
        if (!written.test(output.fileName)) continue;
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (content.length < least) continue;
        const path = join(dir, output.fileName);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
