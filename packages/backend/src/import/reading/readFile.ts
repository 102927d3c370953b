import {
  decodeText,
  guessSeparator,
  listProblemOf,
  readDelimited,
  UnreadableList,
} from '@selvedge/core/lists';
import { readWorkbook, Unreadable } from '@selvedge/workbooks/read';
import { createTimeSlice } from '../../work/timeSlice.ts';
import { mostColumns, mostLines } from './bounds.ts';
import { edifactTables } from './edifact/edifactTables.ts';
import { isEdifact } from './edifact/interchange.ts';
import { readJsonLines } from './jsonLines.ts';
import { RefusedList } from './problem.ts';
import type { DeliveredFile, RawLine, RawTable, UnreadableFile } from './rawTable.ts';

/** 'styles 2027-02' is 'styles'; a number that belongs to the word stays. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (end > 0 && /[\d\s._-]/.test(name.charAt(end - 1))) end -= 1;
  return /^[\s._-]+\d/.test(name.slice(end)) ? name.slice(0, end) : name;
}

/** '10-styles 2027.csv' holds 'styles'. */
function stemOf(name: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? name;
  const dot = file.lastIndexOf('.');
  return withoutNumber((dot < 0 ? file : file.slice(0, dot)).replace(/^[\d\s._-]+/, ''));
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const withoutEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

interface Grid {
  readonly file: string;
  readonly named: readonly string[];
  readonly isEven: boolean;
  readonly isOneOfMany: boolean;
}

/** The first line with content is the heading; blank lines below it are left out. */
async function tableIn(rows: readonly (readonly string[])[], grid: Grid): Promise<RawTable> {
  const at = rows.findIndex((cells) => !isBlank(cells));
  if (at < 0) throw new UnreadableList({ code: 'empty' });
  const headings = withoutEnd(rows[at] ?? []);
  mostColumns(headings.length);
  mostLines(rows.length - at - 1);
  const lines: RawLine[] = [];
  const yieldWhenDue = createTimeSlice();
  for (const [index, cells] of rows.entries()) {
    await yieldWhenDue();
    if (index <= at || isBlank(cells)) continue;
    const filled = cells.length > headings.length ? withoutEnd(cells) : cells;
    lines.push({ number: index + 1, cells: filled });
  }
  return { ...grid, headings, lines };
}

const sheetsOf = async ({ name, bytes, kind }: DeliveredFile): Promise<RawTable[]> => {
  const sheets = (await readWorkbook(bytes, { pause: createTimeSlice() })).filter(
    ({ rows }) => !rows.every(isBlank),
  );
  const isOneOfMany = sheets.length > 1;
  // A workbook with one sheet is often called by what it holds, and its sheet 'Sheet1'.
  const namesOf = (sheet: string): string[] => (isOneOfMany ? [sheet] : [sheet, stemOf(name)]);
  return Promise.all(
    sheets.map(({ name: sheet, rows }) =>
      tableIn(rows, {
        file: isOneOfMany ? `${name} / ${sheet}` : name,
        named: kind ? [kind] : namesOf(sheet),
        isEven: false,
        isOneOfMany,
      }),
    ),
  );
};

async function textTable({ name, bytes, kind }: DeliveredFile): Promise<RawTable> {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableList({ code: 'empty' });
  const named = [kind ?? stemOf(name)];
  if (/\.(?:jsonl|ndjson)$/i.test(name) || text.trimStart().startsWith('{'))
    return { file: name, named, isEven: false, ...(await readJsonLines(text)) };
  const separator = guessSeparator(text);
  const isMade = separator !== null && separator !== 'blank' && separator !== 'blanks';
  const rows = isMade
    ? readDelimited(text, separator)
    : text.split(/\r\n?|\n/).map((line) => [line.replace(/^\u{feff}/u, '')]);
  const declared = /^\s*sep=/i.test(rows[0]?.join('') ?? '')
    ? rows.map((row, at) => (at === 0 ? [] : row))
    : rows;
  return tableIn(declared, { file: name, named, isEven: true, isOneOfMany: false });
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The lists in a file: CSV in any usual encoding and with any usual separator, the sheets of an XLSX file, JSON Lines,
 * the messages of an EDIFACT interchange.
 */
export async function readFile(file: DeliveredFile): Promise<readonly (RawTable | UnreadableFile)[]> {
  try {
    if (isZip(file.bytes)) return await sheetsOf(file);
    return isEdifact(file.bytes) ? await edifactTables(file) : [await textTable(file)];
  } catch (error) {
    if (error instanceof Unreadable) return [{ file: file.name, problem: error.problem }];
    if (error instanceof RefusedList) return [{ file: file.name, problem: error.problem }];
    if (error instanceof UnreadableList) return [{ file: file.name, problem: listProblemOf(error) }];
    throw error;
  }
}
