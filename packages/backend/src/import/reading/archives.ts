import { Unreadable } from '@selvedge/workbooks/read';
import { unpackEach } from '@selvedge/workbooks/unpack';
import { createTimeSlice } from '../../work/timeSlice.ts';
import { type ScratchFiles, wholeOf } from '../packed/content.ts';
import { fileOf, isArchiveName, isDeliveredName } from './fileNames.ts';
import { type ImportProblem, shown, visible } from './problem.ts';
import type { DeliveredFile, UnreadableFile } from './rawTable.ts';

/** Bytes that the archives of a delivery may hold together, unpacked. */
const MOST_UNPACKED = 200_000_000;

/** What a delivery holds once its archives are opened, and what of them cannot be taken. */
export interface OpenedFiles<File> {
  readonly files: readonly File[];
  readonly refused: readonly UnreadableFile[];
}

/** Folders, what systems add by themselves, and archives in archives, which nobody needs and which may expand for good. */
const isWanted = (path: string): boolean => {
  const parts = path.split(/[\\/]/);
  return !(path.endsWith('/') || parts.includes('__MACOSX') || parts.some((part) => part.startsWith('.')));
};

const problemOf = ({ problem }: Unreadable): ImportProblem =>
  problem.code === 'tooLarge'
    ? { code: 'archiveLarge', values: { most: MOST_UNPACKED / 1_000_000 } }
    : { code: 'archiveBroken', values: {} };

/**
 * Opens the ZIP archives of a delivery. What is in one counts as delivered, under the archive's name and its own. No path
 * of an archive leads anywhere: what is unpacked stands one after another in a file without a name.
 *
 * @param space takes what is unpacked
 */
export async function openArchives<File extends DeliveredFile>(
  delivered: readonly File[],
  space: ScratchFiles,
): Promise<OpenedFiles<File>> {
  const files: File[] = [];
  const refused: UnreadableFile[] = [];
  let room = MOST_UNPACKED;
  for (const file of delivered) {
    if (!isArchiveName(file.name)) {
      files.push(file);
      continue;
    }
    try {
      const how = { tell: () => undefined, pause: createTimeSlice(), wanted: isWanted };
      const begin = (path: string) => {
        const name = `${file.name}/${visible(path)}`;
        const isTaken = isDeliveredName(path) && !isArchiveName(path);
        const unpacked = isTaken ? space.begin() : null;
        return {
          take: (piece: Uint8Array): void => {
            room -= piece.length;
            unpacked?.put(piece);
          },
          end(): void {
            if (unpacked) files.push({ ...file, name, content: unpacked.end() });
            else {
              const problem = { code: 'archiveEntry', values: { name: shown(fileOf(path)) } } as const;
              refused.push({ file: name, problem });
            }
          },
        };
      };
      await unpackEach(wholeOf(file.content), how, begin, room);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      refused.push({ file: file.name, problem: problemOf(error) });
    }
  }
  return { files, refused };
}
