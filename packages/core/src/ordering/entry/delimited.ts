/** What can stand between the cells of a text. `blanks` are two or more, `blank` is one. */
export type Separator = '\t' | ';' | '|' | ',' | 'blanks' | 'blank';

export const separators: readonly Separator[] = ['\t', ';', '|', ',', 'blanks', 'blank'];

export const splitPlain = (line: string, separator: Separator): string[] => {
  if (separator === 'blanks') return line.trim().split(/[ \u00a0]{2,}|\t/);
  if (separator === 'blank') return line.trim().split(/[ \u00a0]+/);
  return line.split(separator);
};

/**
 * Cells between a character, quoted as in RFC 4180: a quoted cell may hold the separator, doubled quotes and
 * line breaks. A quote inside of an unquoted cell stands for itself, and one that never ends ends with its line.
 */
function readQuoted(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  const endLine = () => {
    rows.push(cells);
    cells = [];
  };
  while (at <= text.length) {
    const quotedEnd = text[at] === '"' ? endOfQuoted(text, at, separator) : -1;
    let end: number;
    if (quotedEnd >= 0) {
      cells.push(text.slice(at + 1, quotedEnd).replaceAll('""', '"'));
      end = quotedEnd + 1;
    } else {
      end = at;
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
      cells.push(text.slice(at, end));
    }
    if (text[end] !== separator) endLine();
    at = end + 1;
  }
  return rows;
}

/** Where the closing quote is; -1 when nothing closes it before a separator or an end of line. */
function endOfQuoted(text: string, start: number, separator: string): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) return -1;
  const next = text[at + 1];
  return next === undefined || next === separator || next === '\n' ? at : -1;
}

export const plainText = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** A text as lines of cells; a line that is left empty has one empty cell. */
export function readDelimited(text: string, separator: Separator): string[][] {
  const whole = plainText(text);
  let end = whole.length;
  while (whole[end - 1] === '\n') end -= 1;
  const plain = whole.slice(0, end);
  if (separator === 'blanks' || separator === 'blank') {
    return plain.split('\n').map((line) => splitPlain(line, separator));
  }
  return readQuoted(plain, separator);
}

const SAMPLE_LINES = 200;
const SAMPLE_LENGTH = 100_000;

/** How well a separator explains a text: the share of lines that agree about how many cells they have. */
function explained(lines: readonly string[], separator: Separator) {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = splitPlain(line, separator).length;
    if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [cells = 0, agreeing = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  return { separator, cells, agreement: agreeing / Math.max(1, lines.length) };
}

export const isMade = (separator: Separator): boolean => separator !== 'blanks' && separator !== 'blank';

/**
 * The separator that most lines agree on. A character that is made to separate comes before blanks, which also
 * stand inside of names; of several the one that makes the most cells, then tab, semicolon, bar, comma. One
 * blank only where nothing else does. Null: each line is one cell.
 */
export function guessSeparator(text: string): Separator | null {
  const first = /^sep=(.)$/.exec(plainText(text).split('\n', 1)[0] ?? '')?.[1];
  const told = separators.find((separator) => separator === first);
  if (told) return told;
  const lines = plainText(text)
    .slice(0, SAMPLE_LENGTH)
    .replace(/(^|[;,\t|])"(?:[^"]|"")*"(?=[;,\t|\n]|$)/gm, '$1"')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const all = separators.map((separator) => explained(lines, separator));
  const made = all
    .filter(({ separator, agreement }) => isMade(separator) && agreement >= 0.8)
    .toSorted((one, other) => other.cells - one.cells);
  const rest = all
    .filter(({ separator, agreement }) => agreement >= (separator === 'blank' ? 0.8 : 0.5))
    .toSorted((one, other) => other.agreement - one.agreement);
  return (made[0] ?? rest[0])?.separator ?? null;
}
