import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  is,
  nullable,
  optional,
  record,
  string,
  type,
} from 'superstruct';
import { articlesIn, type Found } from './articles.ts';
import { type Codes, codesOf } from './codes.ts';
import { meanings } from './columnNames.ts';
import { type ChosenMeanings, draftShape, settledShape } from './columns.ts';
import { type Repairs, repaired, rowsOf, type Shape } from './entryRows.ts';
import { type JudgedRow, judgeRow } from './resolve.ts';
import type { EntryMode } from './review.ts';
import type { Table } from './table.ts';

/** A list that was read, and what the user has made of it so far. */
export interface EntryList {
  /** Of the file or sheet; '' for a pasted text. */
  readonly name: string;
  readonly table: Table;
  readonly chosen: ChosenMeanings;
  readonly repairs: Repairs;
  /** Ids of rows that are in the cart already; they are not shown again. */
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
      table: type({ lines: array(type({ number: integer(), cells: array(string()) })) }),
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

/** What survives a reload. */
export interface EntryDraft {
  readonly text: string;
  readonly mode: EntryMode;
  readonly list: EntryList | null;
}

/** A kept draft; null where there is none that can be read. */
export function draftIn(kept: string | null): EntryDraft | null {
  if (kept === null) return null;
  try {
    const found: unknown = JSON.parse(kept);
    return is(found, draftStruct) ? (found as Infer<typeof draftStruct> & EntryDraft) : null;
  } catch {
    return null;
  }
}

const ROWS_AT_ONCE = 400;

/** Lets the page breathe between slices of work. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The codes of a list that have not been asked for yet. */
export function codesIn({ table, chosen, repairs }: EntryList, asked: readonly string[]): Codes {
  const draft = draftShape(table, chosen);
  const columns = draft.columns.map((meaning) => meaning ?? 'ignored');
  const rows = rowsOf(table, { heading: draft.heading, columns });
  return codesOf(
    rows.map((row) => repaired(row, repairs[row.id])),
    new Set(asked),
  );
}

export interface JudgedList {
  readonly shape: Shape;
  readonly judged: readonly JudgedRow[];
}

/** Every row of a list that is not in the cart yet, judged by what was found; done in slices. */
export async function judgeList(list: EntryList, found: Found): Promise<JudgedList> {
  const articles = articlesIn(found);
  const shape = settledShape(list.table, draftShape(list.table, list.chosen), articles);
  const done = new Set(list.done);
  const rows = rowsOf(list.table, shape).filter(({ id }) => !done.has(id));
  const judged: JudgedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await breath();
    const repair = list.repairs[row.id];
    judged.push(judgeRow(repaired(row, repair), repair, articles));
  }
  return { shape, judged };
}
