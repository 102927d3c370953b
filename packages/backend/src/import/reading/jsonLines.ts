import { createTimeSlice } from '../../work/timeSlice.ts';
import { mostColumns, mostLines } from './bounds.ts';
import type { RawLine } from './rawTable.ts';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('|');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The texts of a line's fields. null: it is no object, or is nested deeper than it can be followed. */
function fieldsIn(line: string): ReadonlyMap<string, string> | null {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return new Map(Object.entries(value).map(([name, said]) => [name, textOf(said)]));
  } catch {
    return null;
  }
}

/** An object a line. Its fields are the columns; one that a line leaves out is not said by it. */
export async function readJsonLines(
  text: string,
): Promise<{ readonly headings: string[]; readonly lines: RawLine[] }> {
  const written = text
    .replace(/^\u{feff}/u, '')
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.trim() !== '');
  mostLines(written.length);
  const headings = new Map<string, number>();
  const lines: RawLine[] = [];
  const yieldWhenDue = createTimeSlice();
  for (const { number, line } of written) {
    const fields = fieldsIn(line);
    const cells: (string | undefined)[] = [];
    for (const [name, said] of fields ?? []) {
      const at = headings.get(name) ?? headings.size;
      headings.set(name, at);
      mostColumns(headings.size);
      while (cells.length < at) cells.push(undefined);
      cells[at] = said;
    }
    lines.push(fields === null ? { number, cells, isBroken: true } : { number, cells });
    await yieldWhenDue();
  }
  return { headings: [...headings.keys()], lines };
}
