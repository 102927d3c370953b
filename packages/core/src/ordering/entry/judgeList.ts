import { soon } from '../../platform/turns.ts';
import { type Articles, articlesIn, type LookupResult } from './articles.ts';
import { type Codes, codesOf } from './codes.ts';
import { type DraftShape, draftShape, settledShape } from './columns.ts';
import type { EntryList, JudgedList } from './entryList.ts';
import { bodyOf, type EntryRow, repaired, rowsOf, type Shape } from './entryRows.ts';
import { byNewCode, isWhole, looseRow } from './looseRow.ts';
import { type JudgedRow, judgeRow } from './resolve.ts';
import { codeCells, parseStandalone } from './standaloneRow.ts';
import type { TableLine } from './table.ts';

const ROWS_AT_ONCE = 400;

/** Possible codes in a line that the columns do not explain. */
const codesBesides = (line: TableLine, { heading, columns }: DraftShape): string[] => {
  if (line.loose) return codeCells(line);
  const key = columns.findIndex((meaning) => meaning === 'ean' || meaning === 'articleNumber');
  const isKeyed = heading !== null || codeCells({ cells: [line.cells[key] ?? ''] }).length > 0;
  return isKeyed ? [] : codeCells(line);
};

/** The codes of a list that have not been requested yet. */
export function codesIn({ table, chosen, repairs }: EntryList, asked: readonly string[]): Codes {
  const draft = draftShape(table, chosen);
  const columns = draft.columns.map((meaning) => meaning ?? 'ignored');
  const lines = bodyOf(table, draft);
  const inColumns = lines.filter(({ loose }) => !loose);
  const rows = rowsOf({ lines: inColumns }, { heading: null, columns });
  const besides = lines.flatMap((line) => codesBesides(line, draft));
  return codesOf(
    [
      ...rows.map((row) => repaired(row, repairs[row.id])),
      ...besides.map((code) => ({ fields: { ean: '', articleNumber: code } })),
      ...Object.values(repairs).map(({ ean = '', articleNumber = '' }) => ({
        fields: { ean, articleNumber },
      })),
    ],
    new Set(asked),
  );
}

/**
 * Interprets a row by the columns. A row that does not match the columns is parsed on its own, and so is a row of a
 * list without heading from which the columns yield nothing.
 */
function rowRead(row: EntryRow, line: TableLine | undefined, shape: Shape, articles: Articles): EntryRow {
  if (!line) return row;
  if (line.loose) return looseRow(line, shape, articles);
  if (shape.heading !== null || isWhole(row, articles)) return row;
  const said = parseStandalone(line, articles);
  const alone = said && { ...row, ...said, alone: true as const };
  return alone && isWhole(alone, articles) ? alone : row;
}

/** Judges every row that is not in the cart yet, by the lookup results. Works in slices. */
export async function judgeList(list: EntryList, found: LookupResult): Promise<JudgedList> {
  const articles = articlesIn(found);
  const shape = settledShape(list.table, draftShape(list.table, list.chosen), articles);
  const done = new Set(list.done);
  const lines = new Map(list.table.lines.map((line) => [line.number, line]));
  const rows = rowsOf(list.table, shape).filter(({ id }) => !done.has(id));
  const isChosen = Object.keys(list.chosen).length > 0;
  const judged: JudgedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await soon();
    const repair = list.repairs[row.id];
    const line = lines.get(row.line);
    const read = isChosen && !line?.loose ? row : rowRead(row, line, shape, articles);
    const known = byNewCode(read, line, repair, shape, articles);
    judged.push(judgeRow(repaired(known, repair), repair, articles));
  }
  return { shape, judged };
}
