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
import { GrowingNumbers } from '../packed/growing.ts';
import type { ManyRows } from '../reading/manyRows.ts';
import type { PlannedRows } from './knownRows.ts';
import { WithdrawnList } from './placeList.ts';
import { keyTextsOf } from './planLine.ts';
import type { SeenKeys } from './seenKeys.ts';
import type { LineVerdict } from './verdict.ts';

/** What a full delivery of a kind no longer has. */
export interface PlannedWithdrawal {
  readonly kind: ImportKind;
  readonly removed: ManyRows<KnownEntry>;
  /** Kept for carts and orders, but at an end. */
  readonly ended: ManyRows<KnownEntry>;
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

/** The numbers of those keys of a kind's rows to which known rows of other kinds refer. */
function referredKeys(kind: ImportKind, known: PlannedRows): Set<number> {
  const numbers = new Set<number>();
  const own = known.keysOf(kind.name);
  for (const holder of holdersOf(kind)) {
    const columns = holder.columns.filter(({ refers }) => refers?.kind === kind.name);
    for (const { entry } of known.all(holder.name))
      for (const column of columns) for (const key of keysIn(column, entry)) numbers.add(own.find(key));
  }
  return numbers;
}

interface WithdrawalContext extends Pick<CellContext, 'timeZone' | 'now'> {
  /** Told of each row that the delivery lacks. */
  readonly tell: (verdict: LineVerdict) => void;
}

/** Plans the end of all rows of a kind that the delivery lacks. Kinds are asked from the last to the first. */
export async function planWithdrawal(
  db: Queryable,
  kind: ImportKind,
  known: PlannedRows,
  seen: SeenKeys,
  { tell, ...moment }: WithdrawalContext,
): Promise<PlannedWithdrawal> {
  const missing = new GrowingNumbers();
  for (let number = 0; number < known.keysOf(kind.name).size; number += 1)
    if (!seen.has(number) && known.rowAt(kind.name, known.placeOf(kind.name, number))?.isEnded === false)
      missing.push(number);
  const isAny = missing.length > 0;
  const held = (isAny && (await kind.withdrawal.held?.(db))) || new Set<string>();
  const referred = isAny ? referredKeys(kind, known) : new Set<number>();
  const removed = new WithdrawnList(kind.name, known);
  const ended = new WithdrawnList(kind.name, known);
  for (let at = 0; at < missing.length; at += 1) {
    const number = missing.at(at);
    const place = known.placeOf(kind.name, number);
    const row = known.rowAt(kind.name, place);
    if (!row) continue;
    const isHeld = held.has(row.id) || referred.has(number);
    const key = keyTextsOf(kind, { entry: row.entry, known, ...moment });
    const nowhere = {
      kind: kind.name satisfies KindName,
      file: null,
      line: null,
      key,
      problems: [],
      changes: [],
    };
    if (isHeld && !kind.withdrawal.end) tell({ ...nowhere, verdict: 'unchanged', kept: 'stays' });
    else if (isHeld) {
      ended.add(place);
      tell({ ...nowhere, verdict: 'withdrawn', kept: 'ended' });
    } else {
      removed.add(place);
      known.drop(kind.name, number);
      tell({ ...nowhere, verdict: 'withdrawn' });
    }
  }
  return { kind, removed, ended };
}
