import type { TextLine } from './textLines.ts';

/** What was pasted or read from a file: lines of cells, each as it is written. Empty lines are left out. */
export interface Table {
  readonly lines: readonly TableLine[];
}

export interface TableLine extends TextLine {
  /** Where it stands in the source, from 1. */
  readonly number: number;
}

/** A sheet of a file; a pasted text has one without a name. */
export interface NamedTable extends Table {
  readonly name: string;
}

/** The most lines of one list. */
export const MOST_LINES = 20_000;
/** The largest file, in bytes. */
export const MOST_BYTES = 10_000_000;
/** The longest text that is pasted, in characters. */
export const MOST_TEXT = 2_000_000;

/** A list that cannot be read, and why; `values` fill the message. */
export class UnreadableList extends Error {
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(problem.code);
    this.name = 'UnreadableList';
    this.problem = problem;
  }
}

/** Why a list cannot be read, with the values of its message. */
export type ListProblem =
  /** Nothing but blanks. */
  | { readonly code: 'empty' }
  | { readonly code: 'tooLarge'; readonly bytes: number; readonly most: number }
  /** Something stands far from every list; `columns` and `rows` are read at most. */
  | { readonly code: 'farCell'; readonly cell: string; readonly columns: number; readonly rows: number }
  /** All sheets together, with the empty cells between those that are filled. */
  | { readonly code: 'tooManyCells'; readonly most: number }
  | { readonly code: 'tooMuchText'; readonly characters: number; readonly most: number }
  | { readonly code: 'tooLong'; readonly lines: number; readonly most: number }
  /** Neither text nor an Excel file, or the old Excel form. */
  | { readonly code: 'kind'; readonly old: boolean }
  | { readonly code: 'broken' }
  /** What reads Excel files did not arrive. */
  | { readonly code: 'unavailable' };

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Lines of cells as a table, empty ones left out.
 *
 * @throws {UnreadableList} `empty` or `tooLong`.
 */
export function tableOf(rows: readonly TextLine[]): Table {
  const lines = rows.flatMap((line, index) => (isBlank(line.cells) ? [] : [{ number: index + 1, ...line }]));
  if (lines.length === 0) throw new UnreadableList({ code: 'empty' });
  if (lines.length > MOST_LINES) {
    throw new UnreadableList({ code: 'tooLong', lines: lines.length, most: MOST_LINES });
  }
  return { lines };
}
