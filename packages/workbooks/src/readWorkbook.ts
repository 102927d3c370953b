import type { WorkbookSheet } from '@selvedge/core';
import { strFromU8, strToU8, zipSync } from 'fflate/browser';
import readXlsxFile from 'read-excel-file/universal';
import { withoutFarCells } from './farCells.ts';
import { MOST_UNPACKED, unpack } from './unpack.ts';
import { Unreadable } from './unreadable.ts';

export { Unreadable };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateText = (date: Date): string =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/** Digits as they are in the file, so that none is lost; '4.0' is 4. */
const numberText = (digits: string): string => digits.replace(/^(-?\d+)\.0+$/, '$1');

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell);
};

const isSheet = (path: string): boolean => /\/worksheets\/[^/]+\.xml$/.test(path);

const nearFile = (path: string, file: Uint8Array): Uint8Array =>
  isSheet(path) ? strToU8(withoutFarCells(strFromU8(file))) : file;

/** A text that many cells share is small in the file, and is not once each cell has its own. */
function assertSize(sheets: readonly WorkbookSheet[]): void {
  let characters = 0;
  for (const { rows } of sheets) {
    for (const row of rows) for (const cell of row) characters += cell.length;
    if (characters > MOST_UNPACKED) {
      throw new Unreadable({ code: 'tooLarge', bytes: characters, most: MOST_UNPACKED });
    }
  }
}

/** How much of the work is done once the file is unpacked. */
const UNPACKED = 0.4;

/**
 * Every sheet, its cells as text.
 *
 * @param tell is told how much is done, from 0 to 1
 * @throws {Unreadable}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  tell: (share: number) => void = () => {},
): Promise<readonly WorkbookSheet[]> {
  const files = Object.entries(unpack(bytes, (share) => tell(share * UNPACKED)));
  const near = files.map(([path, file]) => [path, nearFile(path, file)] as const);
  tell(UNPACKED);
  const plain = zipSync(Object.fromEntries(near), { level: 0 });
  const read = await readXlsxFile(new Blob([new Uint8Array(plain)]), {
    trim: false,
    parseNumber: numberText,
  }).catch(() => {
    throw new Unreadable({ code: 'broken' });
  });
  const sheets = read.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
  assertSize(sheets);
  tell(1);
  return sheets;
}
