import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const written = /\.(js|css|svg|json|wasm)$/;

/** Bytes. Smaller files fit into one packet without compression. */
const least = 1000;

/**
 * A plugin for Vite that writes a compressed `.br` and `.gz` version beside each text file, at the highest level,
 * so that the backend does not have to compress during a request.
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
