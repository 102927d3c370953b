import { type Dirent, openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  isArchiveName,
  isBrandName,
  isDeliveredName,
  isWholeFileName,
} from '../../import/reading/fileNames.ts';
import { visible } from '../../import/reading/problem.ts';
import { MOST_PICTURE_BYTES } from '../../pictures/takePicture.ts';
import { MOST_PDF_BYTES } from '../../selfService/manuals/manual.store.ts';
import { UsageError } from './failures.ts';

/** A file to deliver, not yet read. */
export interface FoundFile {
  readonly typed: string;
  readonly path: string;
  readonly bytes: number;
  /** A picture, a document or an archive, which may come in a call of its own. */
  readonly isWholeFile: boolean;
}

interface FoundFiles {
  readonly files: readonly FoundFile[];
  /** What else is in a folder: a list may be among it that somebody believes to be taken. */
  readonly passedOver: readonly string[];
}

const byName = (one: Dirent, other: Dirent): number => (one.name < other.name ? -1 : 1);
const inFolder = async (path: string): Promise<Dirent[]> =>
  (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.')).toSorted(byName);

async function fileAt(typed: string, path: string): Promise<FoundFile> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UsageError(`'${typed}' cannot be read.`);
  return { typed, path, bytes: found.size, isWholeFile: isWholeFileName(path) || isArchiveName(path) };
}

const passed = (name: string): string =>
  `${visible(name)}: passed over, not named as CSV, XLSX, JSON Lines, EDIFACT, ZIP, a picture, or HTML or PDF of a language.`;

/** The pictures and documents in a folder within the folder that was named. One with the look of the house has none. */
async function wholeFilesIn(
  folder: string,
  path: string,
): Promise<{ paths: string[]; passedOver: string[] }> {
  const inside = await inFolder(path);
  const isWholeFile = (one: Dirent): boolean => one.isFile() && isWholeFileName(one.name);
  if (!inside.some(isWholeFile) || inside.some(({ name }) => isBrandName(name)))
    return { paths: [], passedOver: [`${visible(folder)}/: passed over, a folder.`] };
  return {
    paths: inside.filter(isWholeFile).map(({ name }) => join(path, name)),
    passedOver: inside.filter((one) => !isWholeFile(one)).map(({ name }) => passed(`${folder}/${name}`)),
  };
}

/** What can be delivered at a path: a file, or a folder with what is in it and the pictures and documents in its own folders. */
export async function filesAt(typed: string, path: string): Promise<FoundFiles> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UsageError(`'${typed}' cannot be read.`);
  if (!found.isDirectory()) return { files: [await fileAt(typed, path)], passedOver: [] };
  const paths: string[] = [];
  const passedOver: string[] = [];
  for (const one of await inFolder(path)) {
    if (one.isDirectory()) {
      const deeper = await wholeFilesIn(one.name, join(path, one.name));
      paths.push(...deeper.paths);
      passedOver.push(...deeper.passedOver);
    } else if (isDeliveredName(one.name)) paths.push(join(path, one.name));
    else passedOver.push(passed(one.name));
  }
  if (paths.length === 0)
    throw new UsageError(
      `The folder '${typed}' holds no CSV, XLSX, JSON Lines or EDIFACT file, no picture and no document.`,
    );
  return { files: await Promise.all(paths.map((file) => fileAt(typed, file))), passedOver };
}

const MOST_WHOLE_BYTES = Math.max(MOST_PICTURE_BYTES, MOST_PDF_BYTES);

async function putFile(form: FormData, { typed, path, isWholeFile }: FoundFile): Promise<void> {
  const content = await openAsBlob(path).catch(() => {
    throw new UsageError(`'${typed}' cannot be read.`);
  });
  const { mtimeMs } = await stat(path);
  form.append('madeAt', String(Math.floor(mtimeMs)));
  // Of a file that is too large to be taken, only as much is sent as shows that it is.
  form.append('file', isWholeFile ? content.slice(0, MOST_WHOLE_BYTES + 1) : content, basename(path));
}

/** The form of a call. Files are read as it is sent, so that none is ever in memory as a whole. */
export async function formOf(
  files: readonly FoundFile[],
  options: Readonly<Record<string, string | boolean>>,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, String(value));
  for (const file of files) await putFile(form, file);
  return form;
}

const MOST_BYTES = 60_000_000;
const LEAST_ROOM = 10_000_000;
const MOST_FILES = 500;

/**
 * The files of each call. What fits one call is delivered by one; otherwise the lists come first, and then the
 * pictures and documents in several calls.
 */
export function callsFor(files: readonly FoundFile[]): FoundFile[][] {
  const sizeOf = (some: readonly FoundFile[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const single = files.filter(({ isWholeFile }) => isWholeFile);
  const others = files.filter(({ isWholeFile }) => !isWholeFile);
  const fits = files.length <= MOST_FILES && sizeOf(files) <= MOST_BYTES;
  if (fits || single.length === 0) return [[...files]];
  const calls: FoundFile[][] = others.length > 0 ? [others] : [];
  const room = Math.max(LEAST_ROOM, MOST_BYTES - sizeOf(others));
  let call: FoundFile[] = [];
  for (const one of single) {
    const isFull = call.length + others.length >= MOST_FILES || sizeOf(call) + one.bytes > room;
    if (isFull && call.length > 0) {
      calls.push(call);
      call = [];
    }
    call.push(one);
  }
  return [...calls, call];
}
