import type { WorkbookSheet } from '@selvedge/core';
import { createBudget } from './budget.ts';
import { cellFormatsOf } from './cellFormats.ts';
import { type Parts, pathOfKind, type Relations, workbookIn } from './parts.ts';
import { readSheet } from './readSheet.ts';
import { sharedStringsOf } from './sharedStrings.ts';
import { sheetNamesOf } from './sheetNames.ts';
import { unpack } from './unpack.ts';
import { Unreadable } from './unreadable.ts';

export { Unreadable };

/** Share of the work that is done once the file is unpacked. */
const UNPACKED = 0.4;

const partOfKind = (parts: Parts, relations: Relations, kind: string): Uint8Array | undefined => {
  const path = pathOfKind(relations, kind);
  return path === null ? undefined : parts.get(path);
};

/**
 * Reads all sheets, with their cells as text.
 *
 * @param tell called with the progress, from 0 to 1
 * @throws {Unreadable}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  tell: (share: number) => void = () => {},
): Promise<readonly WorkbookSheet[]> {
  const parts: Parts = new Map(Object.entries(unpack(bytes, (share) => tell(share * UNPACKED))));
  tell(UNPACKED);
  const { part, relations } = workbookIn(parts);
  const { sheets, from1904 } = sheetNamesOf(part, relations, parts);
  const strings = sharedStringsOf(partOfKind(parts, relations, 'sharedStrings'));
  const formats = cellFormatsOf(partOfKind(parts, relations, 'styles'));
  const all = sheets.reduce((sum, { part: { length } }) => sum + length, 0);
  let done = 0;
  const count = (more: number): void => {
    done += more;
    tell(UNPACKED + (1 - UNPACKED) * (done / all));
  };
  const budget = createBudget();
  const read = sheets.map(({ name, part: sheet }) => ({
    name,
    rows: readSheet(sheet, { strings, formats, from1904 }, budget, count),
  }));
  tell(1);
  return read;
}
