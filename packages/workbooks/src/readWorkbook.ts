import type { WorkbookSheet } from '@selvedge/core';
import { createBudget } from './budget.ts';
import { cellFormatsOf } from './cellFormats.ts';
import { type Parts, pathOfKind, type Relations, workbookIn } from './parts.ts';
import { readSheet } from './readSheet.ts';
import { sharedStringsOf } from './sharedStrings.ts';
import { sheetNamesOf } from './sheetNames.ts';
import { unpack } from './unpack.ts';
import { Unreadable } from './unreadable.ts';
import type { Pause } from './xml.ts';

export { Unreadable };

/** Share of the work that is done once the file is unpacked. */
const UNPACKED = 0.4;

const partOfKind = (parts: Parts, relations: Relations, kind: string): Uint8Array | undefined => {
  const path = pathOfKind(relations, kind);
  return path === null ? undefined : parts.get(path);
};

interface HowToRead {
  readonly tell?: (share: number) => void;
  readonly pause?: Pause;
}

/**
 * Reads all sheets, with their cells as text.
 *
 * @param how.tell called with the progress, from 0 to 1
 * @param how.pause awaited after each piece of the work; what it throws ends it
 * @throws {Unreadable}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { tell = () => {}, pause = async () => {} }: HowToRead = {},
): Promise<readonly WorkbookSheet[]> {
  const unpacked = await unpack(bytes, { tell: (share) => tell(share * UNPACKED), pause });
  const parts: Parts = new Map(Object.entries(unpacked));
  tell(UNPACKED);
  const { part, relations } = await workbookIn(parts, pause);
  const { sheets, from1904 } = await sheetNamesOf(part, relations, parts, pause);
  const strings = await sharedStringsOf(partOfKind(parts, relations, 'sharedStrings'), pause);
  const formats = await cellFormatsOf(partOfKind(parts, relations, 'styles'), pause);
  const all = sheets.reduce((sum, { part: { length } }) => sum + length, 0);
  let done = 0;
  const count = (more: number): void => {
    done += more;
    tell(UNPACKED + (1 - UNPACKED) * (done / all));
  };
  const budget = createBudget();
  const read: WorkbookSheet[] = [];
  for (const { name, part: sheet } of sheets) {
    const rows = await readSheet(sheet, { strings, formats, from1904 }, budget, { pause, tell: count });
    read.push({ name, rows });
  }
  tell(1);
  return read;
}
