/**
 * `node tools/recordings/replay.js <file>`: replays recordings in Chromium, one after the other in one page. The
 * file contains a JSON array of recordings as copied for support. Prints a JSON array with the digests of their
 * places.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium, flags } from '../browser/chromium.js';

/** A secure origin, so that the page can compute digests. Nothing is requested from it. */
const PAGE = 'http://localhost/';

const bundle = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['selvedge-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      reportCompressedSize: false,
      lib: { entry: resolve(import.meta.dirname, 'page.js'), formats: ['iife'], name: 'recordings' },
    },
  });
  const [one] = [built].flat();
  if (!one || !('output' in one)) throw new Error('Nothing was bundled');
  return one.output[0].code;
};

/** @type {string[]} */
const texts = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
try {
  const page = await browser.newPage();
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(PAGE);
  await page.addScriptTag({ content: await bundle() });
  const places = [];
  for (const text of texts)
    places.push(await page.evaluate((one) => Reflect.get(globalThis, 'recordings').placesOf(one), text));
  console.log(JSON.stringify(places));
} finally {
  await browser.close();
}
