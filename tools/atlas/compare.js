import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** @typedef {import('@selvedge/atlas/data').Chart} Chart */
/** @typedef {import('@selvedge/atlas/data').Picture} Picture */

/** The largest colour difference at which a pixel counts as the same: pictures are compressed with losses. */
const tolerance = 24;

/** @param {string} file */
const pixelsOf = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * @param {string} one
 * @param {string} other picture files
 * @returns {Promise<number>} share of the pixels that differ, from 0 to 1
 */
export async function differing(one, other) {
  if (readFileSync(one).equals(readFileSync(other))) return 0;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height, channels } = a.info;
  const larger = Math.max(width * height, b.info.width * b.info.height);
  if (width !== b.info.width) return 1;
  const shared = Math.min(height, b.info.height) * width;
  let off = larger - shared;
  for (let pixel = 0; pixel < shared; pixel += 1) {
    const at = pixel * channels;
    for (let channel = at; channel < at + channels; channel += 1) {
      if (Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)) > tolerance) {
        off += 1;
        break;
      }
    }
  }
  return off / larger;
}

/**
 * Adds to each picture how it differs from that of the last release. Old versions of pictures that differ are
 * copied next to it.
 *
 * @param {Chart[]} charts of this release
 * @param {string} folder of this atlas, with its pictures
 * @param {string} release folder of the last release
 * @param {Chart[]} before the charts of the last release
 * @returns {Promise<Chart[]>}
 */
export async function comparePictures(charts, folder, release, before) {
  const known = new Set(
    before.flatMap(({ screens }) => screens.flatMap(({ pictures }) => pictures.map(({ src }) => src))),
  );
  /** @param {Picture} picture @returns {Promise<Picture>} */
  const compared = async (picture) => {
    const { src } = picture;
    const was = join(release, src);
    if (!known.has(src) || !existsSync(was)) return { ...picture, isNew: true };
    const differs = await differing(was, join(folder, src));
    if (differs === 0) return picture;
    const beside = `before/${src}`;
    mkdirSync(dirname(join(folder, beside)), { recursive: true });
    cpSync(was, join(folder, beside));
    return { ...picture, before: { src: beside, differs } };
  };
  const result = [];
  for (const chart of charts) {
    const screens = [];
    for (const screen of chart.screens) {
      screens.push({ ...screen, pictures: await Promise.all(screen.pictures.map(compared)) });
    }
    result.push({ ...chart, screens });
  }
  return result;
}
