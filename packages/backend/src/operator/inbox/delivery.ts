import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TimedFile } from '../../import/olderDelivery.ts';
import type { ScratchFiles } from '../../import/packed/content.ts';
import { isBrandName, isDeliveredName, isWholeFileName } from '../../import/reading/fileNames.ts';
import { isAhead } from '../fields.ts';
import { FILES } from './places.ts';

/** Bytes of a delivery, as much as a call takes. */
const MOST = 75_000_000;

/** Why a delivery is not imported at all. */
export type DeliveryFault = 'import.inbox.empty' | 'import.inbox.future' | 'import.inbox.large';

export interface ReadDelivery {
  readonly files: readonly TimedFile[];
  /** Names of what lies in a delivered folder besides what is taken. */
  readonly passedOver: readonly string[];
  readonly fault: DeliveryFault | null;
}

const PIECE = 1 << 18;

/** Whoever writes into the folder could replace a file by a link to another one, which is then refused by the system. */
async function readPlain(path: string, into: ScratchFiles): Promise<TimedFile> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { mtimeMs } = await handle.stat();
    const buffer = new Uint8Array(PIECE);
    // A copy: the file may be written to while it is taken in.
    const file = into.begin();
    for (let more = true; more; ) {
      const { bytesRead } = await handle.read(buffer, 0, PIECE);
      file.put(buffer.subarray(0, bytesRead));
      more = bytesRead > 0;
    }
    return { name: basename(path), content: file.end(), madeAt: Math.floor(mtimeMs) };
  } finally {
    await handle.close();
  }
}

/** The pictures and documents in a folder within a delivered folder. One with the look of the house has none. */
async function wholeFilesIn(path: string): Promise<{ paths: string[]; passedOver: string[] }> {
  const inside = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  if (inside.some(({ name }) => isBrandName(name))) return { paths: [], passedOver: [basename(path)] };
  const isTaken = (one: (typeof inside)[number]): boolean => one.isFile() && isWholeFileName(one.name);
  return {
    paths: inside.filter(isTaken).map(({ name }) => join(path, name)),
    passedOver: inside.filter((one) => !isTaken(one)).map(({ name }) => `${basename(path)}/${name}`),
  };
}

/** Reads the files of a delivery that was claimed, and the pictures and documents in a folder within it, into a file of their own. */
export async function readDelivery(folder: string, now: number, into: ScratchFiles): Promise<ReadDelivery> {
  const paths: string[] = [];
  const passedOver: string[] = [];
  for (const name of (await readdir(join(folder, FILES))).toSorted()) {
    const path = join(folder, FILES, name);
    if (!(await lstat(path)).isDirectory()) {
      paths.push(path);
      continue;
    }
    for (const one of await readdir(path, { withFileTypes: true })) {
      const isTaken = one.isFile() && !one.name.startsWith('.') && isDeliveredName(one.name);
      if (isTaken) paths.push(join(path, one.name));
      else if (one.isDirectory()) {
        const deeper = await wholeFilesIn(join(path, one.name));
        paths.push(...deeper.paths);
        passedOver.push(...deeper.passedOver);
      } else passedOver.push(one.name);
    }
  }
  const sizes = await Promise.all(paths.map(async (path) => (await lstat(path)).size));
  const refused = (fault: DeliveryFault): ReadDelivery => ({ files: [], passedOver, fault });
  if (paths.length === 0) return refused('import.inbox.empty');
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST) return refused('import.inbox.large');
  const files: TimedFile[] = [];
  for (const path of paths.toSorted()) files.push(await readPlain(path, into));
  // Whatever comes afterwards would be older than a file of the future.
  if (files.some(({ madeAt = 0 }) => isAhead(madeAt, now))) return refused('import.inbox.future');
  return { files, passedOver, fault: null };
}
