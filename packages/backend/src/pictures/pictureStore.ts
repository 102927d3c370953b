import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturePreset } from '@selvedge/core/contract';
import type { Config } from '../configuration/config.ts';
import { createFairQueue } from '../work/fairQueue.ts';
import { createSharedWork, type QueuedCaller } from '../work/sharedWork.ts';
import type { PictureSource } from './pictureSource.ts';

export interface PictureStore {
  /**
   * The picture as WebP.
   *
   * @throws {Refusal} `callerLeft` when the caller left before it was made, `notFound` when it was removed meanwhile.
   */
  read(source: PictureSource, preset: PicturePreset, caller: QueuedCaller): Promise<Buffer>;
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
 * Makes pictures and keeps them in `<dataDir>/pictures`. The file name is derived from the content, so a stale
 * picture is never read. The folder holds nothing that cannot be made again.
 */
function createPictureStore(dataDir: string): PictureStore {
  const folder = join(dataDir, 'pictures');
  const making = createSharedWork<Buffer>(createFairQueue(atOnce));

  async function make(source: PictureSource, preset: PicturePreset, file: string): Promise<Buffer> {
    const picture = await (await source.at(preset)).webp({ quality: 84, effort: 4 }).toBuffer();
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }

  return {
    read: async (source, preset, caller) => {
      const name = createHash('sha256').update(source.version).update(preset).digest('base64url');
      const file = join(folder, `${name}.webp`);
      const kept = await readFile(file).catch(() => null);
      return kept ?? making.take(file, caller, () => make(source, preset, file));
    },
  };
}
