import { linesInPieces } from '@selvedge/core/lists';
import { createTimeSlice } from '../../work/timeSlice.ts';
import { mostColumns, mostLines } from './bounds.ts';
import { type ManyRows, manyRows } from './manyRows.ts';
import type { RawLine } from './rawTable.ts';

/** Lines between two looks at the clock. */
const LINES_AT_ONCE = 100;

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

/** The lines of a text that are not blank, numbered from 1. */
function* linesIn(pieces: Iterable<string>): Generator<{ readonly number: number; readonly line: string }> {
  let number = 0;
  for (const line of linesInPieces(pieces)) {
    number += 1;
    if (line.trim() !== '') yield { number, line };
  }
}

/**
 * An object a line. Its fields are the columns; one that a line leaves out is not said by it.
 *
 * @param read gives the text in pieces whenever it is called, so that it is not kept
 */
export async function readJsonLines(
  read: () => Iterable<string>,
): Promise<{ readonly headings: string[]; readonly lines: ManyRows<RawLine> }> {
  const headings = new Map<string, number>();
  const yieldWhenDue = createTimeSlice();
  let count = 0;
  for (const { line } of linesIn(read())) {
    count += 1;
    mostLines(count);
    // A copy: a text that was cut out of a file keeps a piece of it.
    for (const name of fieldsIn(line)?.keys() ?? [])
      if (!headings.has(name)) headings.set(structuredClone(name), headings.size);
    mostColumns(headings.size);
    if (count % LINES_AT_ONCE === 0) await yieldWhenDue();
  }
  function* lines(): Generator<RawLine> {
    for (const { number, line } of linesIn(read())) {
      const fields = fieldsIn(line);
      if (fields === null) yield { number, cells: [], isBroken: true };
      else {
        const cells: (string | undefined)[] = [];
        for (const [name, said] of fields) {
          const at = headings.get(name) ?? 0;
          while (cells.length < at) cells.push(undefined);
          cells[at] = said;
        }
        yield { number, cells };
      }
    }
  }
  return { headings: [...headings.keys()], lines: manyRows(count, lines) };
}
