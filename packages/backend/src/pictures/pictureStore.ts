import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PicturePreset, picturePresets } from '@selvedge/core/contract';
import sharp from 'sharp';
import type { Config } from '../config.ts';
import { drawGarment, type Garment } from './drawGarment.ts';
import { createWorkQueue, type Work } from './workQueue.ts';

export interface PictureStore {
  /** The picture as WebP; null when all who asked for it had left before it was drawn. */
  read(garment: Garment, preset: PicturePreset, left: AbortSignal): Promise<Buffer | null>;
}

// Rendering takes a core; two at a time leave room for everything else.
const atOnce = 2;

const stores = new WeakMap<Config, PictureStore>();

/** The one store of a server: whoever wants pictures waits in one queue. */
export function picturesOf(config: Config): PictureStore {
  const known = stores.get(config) ?? createPictureStore(config.dataDir);
  stores.set(config, known);
  return known;
}

/** Draws pictures and keeps them in `<dataDir>/pictures`, named by what they show, so that no stale one is ever read. */
function createPictureStore(dataDir: string): PictureStore {
  const folder = join(dataDir, 'pictures');
  const queue = createWorkQueue(atOnce);
  const running = new Map<string, { drawing: Work<Buffer>; wanted: number }>();

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

  const begin = (svg: string, preset: PicturePreset, file: string) => {
    const drawing = queue.add(() => render(svg, preset, file));
    const begun = { drawing, wanted: 0 };
    running.set(file, begun);
    const forget = () => running.get(file) === begun && running.delete(file);
    drawing.result.then(forget, forget);
    return begun;
  };

  return {
    read: async (garment, preset, left) => {
      const svg = drawGarment(garment);
      const name = createHash('sha256').update(svg).update(preset).digest('base64url');
      const file = join(folder, `${name}.webp`);
      const kept = await readFile(file).catch(() => null);
      if (kept || left.aborted) return kept;
      const asked = running.get(file) ?? begin(svg, preset, file);
      asked.wanted += 1;
      left.addEventListener('abort', () => {
        asked.wanted -= 1;
        if (asked.wanted === 0 && asked.drawing.drop()) running.delete(file);
      });
      return asked.drawing.result;
    },
  };
}
