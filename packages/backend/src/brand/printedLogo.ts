import sharp from 'sharp';
import type { Brand } from '../configuration/brand/brand.ts';
import { BrandError } from '../configuration/brand/brandError.ts';

/** Enough for a logo two centimetres high on paper. */
const HEIGHT = 240;

const made = new WeakMap<Brand, Promise<Buffer>>();

/**
 * The logo on a light ground as PNG, for what shows no SVG: papers and mails. Made once.
 *
 * @throws {BrandError} where the file is no picture.
 */
export function printedLogo(brand: Brand): Promise<Buffer> {
  const known = made.get(brand);
  if (known) return known;
  const { file, content } = brand.logo;
  const logo = sharp(content, { density: 300 })
    .resize({ height: HEIGHT })
    .png()
    .toBuffer()
    .catch(() => {
      throw new BrandError('logo', `names ${file}, which cannot be drawn`);
    });
  made.set(brand, logo);
  return logo;
}
