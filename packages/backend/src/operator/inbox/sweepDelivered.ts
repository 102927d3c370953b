import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { placesIn } from './places.ts';

/** Removes deliveries that were imported, or failed, before a moment (epoch ms), with their reports. */
export async function sweepDelivered(importDir: string, before: number): Promise<void> {
  const { done, failed } = placesIn(importDir);
  for (const folder of [done, failed])
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      // Its reports are the last that comes into a delivery's folder.
      const found = await stat(path).catch(() => null);
      if (found?.isDirectory() && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
    }
}
