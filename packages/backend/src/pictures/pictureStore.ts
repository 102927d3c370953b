import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawGarment, type Garment } from './drawGarment.ts';
import { type Preset, presets } from './presets.ts';

export interface PictureStore {
  /** The picture as WebP. */
  read(garment: Garment, preset: Preset): Promise<Buffer>;
}

// Rendering takes a core; two at a time leave room for everything else.
const atOnce = 2;

/** Draws pictures and keeps them in `<dataDir>/pictures`, named by what they show, so that no stale one is ever read. */
export function createPictureStore(dataDir: string): PictureStore {
  const folder = join(dataDir, 'pictures');
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  async function render(svg: string, preset: Preset, file: string): Promise<Buffer> {
    const [width, height] = presets[preset];
    const picture = await sharp(Buffer.from(svg), { density: 72 * (width / 740) * 1.5 })
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
    read: async (garment, preset) => {
      const svg = drawGarment(garment);
      const name = createHash('sha256').update(svg).update(preset).digest('base64url');
      const file = join(folder, `${name}.webp`);
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
      const known = running.get(file);
      if (known) return known;
      const drawn = turn(() => render(svg, preset, file)).finally(() => running.delete(file));
      running.set(file, drawn);
      return drawn;
    },
  };
}
