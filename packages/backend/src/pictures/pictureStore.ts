import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PicturePreset, picturePresets } from '@selvedge/core/contract';
import sharp from 'sharp';
import type { Config } from '../configuration/config.ts';
import { createFairQueue } from '../work/fairQueue.ts';
import { createSharedWork, type QueuedCaller } from '../work/sharedWork.ts';
import { drawGarment, type Garment } from './drawGarment.ts';

export interface PictureStore {
  /**
   * The picture as WebP.
   *
   * @throws {Refusal} `callerLeft` when the caller left before it was drawn.
   */
  read(garment: Garment, preset: PicturePreset, caller: QueuedCaller): Promise<Buffer>;
}

// Rendering occupies a core. Two at a time leave room for everything else.
const atOnce = 2;

const stores = new WeakMap<Config, PictureStore>();

/** The server's one store. All requests for pictures wait in one queue, and people take turns. */
export function picturesOf(config: Config): PictureStore {
  const known = stores.get(config) ?? createPictureStore(config.dataDir);
  stores.set(config, known);
  return known;
}

/**
 * Draws pictures and keeps them in `<dataDir>/pictures`. The file name is derived from the content, so a stale
 * picture is never read.
 */
function createPictureStore(dataDir: string): PictureStore {
  const folder = join(dataDir, 'pictures');
  const drawing = createSharedWork<Buffer>(createFairQueue(atOnce));

  async function render(svg: string, preset: PicturePreset, file: string): Promise<Buffer> {
    const { width, height } = picturePresets[preset];
    const picture = await sharp(Buffer.from(svg), {
      density: 72 * (width / picturePresets.detail.width) * 1.5,
    })
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: 84, effort: 4 })
      .toBuffer();
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }

  return {
    read: async (garment, preset, caller) => {
      const svg = drawGarment(garment);
      const name = createHash('sha256').update(svg).update(preset).digest('base64url');
      const file = join(folder, `${name}.webp`);
      const kept = await readFile(file).catch(() => null);
      return kept ?? drawing.take(file, caller, () => render(svg, preset, file));
    },
  };
}
