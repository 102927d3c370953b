/** Cells by row, as text. */
export type Block = readonly (readonly string[])[];

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A block in the clipboard format of spreadsheets: tabs between cells, one line per row. */
export const textOfBlock = (block: Block): string =>
  block.map((row) => row.map(quoted).join('\t')).join('\r\n');

const escaped = (cell: string): string =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same block as an HTML table. */
export const tableOfBlock = (block: Block): string =>
  `<table>${block
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** One cell, quoted or plain, and its terminator: a tab, a line break or the end of the text. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/**
 * Parses text from a spreadsheet's clipboard: CRLF, LF or CR, quoted cells, blanks. The line break that Excel adds
 * after the last row does not start another row.
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
