import type { Ports } from '@selvedge/core';
import { UnreadableList } from '@selvedge/core/ordering';
import readXlsxFile from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import { unpackedSize } from './unpackedSize.ts';

type Workbooks = Ports['workbooks'];

/** More than any list needs; a small file that unpacks to more would stop the page. */
const MOST_UNPACKED = 120_000_000;

const broken = (): never => {
  throw new UnreadableList({ code: 'broken' });
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateText = (date: Date): string =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/** Digits as they are in the file, so that none is lost; '4.0' is 4. */
const numberText = (digits: string): string => digits.replace(/^(-?\d+)\.0+$/, '$1');

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell);
};

/** Every sheet, its cells as text. */
export const readWorkbook: Workbooks['read'] = async (bytes) => {
  const size = unpackedSize(bytes);
  if (size === null) return broken();
  if (size > MOST_UNPACKED) throw new UnreadableList({ code: 'tooLarge', bytes: size, most: MOST_UNPACKED });
  const file = new Blob([new Uint8Array(bytes)]);
  const sheets = await readXlsxFile(file, { trim: false, parseNumber: numberText }).catch(broken);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
};

/** The writer takes words that every object knows, like 'constructor', for something else; a blank keeps them apart. */
const plainText = (text: string): string => (text in Object.prototype ? `${text} ` : text);

const WIDEST = 40;
const WIDTH_SAMPLE = 200;

/** Texts carry the text format, so that Excel takes neither codes for numbers nor '13-0' for a date. */
export const writeWorkbook: Workbooks['write'] = async ({ name, rows }) => {
  const [heading = [], ...body] = rows;
  const cells = [
    heading.map((value) => ({ value: plainText(String(value)), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) =>
      row.map((value) =>
        typeof value === 'number'
          ? { value, type: Number }
          : { value: plainText(value), type: String, format: '@' },
      ),
    ),
  ];
  const columns = heading.map((_, at) => {
    const longest = Math.max(...rows.slice(0, WIDTH_SAMPLE).map((row) => String(row[at] ?? '').length));
    return { width: Math.min(WIDEST, longest + 2) };
  });
  const blob = await writeXlsxFile(cells, { sheet: name, columns, stickyRowsCount: 1 }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};
