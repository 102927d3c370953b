import { guessSeparator, isMade, plainText, readDelimited, type Separator, splitPlain } from './delimited.ts';

/** A line of text as cells; `loose`: its cells do not match the columns of the other lines. */
export interface TextLine {
  readonly cells: readonly string[];
  readonly loose?: true;
}

const made: readonly Separator[] = ['\t', ';', '|', ','];

/** Splits a line on its own: by the real separator that makes the most cells, else by blanks. */
function splitAlone(line: string): readonly string[] {
  const [best] = made
    .map((separator) => splitPlain(line, separator))
    .toSorted((one, other) => other.length - one.length);
  if (best && best.length > 1) return best;
  const blanks = splitPlain(line, 'blanks');
  return blanks.length > 1 ? blanks : splitPlain(line, 'blank');
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** The number of cells that most lines have; on a tie the larger one. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) if (isFilled(row)) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

/** Splits a line into the usual number of cells with whatever separator works; null: none does. */
const inWidth = (line: string, width: number): readonly string[] | null =>
  [...made, 'blanks' as const, 'blank' as const]
    .map((separator) => splitPlain(line, separator))
    .find((cells) => cells.length === width) ?? null;

const hasColumns = (separator: Separator | null): separator is Separator =>
  separator !== null && isMade(separator);

/**
 * Repairs a line with an unusual number of cells. Another separator may give the usual number, as when several
 * sources were pasted together. A shorter line of a list with columns just lacks its last cells.
 */
function repaired(cells: readonly string[], separator: Separator | null, width: number): TextLine {
  if (cells.length === width || !isFilled(cells)) return { cells };
  const line = cells.join(hasColumns(separator) ? separator : ' ').trim();
  const whole = cells.length === 1 || !hasColumns(separator) ? inWidth(line, width) : null;
  if (whole && width > 1) return { cells: whole };
  if (cells.length > 1) return hasColumns(separator) ? { cells } : { cells, loose: true };
  const alone = splitAlone(line);
  return alone.length > 1 ? { cells: alone, loose: true } : { cells };
}

function linesBy(text: string, separator: Separator | null): readonly (readonly string[])[] {
  if (separator !== null) return readDelimited(text, separator);
  return plainText(text).split('\n').map(splitAlone);
}

/**
 * If a smaller share of lines has the same number of cells, the text has no columns and each line is parsed on its
 * own.
 */
const COLUMNS_FROM = 0.8;

const haveColumns = (lines: readonly TextLine[], width: number): boolean => {
  const filled = lines.filter(({ cells }) => isFilled(cells));
  const alike = filled.filter(({ cells, loose }) => !loose && cells.length === width);
  return alike.length >= filled.length * COLUMNS_FROM;
};

const loosened = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map(({ cells }) => (isFilled(cells) ? { cells, loose: true } : { cells }));

/**
 * Splits a text into lines of cells: by the separator that most lines agree on, and by others for lines that differ.
 */
export function readText(text: string): readonly TextLine[] {
  const separator = guessSeparator(text);
  const rows = linesBy(text, separator);
  const width = usualWidth(rows);
  const lines = rows.map((cells) => repaired(cells, separator, width));
  if (lines[0]?.cells[0]?.startsWith('sep=')) return [{ cells: [''] }, ...lines.slice(1)];
  return hasColumns(separator) || width < 2 || haveColumns(lines, width) ? lines : loosened(lines);
}
