import type { WorkbookSheet } from '@selvedge/core';
import { createBudget } from './budget.ts';
import { cellFormatsOf } from './cellFormats.ts';
import { type Parts, pathOfKind, type Relations, workbookIn } from './parts.ts';
import { readSheet } from './readSheet.ts';
import { sharedStringsOf, type TextStore } from './sharedStrings.ts';
import { sheetNamesOf } from './sheetNames.ts';
import type { RowStore } from './sheetRows.ts';
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

interface HowToReadLarge extends HowToRead {
  /** Makes the place for the rows of a sheet. */
  readonly rows: () => RowStore;
  /** Makes the place for the texts that cells share. */
  readonly texts: () => TextStore;
}

/** A sheet whose rows are made when they are asked for. */
interface LargeSheet {
  readonly name: string;
  readonly rows: () => Iterable<readonly string[]>;
  /** Whether a cell has more than blanks. */
  readonly hasContent: boolean;
}

/**
 * Reads all sheets as {@link readWorkbook} does, for one that is too large to be in memory as texts.
 *
 * @param read gives the file, which is let go once it is unpacked
 * @throws {Unreadable}
 */
export async function readLargeWorkbook(
  read: () => Uint8Array,
  { tell = () => {}, pause = async () => {}, rows, texts }: HowToReadLarge,
): Promise<readonly LargeSheet[]> {
  const unpacked = await unpack(read(), { tell: (share) => tell(share * UNPACKED), pause });
  const parts: Parts = new Map(Object.entries(unpacked));
  tell(UNPACKED);
  const { part, relations } = await workbookIn(parts, pause);
  const { sheets, from1904 } = await sheetNamesOf(part, relations, parts, pause);
  const strings = texts();
  await sharedStringsOf(partOfKind(parts, relations, 'sharedStrings'), pause, strings);
  const formats = await cellFormatsOf(partOfKind(parts, relations, 'styles'), pause);
  const all = sheets.reduce((sum, { part: { length } }) => sum + length, 0);
  let done = 0;
  const count = (more: number): void => {
    done += more;
    tell(UNPACKED + (1 - UNPACKED) * (done / all));
  };
  const budget = createBudget();
  const found: LargeSheet[] = [];
  for (const { name, part: sheet } of sheets) {
    const how = { pause, tell: count, store: rows() };
    const made = await readSheet(sheet, { strings, formats, from1904 }, budget, how);
    found.push({ name, rows: () => made.all(), hasContent: made.hasContent });
  }
  tell(1);
  return found;
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
  how: HowToRead = {},
): Promise<readonly WorkbookSheet[]> {
  const held = { rows: () => new Map<number, string[]>(), texts: (): string[] => [] };
  const sheets = await readLargeWorkbook(() => bytes, { ...how, ...held });
  return sheets.map(({ name, rows }) => ({ name, rows: [...rows()] }));
}
