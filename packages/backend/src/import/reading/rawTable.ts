import type { ListProblem } from '@selvedge/core/lists';
import type { FileContent } from '../packed/content.ts';
import type { ManyRows } from './manyRows.ts';
import type { ImportProblem } from './problem.ts';

/** A file as it was delivered. `kind` says what it holds, where its name does not. */
export interface DeliveredFile {
  readonly name: string;
  readonly content: FileContent;
  readonly kind?: string | undefined;
}

/** A line below the heading. A cell is undefined where the line says nothing about the column. */
export interface RawLine {
  /** In the file, from 1. */
  readonly number: number;
  readonly cells: readonly (string | undefined)[];
  /** The line cannot be read at all. */
  readonly isBroken?: boolean;
}

/** A sheet or a file before anybody knows what its columns mean. */
export interface RawTable {
  /** The file's name, with the sheet's where it has several. */
  readonly file: string;
  /** Words that may name the kind, the surest first. */
  readonly named: readonly string[];
  readonly headings: readonly string[];
  readonly lines: ManyRows<RawLine>;
  /** Each line has as many cells as the heading; a shorter one was torn. */
  readonly isEven: boolean;
  /** One sheet of several: what is not recognised is a note, not a mistake. */
  readonly isOneOfMany?: boolean;
  /** What its columns mean is not known by their names: a profile says it. */
  readonly needsProfile?: boolean;
  /** A file that is one row, such as a picture: what its name says is the one line. */
  readonly isWholeFile?: boolean;
}

/** A file that is no list at all. */
export interface UnreadableFile {
  readonly file: string;
  readonly problem: ListProblem | ImportProblem;
}

export const isUnreadable = (read: RawTable | UnreadableFile): read is UnreadableFile => 'problem' in read;
