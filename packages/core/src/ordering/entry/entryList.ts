import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  is,
  literal,
  nullable,
  optional,
  record,
  string,
  type,
} from 'superstruct';
import { meanings } from './columnNames.ts';
import type { ChosenMeanings } from './columns.ts';
import type { Repairs, Shape } from './entryRows.ts';
import type { JudgedRow } from './resolve.ts';
import type { EntryMode } from './review.ts';
import type { Table } from './table.ts';

/** A list that was read, with the user's changes so far. */
export interface EntryList {
  /** The name of the file or sheet; '' for pasted text. */
  readonly name: string;
  readonly table: Table;
  readonly chosen: ChosenMeanings;
  readonly repairs: Repairs;
  /** Ids of rows that are already in the cart; they are not shown again. */
  readonly done: readonly string[];
}

export const listOf = (name: string, table: Table): EntryList => ({
  name,
  table,
  chosen: {},
  repairs: {},
  done: [],
});

const draftStruct = type({
  text: string(),
  mode: enums(['add', 'replace']),
  list: nullable(
    type({
      name: string(),
      table: type({
        lines: array(type({ number: integer(), cells: array(string()), loose: optional(literal(true)) })),
      }),
      chosen: record(string(), enums(meanings)),
      repairs: record(
        string(),
        type({
          ean: optional(string()),
          articleNumber: optional(string()),
          colour: optional(string()),
          length: optional(string()),
          size: optional(string()),
          quantity: optional(string()),
          variant: optional(string()),
          leftOut: optional(boolean()),
        }),
      ),
      done: array(string()),
    }),
  ),
});

/** The part that survives a reload. */
export interface EntryDraft {
  readonly text: string;
  readonly mode: EntryMode;
  readonly list: EntryList | null;
}

/** Parses a stored draft; null if there is none or it is invalid. */
export function draftIn(kept: string | null): EntryDraft | null {
  if (kept === null) return null;
  try {
    const found: unknown = JSON.parse(kept);
    return is(found, draftStruct) ? (found as Infer<typeof draftStruct> & EntryDraft) : null;
  } catch {
    return null;
  }
}

/** What a list says by its columns, and what becomes of each of its rows. */
export interface JudgedList {
  readonly shape: Shape;
  readonly judged: readonly JudgedRow[];
}
