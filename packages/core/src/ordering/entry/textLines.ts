import { guessSeparator, isMade, plainText, readDelimited, type Separator, splitPlain } from './delimited.ts';

/** A line of a text as cells; `loose`: they do not stand in the columns of the others. */
export interface TextLine {
  readonly cells: readonly string[];
  readonly loose?: true;
}

const made: readonly Separator[] = ['\t', ';', '|', ','];

/** What separates a line that stands by itself: what is made for it and makes the most cells, else blanks. */
function splitAlone(line: string): readonly string[] {
  const [best] = made
    .map((separator) => splitPlain(line, separator))
    .toSorted((one, other) => other.length - one.length);
  if (best && best.length > 1) return best;
  const blanks = splitPlain(line, 'blanks');
  return blanks.length > 1 ? blanks : splitPlain(line, 'blank');
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** How many cells most lines have; of several the most. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) if (isFilled(row)) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

/** The cells of a line in the usual width, whatever separates them; null: nothing gives that many. */
const inWidth = (line: string, width: number): readonly string[] | null =>
  [...made, 'blanks' as const, 'blank' as const]
    .map((separator) => splitPlain(line, separator))
    .find((cells) => cells.length === width) ?? null;

const hasColumns = (separator: Separator | null): separator is Separator =>
  separator !== null && isMade(separator);

/**
 * A line that has not the usual width: another separator may give it, which is what pasting together of several
 * sources leaves. A shorter line of a list with columns only lacks its last cells.
 */
function mended(cells: readonly string[], separator: Separator | null, width: number): TextLine {
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

/** Below this share of lines with as many cells there are no columns, but lines that each speak for themselves. */
const COLUMNS_FROM = 0.8;

const haveColumns = (lines: readonly TextLine[], width: number): boolean => {
  const filled = lines.filter(({ cells }) => isFilled(cells));
  const alike = filled.filter(({ cells, loose }) => !loose && cells.length === width);
  return alike.length >= filled.length * COLUMNS_FROM;
};

const loosened = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map(({ cells }) => (isFilled(cells) ? { cells, loose: true } : { cells }));

/** A text as lines of cells: by the separator that most lines agree on, line by line where some do not. */
export function readText(text: string): readonly TextLine[] {
  const separator = guessSeparator(text);
  const rows = linesBy(text, separator);
  const width = usualWidth(rows);
  const lines = rows.map((cells) => mended(cells, separator, width));
  if (lines[0]?.cells[0]?.startsWith('sep=')) return [{ cells: [''] }, ...lines.slice(1)];
  return hasColumns(separator) || width < 2 || haveColumns(lines, width) ? lines : loosened(lines);
}
