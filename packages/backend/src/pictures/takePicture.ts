import sharp, { type Metadata } from 'sharp';

/** Of one file. */
export const MOST_PICTURE_BYTES = 20_000_000;
export const MOST_PIXELS = 60_000_000;

/** Twice the largest preset: what is kept of a picture, however large it was. */
const kept = { width: 1480, height: 2094 };

export const pictureFaults = ['large', 'pixels', 'format', 'damaged'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** A file that is not taken as a picture. */
export class UnusablePicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(fault, { cause });
    this.name = 'UnusablePicture';
    this.fault = fault;
  }
}

const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString('latin1') === text;

/**
 * Whether the first bytes are those of JPEG, PNG, WebP, AVIF or TIFF. Asked before any decoder: the libraries below
 * sharp read far more, SVG among it, and a house's pictures need none of that.
 */
const isPhotograph = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'II*\0') ||
  startsWith(bytes, 'MM\0*') ||
  startsWith(bytes, 'ftypavif', 4);

/**
 * A delivered picture as it is kept: WebP, upright, in sRGB by its own profile, on white, without metadata, at most
 * 1480 × 2094.
 *
 * @throws {UnusablePicture} for a file that is too large, no picture, or damaged.
 */
export async function takePicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > MOST_PICTURE_BYTES) throw new UnusablePicture('large');
  if (!isPhotograph(bytes)) throw new UnusablePicture('format');
  // The bound is checked here by name, before a pixel is decoded.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { width, height } = await image.metadata().catch((error: unknown): Metadata => {
    throw new UnusablePicture('damaged', error);
  });
  if (width * height > MOST_PIXELS) throw new UnusablePicture('pixels');
  try {
    return await image
      .autoOrient()
      .resize({ ...kept, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw new UnusablePicture('damaged', error);
  }
}
