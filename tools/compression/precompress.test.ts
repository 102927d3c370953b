import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { precompress } from './precompress.js';

it('lays two smaller forms of the same content beside a text, none beside what is small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-compression-'));
  const long = JSON.stringify(Array.from({ length: 400 }, (_, at) => `line ${at}`));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'main.js'), `console.log(${long}); import('./late.js');`);
  writeFileSync(join(folder, 'late.js'), 'console.log("late")');
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [precompress()] });

  const assets = join(folder, 'dist/assets');
  const files = readdirSync(assets);
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toHaveLength(2);
  const main = files.find((file) => /^index.*\.js$/.test(file)) ?? '';
  const content = readFileSync(join(assets, main));
  const brotli = readFileSync(join(assets, `${main}.br`));
  const gzip = readFileSync(join(assets, `${main}.gz`));
  expect(brotliDecompressSync(brotli)).toEqual(content);
  expect(gunzipSync(gzip)).toEqual(content);
  expect(brotli.length).toBeLessThan(gzip.length);
  expect(gzip.length).toBeLessThan(content.length / 2);
  rmSync(folder, { recursive: true });
});
