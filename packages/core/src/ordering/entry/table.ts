import type { TextLine } from './textLines.ts';

/** Content that was pasted or read from a file: lines of cells with their original text. Empty lines are left out. */
export interface Table {
  readonly lines: readonly TableLine[];
}

export interface TableLine extends TextLine {
  /** Line number in the source, from 1. */
  readonly number: number;
}

/** A sheet of a file; a pasted text has a single one without a name. */
export interface NamedTable extends Table {
  readonly name: string;
}

/** Maximum lines of a list. */
export const MOST_LINES = 20_000;
/** Maximum file size, in bytes. */
export const MOST_BYTES = 10_000_000;
/** Maximum length of a pasted text, in characters. */
export const MOST_TEXT = 2_000_000;

/** The error for a list that cannot be read; `values` fill its message. */
export class UnreadableList extends Error {
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(problem.code);
    this.name = 'UnreadableList';
    this.problem = problem;
  }
}

/** Why a list cannot be read; an error of another kind says that the code to read it is not there. */
export const listProblemOf = (error: unknown): ListProblem =>
  error instanceof UnreadableList ? error.problem : { code: 'unavailable' };

/** Why a list cannot be read, with the values of its message. */
export type ListProblem =
  /** Only blanks. */
  | { readonly code: 'empty' }
  | { readonly code: 'tooLarge'; readonly bytes: number; readonly most: number }
  /** A cell far away from any list; at most `columns` and `rows` are read. */
  | { readonly code: 'farCell'; readonly cell: string; readonly columns: number; readonly rows: number }
  /** Counted over all sheets, including empty cells between filled ones. */
  | { readonly code: 'tooManyCells'; readonly most: number }
  | { readonly code: 'tooMuchText'; readonly characters: number; readonly most: number }
  | { readonly code: 'tooLong'; readonly lines: number; readonly most: number }
  /** Neither text nor an Excel file, or (`old`) the Excel format before 2007. */
  | { readonly code: 'kind'; readonly old: boolean }
  | { readonly code: 'broken' }
  /** The code that reads Excel files could not be loaded. */
  | { readonly code: 'unavailable' };

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Makes a table from lines of cells; empty lines are left out.
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
