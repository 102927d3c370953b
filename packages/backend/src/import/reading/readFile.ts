import {
  decodedPieces,
  delimitedInPieces,
  encodingOf,
  guessSeparator,
  linesInPieces,
  listProblemOf,
  UnreadableList,
} from '@selvedge/core/lists';
import { readLargeWorkbook, Unreadable } from '@selvedge/workbooks/read';
import { createTimeSlice } from '../../work/timeSlice.ts';
import { type FileContent, piecesOf, wholeOf } from '../packed/content.ts';
import { GrowingTexts } from '../packed/growing.ts';
import { Pages } from '../packed/pages.ts';
import { mostColumns, mostLines } from './bounds.ts';
import { edifactTables } from './edifact/edifactTables.ts';
import { isEdifact } from './edifact/interchange.ts';
import { readJsonLines } from './jsonLines.ts';
import { manyRows } from './manyRows.ts';
import { PackedCells } from './packedCells.ts';
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

/** Rows between two looks at the clock. */
const ROWS_AT_ONCE = 100;

/**
 * The first line with content is the heading; blank lines below it are left out.
 *
 * @param each makes the rows anew whenever it is called, so that only the file is in memory as a whole
 */
async function tableIn(each: () => Iterable<readonly string[]>, grid: Grid): Promise<RawTable> {
  const yieldWhenDue = createTimeSlice();
  let headings: readonly string[] | null = null;
  let headingAt = 0;
  let count = 0;
  let index = 0;
  for (const cells of each()) {
    const hasContent = !isBlank(cells);
    if (headings) {
      mostLines(index - headingAt);
      if (hasContent) count += 1;
    } else if (hasContent) {
      // A copy: a text that was cut out of a file keeps the whole file.
      headings = structuredClone(withoutEnd(cells));
      mostColumns(headings.length);
      headingAt = index;
    }
    index += 1;
    if (index % ROWS_AT_ONCE === 0) await yieldWhenDue();
  }
  if (!headings) throw new UnreadableList({ code: 'empty' });
  const columns = headings.length;
  function* lines(): Generator<RawLine> {
    let at = 0;
    for (const cells of each()) {
      at += 1;
      if (at <= headingAt + 1 || isBlank(cells)) continue;
      yield { number: at, cells: cells.length > columns ? withoutEnd(cells) : cells };
    }
  }
  return { ...grid, headings, lines: manyRows(count, lines) };
}

const sheetsOf = async ({ name, content, kind }: DeliveredFile, pages: Pages): Promise<RawTable[]> => {
  const read = await readLargeWorkbook(() => wholeOf(content), {
    pause: createTimeSlice(),
    rows: () => new PackedCells(pages),
    texts: () => new GrowingTexts(pages),
  });
  const sheets = read.filter(({ hasContent }) => hasContent);
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

function* cellOfEach(lines: Iterable<string>): Generator<string[]> {
  for (const line of lines) yield [line];
}

/** Rows without what their first one says of the separator. */
function* undeclared(rows: Iterable<string[]>): Generator<string[]> {
  let isFirst = true;
  for (const row of rows) {
    yield isFirst && /^\s*sep=/i.test(row.join('')) ? [] : row;
    isFirst = false;
  }
}

/** Characters that tell what a text is. */
const SAMPLE = 200_000;

/** The beginning of a text that comes in pieces, from its first letter on. */
function sampleOf(pieces: Iterable<string>): string {
  let sample = '';
  for (const piece of pieces) {
    sample = (sample + piece).trimStart();
    if (sample.length >= SAMPLE) break;
  }
  return sample;
}

async function textTable({ name, content, kind }: DeliveredFile): Promise<RawTable> {
  const encoding = encodingOf(() => piecesOf(content));
  const text = () => decodedPieces(piecesOf(content), encoding);
  const sample = sampleOf(text());
  if (sample === '') throw new UnreadableList({ code: 'empty' });
  const named = [kind ?? stemOf(name)];
  if (/\.(?:jsonl|ndjson)$/i.test(name) || sample.startsWith('{'))
    return { file: name, named, isEven: false, ...(await readJsonLines(text)) };
  const separator = guessSeparator(sample);
  const isMade = separator !== null && separator !== 'blank' && separator !== 'blanks';
  const each = (): Iterable<string[]> =>
    isMade ? delimitedInPieces(text(), separator) : cellOfEach(linesInPieces(text()));
  return tableIn(() => undeclared(each()), { file: name, named, isEven: true, isOneOfMany: false });
}

const headOf = (content: FileContent): Uint8Array => content.slice(0, 200);
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * The lists in a file: CSV in any usual encoding and with any usual separator, the sheets of an XLSX file, JSON Lines,
 * the messages of an EDIFACT interchange.
 *
 * @param pages for what cannot be read out of its file again: the rows of workbooks and of EDIFACT
 */
export async function readFile(
  file: DeliveredFile,
  pages = new Pages(),
): Promise<readonly (RawTable | UnreadableFile)[]> {
  try {
    const head = headOf(file.content);
    if (isZip(head)) return await sheetsOf(file, pages);
    return isEdifact(head) ? await edifactTables(file, pages) : [await textTable(file)];
  } catch (error) {
    if (error instanceof Unreadable) return [{ file: file.name, problem: error.problem }];
    if (error instanceof RefusedList) return [{ file: file.name, problem: error.problem }];
    if (error instanceof UnreadableList) return [{ file: file.name, problem: listProblemOf(error) }];
    throw error;
  }
}
