import type { Locator } from '@playwright/test';
import sharp from 'sharp';

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How far two colours have to be apart in one channel to count as different, of 255. */
const NOTICED = 40;

/** A picture of a control as it stands there, without the caret. */
export async function pictureOf(control: Locator): Promise<Picture> {
  const { data, info } = await sharp(await control.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels differ, where both pictures have one. */
export function pixelsApart(one: Picture, other: Picture): number {
  let count = 0;
  for (let y = 0; y < Math.min(one.height, other.height); y += 1)
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [here, there] = [3 * (y * one.width + x), 3 * (y * other.width + x)];
      const apart = [0, 1, 2].map((part) =>
        Math.abs((one.data[here + part] ?? 0) - (other.data[there + part] ?? 0)),
      );
      if (Math.max(...apart) > NOTICED) count += 1;
    }
  return count;
}
