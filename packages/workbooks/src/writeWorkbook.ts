import type { Ports } from '@selvedge/core';
import writeXlsxFile from 'write-excel-file/universal';

type Workbooks = Ports['workbooks'];

/** The writer mistakes names of object properties such as 'constructor'; an added space avoids that. */
const plainText = (text: string): string => (text in Object.prototype ? `${text} ` : text);

/** Length of Excel's longest sheet name, and the characters that it allows in none. */
const LONGEST_SHEET_NAME = 31;
const notInSheetNames = /[[\]/\\:*?\p{Cc}\p{Cs}]+/gu;

const isEdge = (sign: string | undefined): boolean => sign === "'" || sign?.trim() === '';

/** Removes surrounding blanks and quotes. */
function withoutEdges(name: string): string {
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(name[from])) from += 1;
  while (to > from && isEdge(name[to - 1])) to -= 1;
  return name.slice(from, to);
}

/** Turns a file name into a valid sheet name. The file itself keeps its full name. */
function sheetNameOf(name: string): string {
  const bare = withoutEdges(name.replaceAll(notInSheetNames, ' '));
  let cut = '';
  for (const sign of bare)
    if (cut.length + sign.length <= LONGEST_SHEET_NAME) cut += sign;
    else break;
  return withoutEdges(cut) || '1';
}

const WIDEST = 40;
const WIDTH_SAMPLE = 200;

/** Text cells have the text format, so that Excel takes neither codes for numbers nor '13-0' for a date. */
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
  const blob = await writeXlsxFile(cells, { sheet: sheetNameOf(name), columns, stickyRowsCount: 1 }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};
