import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { takePicture, UnusablePicture } from './takePicture.ts';

const plain = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } });
const faultOf = (bytes: Uint8Array) =>
  takePicture(bytes).then(
    () => null,
    (error: unknown) => (error instanceof UnusablePicture ? error.fault : error),
  );
/** The colour of a pixel, red, green, blue. */
async function pixelAt(bytes: Uint8Array, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
const isNear = (found: readonly number[], wanted: readonly number[]) =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= 6);

it('is turned upright, and loses its metadata', async () => {
  const red = await plain(40, 30, '#ff0000').png().toBuffer();
  const lying = await plain(80, 30, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Camera 7' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(lying).metadata()).exif).toBeDefined();
  const taken = await takePicture(lying);
  const { format, width, height, exif, icc, orientation } = await sharp(taken).metadata();
  expect([format, width, height]).toEqual(['webp', 30, 80]);
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  expect(isNear(await pixelAt(taken, 15, 10), [255, 0, 0])).toBe(true);
  expect(isNear(await pixelAt(taken, 15, 70), [0, 0, 255])).toBe(true);
});

it('keeps its colours when its profile is another than sRGB', async () => {
  const colour = [40, 160, 70];
  const wide = await plain(40, 40, { r: 40, g: 160, b: 70 }).withIccProfile('p3').png().toBuffer();
  // As numbers they are others: read without the profile, the colour would be dull.
  const asStored = await sharp(wide).keepIccProfile().raw().toBuffer();
  expect(isNear([...asStored.subarray(0, 3)], colour)).toBe(false);
  expect(isNear(await pixelAt(await takePicture(wide), 20, 20), colour)).toBe(true);
  const printed = await plain(40, 40, '#ffffff').toColourspace('cmyk').jpeg().toBuffer();
  expect(isNear(await pixelAt(await takePicture(printed), 20, 20), [255, 255, 255])).toBe(true);
});

it('is put on white, and is never enlarged', async () => {
  const cutOut = await plain(60, 90, '#00000000').png().toBuffer();
  const taken = await takePicture(cutOut);
  expect(await sharp(taken).metadata()).toMatchObject({ width: 60, height: 90, hasAlpha: false });
  expect(await pixelAt(taken, 30, 30)).toEqual([255, 255, 255]);
  const large = await takePicture(await plain(4000, 3000, '#999999').jpeg().toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ width: 1480, height: 1110 });
});

it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('%s is taken', async (format) => {
  expect(await faultOf(await plain(20, 20, '#887766').toFormat(format).toBuffer())).toBeNull();
});

it('refuses what is too large, no photograph or damaged', async () => {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await faultOf(Buffer.alloc(20_000_001))).toBe('large');
  expect(await faultOf(await plain(10_000, 6_001, '#fff').png().toBuffer())).toBe('pixels');
  expect(await faultOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
    'format',
  );
  expect(await faultOf(await plain(9, 9, '#fff').gif().toBuffer())).toBe('format');
  expect(await faultOf(Buffer.from('%PDF-1.7 named as a picture'))).toBe('format');
  expect(await faultOf(Buffer.alloc(0))).toBe('format');
  expect(await faultOf(noise.subarray(0, noise.length / 2))).toBe('damaged');
  expect(await faultOf(noise.subarray(0, 20))).toBe('damaged');
});
