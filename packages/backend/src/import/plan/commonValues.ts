import { type CellContext, type ImportEntry, type ImportValue, keyOf } from '../kinds/kind.ts';
import type { RawLine } from '../reading/rawTable.ts';
import type { MatchedTable } from './matchTable.ts';
import { type LineProblem, sameValue } from './verdict.ts';

interface SaidFirst {
  readonly value: ImportValue;
  readonly file: string;
  readonly line: number;
}

/** What rows of a kind have in common, as the first row of a delivery says it: the day of a parcel is said by each of its rows. */
export class CommonValues {
  readonly #first = new Map<string, SaidFirst>();

  /** A row that says it otherwise than one before. Which of them holds, nobody knows. */
  problemsOf(
    { kind, table }: MatchedTable,
    { number }: RawLine,
    { said, whole }: { readonly said: ImportEntry; readonly whole: ImportEntry },
    context: Omit<CellContext, 'entry'>,
  ): LineProblem[] {
    if (!kind.common) return [];
    const { of, field } = kind.common;
    const value = said[field];
    if (value === undefined) return [];
    const group = keyOf(of.map((each) => whole[each] ?? null));
    const first = this.#first.get(group);
    if (!first) this.#first.set(group, { value, file: table.file, line: number });
    if (!first || sameValue(first.value, value)) return [];
    const type = kind.columns.find((column) => column.field === field)?.type;
    const { file, line } = first;
    const other = type?.show(first.value, { ...context, entry: whole }) ?? '';
    return [{ code: 'otherBefore', field, values: { other, file, line } }];
  }
}
