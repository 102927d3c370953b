/** Cells by row, as text. */
export type Block = readonly (readonly string[])[];

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A block as spreadsheets hand it over: tabs between cells, a line a row. */
export const textOfBlock = (block: Block): string =>
  block.map((row) => row.map(quoted).join('\t')).join('\r\n');

const escaped = (cell: string): string =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same block as a table of a document. */
export const tableOfBlock = (block: Block): string =>
  `<table>${block
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** One cell, quoted or plain, and what ends it: a tab, a line's end, or the text's. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/**
 * The cells of a text from a spreadsheet's clipboard: CRLF, LF or CR, quoted cells, blanks. The line end that Excel
 * puts after the last row makes no further row.
 */
export const blockOfText = (text: string): string[][] => {
  const rows: string[][] = [[]];
  cellAndEnd.lastIndex = 0;
  while (cellAndEnd.lastIndex <= text.length) {
    const [, inQuotes, plain = '', end = ''] = cellAndEnd.exec(text) ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
};
