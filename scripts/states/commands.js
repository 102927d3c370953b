import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { pictures, records } from './folder.js';

/** @typedef {import('vitest/node').BrowserCommandContext} Context */

/** Below this spread of its colours a picture is one plain ground. */
const plain = 0.5;

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

/**
 * Takes a picture of what a tour shows (packages/web/src/testing/picture.ts).
 *
 * @param {Context} context
 * @param {string} file below the folder of pictures
 */
export async function takePicture({ page }, file) {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { channels } = await sharp(shot).stats();
  const picture = await sharp(shot).webp({ quality: 84, effort: 2 }).toBuffer();
  const path = resolve(pictures, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  return {
    sha256: createHash('sha256').update(picture).digest('hex'),
    isBlank: channels.every(({ stdev }) => stdev < plain),
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
