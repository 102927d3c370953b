import { createHash } from 'node:crypto';
import { type PicturePreset, picturePresets } from '@selvedge/core/contract';
import sharp, { type Sharp } from 'sharp';
import { notFound } from '../http/refusal.ts';
import { drawGarment, type Garment } from './drawGarment.ts';
import { type PictureShelf, type PictureView, readPictureBytes } from './pictureViews.store.ts';

/** What a picture is made from. */
export interface PictureSource {
  /** Changes with what is shown. */
  readonly version: string;
  /** The picture in the size of a preset, not yet encoded. */
  at(preset: PicturePreset): Promise<Sharp>;
}

/** The garment that the demonstration draws for a colour. */
export function drawnPicture(garment: Garment): PictureSource {
  const svg = drawGarment(garment);
  return {
    version: createHash('sha256').update(svg).digest('hex'),
    at: async (preset) => {
      const { width, height } = picturePresets[preset];
      const density = 72 * (width / picturePresets.detail.width) * 1.5;
      return sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'cover' });
    },
  };
}

/** A picture of the house: whole, on white where it has other proportions. */
export const ownPicture = (shelf: PictureShelf, view: PictureView): PictureSource => ({
  version: view.source,
  at: async (preset) => {
    const bytes = await readPictureBytes(shelf, view);
    if (bytes === null) throw notFound();
    const { width, height } = picturePresets[preset];
    return sharp(bytes).resize(width, height, { fit: 'contain', background: '#ffffff' });
  },
});
