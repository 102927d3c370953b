import type { Queryable } from '../../database/database.ts';
import {
  type CellContext,
  type ImportColumn,
  type ImportEntry,
  type ImportKind,
  type KindName,
  type KnownEntry,
  keyOf,
} from '../kinds/kind.ts';
import { importKinds } from '../kinds/kinds.ts';
import type { PlannedRows } from './knownRows.ts';
import { keyTextsOf } from './planLine.ts';
import type { LineVerdict } from './verdict.ts';

/** What a full delivery of a kind no longer has. */
export interface PlannedWithdrawal {
  readonly kind: ImportKind;
  readonly removed: readonly KnownEntry[];
  /** Kept for carts and orders, but at an end. */
  readonly ended: readonly KnownEntry[];
  readonly verdicts: readonly LineVerdict[];
}

/** The kinds whose rows hold those of a kind. */
export const holdersOf = (kind: ImportKind): ImportKind[] =>
  importKinds.filter(
    ({ name, columns }) =>
      columns.some(({ refers }) => refers?.kind === kind.name) && !kind.withdrawal.takes?.includes(name),
  );

/** The keys to which a column of a row refers. */
function keysIn({ field, refers }: ImportColumn, entry: ImportEntry): string[] {
  const value = entry[field];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    if (!refers || one === null || one === undefined || one === '') return [];
    const key = refers.key ? refers.key(String(one), entry) : [String(one)];
    return key ? [keyOf(key)] : [];
  });
}

/** The keys of a kind's rows to which known rows of other kinds refer. */
function referredKeys(kind: ImportKind, known: PlannedRows): Set<string> {
  const keys = new Set<string>();
  for (const holder of holdersOf(kind)) {
    const columns = holder.columns.filter(({ refers }) => refers?.kind === kind.name);
    for (const { entry } of known.all(holder.name))
      for (const column of columns) for (const key of keysIn(column, entry)) keys.add(key);
  }
  return keys;
}

/** Plans the end of all rows of a kind that the delivery lacks. Kinds are asked from the last to the first. */
export async function planWithdrawal(
  db: Queryable,
  kind: ImportKind,
  known: PlannedRows,
  delivered: { has(key: string): boolean },
  moment: Pick<CellContext, 'timeZone' | 'now'>,
): Promise<PlannedWithdrawal> {
  const missing = [...known.all(kind.name)].filter(
    ({ entry, isEnded }) => !isEnded && !delivered.has(known.keyOf(kind, entry)),
  );
  const held = missing.length > 0 ? ((await kind.withdrawal.held?.(db)) ?? new Set<string>()) : new Set();
  const referred = missing.length > 0 ? referredKeys(kind, known) : new Set();
  const removed: KnownEntry[] = [];
  const ended: KnownEntry[] = [];
  const verdicts = missing.map((row): LineVerdict => {
    const isHeld = held.has(row.id) || referred.has(known.keyOf(kind, row.entry));
    const key = keyTextsOf(kind, { entry: row.entry, known, ...moment });
    const nowhere = {
      kind: kind.name satisfies KindName,
      file: null,
      line: null,
      key,
      problems: [],
      changes: [],
    };
    if (isHeld && !kind.withdrawal.end) return { ...nowhere, verdict: 'unchanged', kept: 'stays' };
    if (isHeld) {
      ended.push(row);
      return { ...nowhere, verdict: 'withdrawn', kept: 'ended' };
    }
    removed.push(row);
    known.drop(kind, row);
    return { ...nowhere, verdict: 'withdrawn' };
  });
  return { kind, removed, ended, verdicts };
}
