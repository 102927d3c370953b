import {
  type ColumnReference,
  type ImportEntry,
  type ImportKind,
  type KindName,
  keyOf,
} from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { shown } from '../reading/problem.ts';
import type { PlannedRows } from './knownRows.ts';
import type { SeenKeys } from './seenKeys.ts';
import type { LineProblem } from './verdict.ts';

/** What there is to refer to. */
export interface ReferenceContext {
  readonly known: PlannedRows;
  /** Of the kinds that are delivered in full: a row that is not among them is withdrawn, with the rows that it takes along. */
  readonly full: ReadonlyMap<KindName, SeenKeys>;
}

/** The key of the row to which a value refers; null: the value refers to none, undefined: there is none that has it. */
function keyReferred(
  { kind: name, key: keyOfRow, byUnique }: ColumnReference,
  text: string,
  whole: ImportEntry,
  known: PlannedRows,
): string | null | undefined {
  if (!byUnique) {
    const key = keyOfRow ? keyOfRow(text, whole) : [text];
    return key && keyOf(key);
  }
  const kind = kindOf(name);
  const row = known.findUnique(name, text);
  // One that is about to get another value is found by the former one, too.
  return row && row.entry[kind.unique ?? ''] === text ? known.keyOf(kind, row.entry) : undefined;
}

const takes = (kind: KindName, other: KindName): boolean =>
  kindOf(kind).withdrawal.takes?.includes(other) ?? false;

/** Whether a row goes with this delivery: it is not in a full one, or what it belongs to goes and takes it along. */
function goes(kind: KindName, key: number, context: ReferenceContext): boolean {
  const { known, full } = context;
  const seen = full.get(kind);
  if (seen && !seen.has(key)) return true;
  const row = known.rowAt(kind, known.placeOf(kind, key));
  return referencesOf(kindOf(kind)).some(({ field, refers }) => {
    const value = row?.entry[field];
    if (!row || typeof value !== 'string' || !takes(refers.kind, kind)) return false;
    const above = keyReferred(refers, value, row.entry, known);
    return typeof above === 'string' && goes(refers.kind, known.keysOf(refers.kind).find(above), context);
  });
}

/** Whether there is what a value of a kind's row refers to, and will be. */
function isThere(
  of: ImportKind,
  refers: ColumnReference,
  text: string,
  whole: ImportEntry,
  context: ReferenceContext,
): boolean {
  const { known, full } = context;
  const key = keyReferred(refers, text, whole, known);
  if (key === null) return true;
  if (key === undefined) return false;
  const number = known.keysOf(refers.kind).find(key);
  if (known.placeOf(refers.kind, number) < 0) return false;
  return full.size === 0 || !takes(refers.kind, of.name) || !goes(refers.kind, number, context);
}

interface Reference {
  readonly field: string;
  readonly refers: ColumnReference;
}

const references = new WeakMap<ImportKind, readonly Reference[]>();

/** The columns of a kind that refer to something, found once: each line asks for them. */
function referencesOf(kind: ImportKind): readonly Reference[] {
  const known =
    references.get(kind) ?? kind.columns.flatMap(({ field, refers }) => (refers ? [{ field, refers }] : []));
  references.set(kind, known);
  return known;
}

/** The values of a line that refer to nothing. */
export function danglingIn(
  kind: ImportKind,
  said: ImportEntry,
  whole: ImportEntry,
  context: ReferenceContext,
): LineProblem[] {
  const problems: LineProblem[] = [];
  for (const { field, refers } of referencesOf(kind)) {
    const value = said[field];
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = String(one);
      if (isThere(kind, refers, text, whole, context)) continue;
      problems.push({ code: 'reference', field, values: { value: shown(text), kind: refers.kind } });
    }
  }
  return problems;
}
