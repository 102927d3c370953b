/** Possible separators between cells. `blanks` means two or more, `blank` exactly one. */
export type Separator = '\t' | ';' | '|' | ',' | 'blanks' | 'blank';

export const separators: readonly Separator[] = ['\t', ';', '|', ',', 'blanks', 'blank'];

export const splitPlain = (line: string, separator: Separator): string[] => {
  if (separator === 'blanks') return line.trim().split(/[ \u00a0]{2,}|\t/);
  if (separator === 'blank') return line.trim().split(/[ \u00a0]+/);
  return line.split(separator);
};

const LINE_END = '\n'.charCodeAt(0);

/** Characters of a quoted cell at most, where the text comes in pieces: a quote that is not closed would want all of it. */
const LONGEST_QUOTED = 1_000_000;

/** Characters of a line at most, where the text comes in pieces: what is longer is cut, which no list withstands. */
const LONGEST_LINE = 4_000_000;

/** Cells of a row that are kept: some programs end each row with as many as a sheet may have, and none means more. */
const MOST_CELLS = 20_000;

/** The text goes on, and what follows has to be known. */
const UNKNOWN = -2;

/** The index of the closing quote; -1 if none is followed by a separator or an end of line. */
function endOfQuoted(text: string, start: number, separator: string, isWhole: boolean): number {
  const unknown = isWhole || text.length - start > LONGEST_QUOTED ? -1 : UNKNOWN;
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) return unknown;
  const next = text[at + 1];
  if (next === undefined) return isWhole ? at : unknown;
  return next === separator || next === '\n' ? at : -1;
}

/** The index of what ends an unquoted cell: a separator, a line end or the end of the text. */
function endOfPlain(text: string, start: number, separator: number): number {
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === separator || code === LINE_END) break;
  }
  return end;
}

interface CutRow {
  readonly cells: string[];
  /** Where the next row begins. */
  readonly next: number;
}

/**
 * The row that begins at a place, with quoting as in RFC 4180: a quoted cell may contain the separator, doubled quotes and
 * line breaks. A quote inside an unquoted cell is literal. An unclosed quote ends at the end of its line. null: the row
 * does not end in this text, which is not the whole.
 */
function rowAt(text: string, start: number, separator: string, isWhole: boolean): CutRow | null {
  const ends = separator.charCodeAt(0);
  const cells: string[] = [];
  for (let at = start; ; ) {
    const quotedEnd = text[at] === '"' ? endOfQuoted(text, at, separator, isWhole) : -1;
    if (quotedEnd === UNKNOWN) return null;
    let end: number;
    if (quotedEnd >= 0) {
      if (cells.length < MOST_CELLS) cells.push(text.slice(at + 1, quotedEnd).replaceAll('""', '"'));
      end = quotedEnd + 1;
    } else {
      end = endOfPlain(text, at, ends);
      if (cells.length < MOST_CELLS) cells.push(text.slice(at, end));
    }
    if (end >= text.length && !isWhole) return null;
    if (text[end] !== separator) return { cells, next: end + 1 };
    at = end + 1;
  }
}

function* quotedRows(text: string, separator: string): Generator<string[]> {
  for (let at = 0; at <= text.length; ) {
    const row = rowAt(text, at, separator, true);
    if (!row) return;
    yield row.cells;
    at = row.next;
  }
}

export const plainText = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** The lines of a text as cells, one after another; an empty line has one empty cell. */
export function* delimitedRows(text: string, separator: Separator): Generator<string[]> {
  const whole = plainText(text);
  let end = whole.length;
  while (whole[end - 1] === '\n') end -= 1;
  const plain = whole.slice(0, end);
  if (separator === 'blanks' || separator === 'blank') {
    for (const line of plain.split('\n')) yield splitPlain(line, separator);
  } else yield* quotedRows(plain, separator);
}

/** The pieces of a text as {@link plainText} has the whole. */
function* plainPieces(pieces: Iterable<string>): Generator<string> {
  let isFirst = true;
  let held = '';
  for (const piece of pieces) {
    if (piece === '') continue;
    const whole = held + (isFirst ? piece.replace(/^\ufeff/, '') : piece);
    isFirst = false;
    // Whether it is the half of a line end, the next piece says.
    held = whole.endsWith('\r') ? '\r' : '';
    const text = held === '' ? whole : whole.slice(0, -1);
    yield text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  }
  if (held !== '') yield '\n';
}

/** The lines of a text that comes in pieces, however they end. What follows the last end is a line. */
export function* linesInPieces(pieces: Iterable<string>): Generator<string> {
  let begun: string[] = [];
  let length = 0;
  for (const piece of plainPieces(pieces)) {
    const [first = '', ...lines] = piece.split('\n');
    if (length < LONGEST_LINE) begun.push(first);
    length += first.length;
    const last = lines.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* lines;
    begun = [last];
    length = last.length;
  }
  yield begun.join('');
}

function* quotedInPieces(pieces: Iterable<string>, separator: string): Generator<string[]> {
  let text = '';
  let isCut = false;
  for (const piece of plainPieces(pieces)) {
    const end = piece.indexOf('\n');
    if (isCut && end < 0) continue;
    text += isCut ? piece.slice(end + 1) : piece;
    isCut = false;
    let at = 0;
    // Without an end of a line no row has become whole.
    if (end >= 0)
      for (let row = rowAt(text, at, separator, false); row; row = rowAt(text, at, separator, false)) {
        yield row.cells;
        at = row.next;
      }
    text = text.slice(at);
    if (text.length <= LONGEST_LINE) continue;
    const row = rowAt(text, 0, separator, true);
    if (row) yield row.cells;
    isCut = !row || row.next > text.length;
    text = isCut ? '' : text.slice(row?.next);
  }
  if (!isCut) yield* quotedRows(text, separator);
}

/**
 * {@link delimitedRows} of a text that comes in pieces, so that it is never in memory as a whole. A quoted cell has a
 * million characters at most; the quote of a longer one counts as not closed. A line has four million at most; the rest of a
 * longer one is left out.
 */
export function* delimitedInPieces(pieces: Iterable<string>, separator: Separator): Generator<string[]> {
  const rows = isMade(separator) ? quotedInPieces(pieces, separator) : undefined;
  let empty = 0;
  for (const cells of rows ?? linesInPieces(pieces)) {
    if (cells.length === 0 || (cells.length === 1 && cells[0] === '')) {
      empty += 1;
      continue;
    }
    // Those at the end are none.
    for (; empty > 0; empty -= 1) yield [''];
    yield typeof cells === 'string' ? splitPlain(cells, separator) : cells;
  }
}

/** Splits a text into lines of cells; an empty line has one empty cell. */
export const readDelimited = (text: string, separator: Separator): string[][] => [
  ...delimitedRows(text, separator),
];

const SAMPLE_LINES = 200;
const SAMPLE_LENGTH = 100_000;
/** A first line with fewer cells may be a title. */
const LEAST_HEADINGS = 3;

/** How well a separator fits a text: the share of lines that have the same number of cells. */
function explained(lines: readonly string[], separator: Separator) {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = splitPlain(line, separator).length;
    if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [cells = 0, agreeing = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  const ofFirst = splitPlain(lines[0] ?? '', separator).length;
  return { separator, cells, agreement: agreeing / Math.max(1, lines.length), ofFirst };
}

export const isMade = (separator: Separator): boolean => separator !== 'blanks' && separator !== 'blank';

/**
 * The separator that most lines agree on. Real separators have priority over blanks, which also occur inside names.
 * Among several, the one that makes the most cells of the first line wins, or of all lines where the first may be a
 * title; then tab, semicolon, bar, comma. A single blank is the last resort. Null: each line is one cell.
 */
export function guessSeparator(text: string): Separator | null {
  const first = /^sep=(.)$/.exec(plainText(text).split('\n', 1)[0] ?? '')?.[1];
  const declared = separators.find((separator) => separator === first);
  if (declared) return declared;
  const lines = plainText(text)
    .slice(0, SAMPLE_LENGTH)
    .replace(/(^|[;,\t|])"(?:[^"]|"")*"(?=[;,\t|\n]|$)/gm, '$1"')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const all = separators.map((separator) => explained(lines, separator));
  const made = all.filter(({ separator, agreement }) => isMade(separator) && agreement >= 0.8);
  // Headings rarely have a separator inside a cell. A title above them has few cells by any of them.
  const tellsBy = made.some(({ ofFirst }) => ofFirst >= LEAST_HEADINGS) ? 'ofFirst' : 'cells';
  made.sort((one, other) => other[tellsBy] - one[tellsBy] || other.cells - one.cells);
  const rest = all
    .filter(({ separator, agreement }) => agreement >= (separator === 'blank' ? 0.8 : 0.5))
    .toSorted((one, other) => other.agreement - one.agreement);
  return (made[0] ?? rest[0])?.separator ?? null;
}
