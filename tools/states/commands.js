import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { pictures, records } from './folder.js';

/** @typedef {import('vitest/node').BrowserCommandContext} Context */

/**
 * @param {Context} context
 * @param {number} width
 * @param {number} height
 */
export async function openWindow({ page }, width, height) {
  await page.setViewportSize({ width, height });
  await page.locator('iframe').evaluate((frame) => {
    const style = 'margin: 0; border: 0; width: 100%; height: 100%; transform: none';
    frame.style.cssText = style;
    for (let around = frame.parentElement; around; around = around.parentElement)
      around.style.cssText = style;
  });
}

/** Bytes; a picture with any content is larger. */
const smallest = 8000;

/** @param {Buffer} picture */
async function isPlain(picture) {
  if (picture.length > smallest) return false;
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => max - min <= 1);
}

/**
 * Takes a picture of what a tour shows (packages/web/src/testing/picture.ts).
 *
 * @param {Context} context
 * @param {string} file relative to the folder of pictures
 */
export async function takePicture({ page, context }, file) {
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  const path = resolve(pictures, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  return {
    sha256: createHash('sha256').update(picture).digest('hex'),
    isBlank: await isPlain(picture),
  };
}

/**
 * @param {Context} _
 * @param {{ chart: string, state: string }} state
 */
export function keepState(_, state) {
  const path = resolve(records, state.chart, `${state.state}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(state));
}
