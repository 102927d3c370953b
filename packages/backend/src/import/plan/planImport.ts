import { bareText } from '@selvedge/core/lists';
import type { Queryable } from '../../database/database.ts';
import { createTimeSlice } from '../../work/timeSlice.ts';
import type { ImportKind, KindName, ReadScope } from '../kinds/kind.ts';
import { importKinds, kindOf, referredBy } from '../kinds/kinds.ts';
import type { Pages } from '../packed/pages.ts';
import type { ImportProblem } from '../reading/problem.ts';
import { isUnreadable, type RawTable, type UnreadableFile } from '../reading/rawTable.ts';
import { CommonValues } from './commonValues.ts';
import { heldCurrencies } from './heldCurrencies.ts';
import type { ImportWork } from './importWork.ts';
import { PlannedRows } from './knownRows.ts';
import { type MatchedTable, matchTable } from './matchTable.ts';
import { moveWithEan } from './moveWithEan.ts';
import { PlannedList } from './placeList.ts';
import { type LineContext, planLine } from './planLine.ts';
import { SeenKeys } from './seenKeys.ts';
import {
  type ImportVerdict,
  type LineVerdict,
  MOST_REPORTED,
  noCounts,
  type VerdictCounts,
} from './verdict.ts';
import { holdersOf, type PlannedWithdrawal, planWithdrawal } from './withdrawals.ts';

/** What a file turned out to be. */
export interface FileReport {
  readonly file: string;
  /** null: the file is refused, or is a sheet of no kind. */
  readonly kind: KindName | null;
  readonly lines: number;
  readonly ignored: readonly string[];
  readonly problem: ImportProblem | UnreadableFile['problem'] | null;
}

/** What an import would do, before anything is written. */
export interface ImportPlan {
  readonly files: readonly FileReport[];
  readonly counts: ReadonlyMap<KindName, VerdictCounts>;
  /** All but unchanged lines, as far as they are kept for the report. */
  readonly verdicts: readonly LineVerdict[];
  /** How many they are in all. */
  readonly reportable: number;
  readonly rows: ReadonlyMap<KindName, PlannedList>;
  /** From the last kind to the first. */
  readonly withdrawals: readonly PlannedWithdrawal[];
  /** Kinds of which so much is withdrawn that the delivery is hardly a full one. */
  readonly emptied: readonly {
    readonly kind: KindName;
    readonly withdrawn: number;
    readonly known: number;
  }[];
  /** Kinds of which nothing is withdrawn, because the key of a line could not be read. */
  readonly unsure: readonly KindName[];
  readonly known: PlannedRows;
}

/** The refused lines and files. */
export const refusalsIn = ({ counts, files }: Pick<ImportPlan, 'counts' | 'files'>): number =>
  [...counts.values()].reduce((sum, { refused }) => sum + refused, 0) +
  files.filter(({ problem }) => problem !== null).length;

interface PlanOptions {
  readonly isComplete: boolean;
  /** Takes a full delivery without any row, too. */
  readonly isForced: boolean;
  /** Kinds that who delivers may not deliver. */
  readonly barred: ReadonlySet<KindName>;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

interface KindPlan {
  readonly rows: PlannedList;
  readonly counts: VerdictCounts;
  /** Where each key was delivered. */
  readonly seen: SeenKeys;
  isUnsure: boolean;
}

/** The verdicts that a report may list. The others are counted: a wrong file of many lines must not fill the memory. */
class VerdictList {
  readonly #refused: LineVerdict[] = [];
  readonly #others: LineVerdict[] = [];
  count = 0;

  add(verdict: ImportVerdict, told: () => LineVerdict): void {
    const kept = verdict === 'refused' ? this.#refused : this.#others;
    this.count += 1;
    // A copy: a text that was cut out of a file keeps the whole file.
    if (kept.length < MOST_REPORTED) kept.push(structuredClone(told()));
  }

  get all(): LineVerdict[] {
    return [...this.#refused, ...this.#others];
  }
}

/** Lines between two looks at the clock. */
const LINES_AT_ONCE = 20;

async function planKind(
  kind: ImportKind,
  tables: readonly MatchedTable[],
  context: Omit<LineContext, 'seen' | 'common'>,
  verdicts: VerdictList,
  work: ImportWork,
): Promise<KindPlan> {
  const plan: KindPlan = {
    rows: new PlannedList(kind.name, context.known),
    counts: noCounts(),
    seen: new SeenKeys(),
    isUnsure: false,
  };
  const lineContext = { ...context, seen: plan.seen, common: new CommonValues() };
  const yieldWhenDue = createTimeSlice();
  let nth = 0;
  for (const matched of tables)
    for (const line of matched.table.lines) {
      const { verdict, told, row, key } = planLine(matched, line, nth, lineContext);
      nth += 1;
      work.count(1, Number(row !== null));
      if (nth % LINES_AT_ONCE === 0) await yieldWhenDue();
      plan.counts[verdict] += 1;
      if (verdict !== 'unchanged') verdicts.add(verdict, told);
      if (row) plan.rows.add(row);
      if (key === null) plan.isUnsure = true;
      else if (verdict !== 'refused') plan.seen.take(key);
    }
  return plan;
}

/** The rows of kinds, and how many of each are not ended. */
async function loadKinds(
  db: Queryable,
  kinds: ReadonlySet<ImportKind>,
  scope: ReadScope,
  pages: Pages,
): Promise<{ readonly known: PlannedRows; readonly live: ReadonlyMap<ImportKind, number> }> {
  const known = new PlannedRows(pages);
  const live = new Map<ImportKind, number>();
  for (const kind of kinds) live.set(kind, await known.load(kind, kind.read(db, scope)));
  return { known, live };
}

/** The numbers of the orders that tables name. */
function ordersIn(tables: readonly MatchedTable[]): Set<string> {
  const orders = new Set<string>();
  for (const { kind, table, at } of tables) {
    const column = kind.isOfOrders ? kind.columns.find(({ field }) => field === 'order') : undefined;
    const index = column && at.get(column);
    if (index === undefined) continue;
    for (const { cells } of table.lines) orders.add(bareText(cells[index] ?? ''));
  }
  return orders;
}

/** The kinds whose rows a plan has to know: those delivered, what they refer to, and what holds what is withdrawn. */
function neededFor(delivered: readonly ImportKind[], isComplete: boolean): Set<ImportKind> {
  const needed = new Set<ImportKind>();
  const add = (kind: ImportKind): void => {
    if (needed.has(kind)) return;
    needed.add(kind);
    for (const name of [...referredBy(kind), ...(kind.looksAt ?? [])]) add(kindOf(name));
  };
  for (const kind of delivered) add(kind);
  // Only now: one that is delivered itself needs what it refers to as well.
  if (isComplete) for (const kind of delivered) for (const holder of holdersOf(kind)) needed.add(holder);
  return needed;
}

function matchAll(
  read: readonly (RawTable | UnreadableFile)[],
  { isComplete, isForced, barred }: PlanOptions,
): { readonly files: FileReport[]; readonly tables: MatchedTable[] } {
  const files: FileReport[] = [];
  const tables: MatchedTable[] = [];
  for (const one of read) {
    const matched = isUnreadable(one) ? one : matchTable(one);
    if (matched === null) files.push({ file: one.file, kind: null, lines: 0, ignored: [], problem: null });
    else if ('problem' in matched)
      files.push({ file: matched.file, kind: null, lines: 0, ignored: [], problem: matched.problem });
    else if (barred.has(matched.kind.name)) {
      const problem = { code: 'fileBarred', values: { kind: matched.kind.name } } as const;
      files.push({ file: matched.table.file, kind: null, lines: 0, ignored: [], problem });
    } else {
      const { table, kind, ignored } = matched;
      const lines = table.lines.length;
      const isEmptied = isComplete && !kind.withdrawal.isNever && !isForced && lines === 0;
      const problem = isEmptied ? ({ code: 'fileNoRows', values: {} } as const) : null;
      files.push({ file: table.file, kind: kind.name, lines, ignored, problem });
      tables.push(matched);
    }
  }
  return { files, tables };
}

/** Up to so many rows may be withdrawn at once, whatever share of their kind they are: a small house has few of some kinds. */
const MANY = 5;

/** Plans an import of tables. Reads only; `db` is a transaction, so that all is read at one moment. */
export async function planImport(
  db: Queryable,
  read: readonly (RawTable | UnreadableFile)[],
  options: PlanOptions,
  work: ImportWork,
  pages: Pages,
  keptCurrencies: ReadonlyMap<string, number> = new Map(),
): Promise<ImportPlan> {
  const { isComplete, timeZone, now } = options;
  const { files, tables } = matchAll(read, options);
  const delivered = importKinds.filter((kind) => tables.some((table) => table.kind === kind));
  work.begin(
    'planning',
    tables.reduce((sum, { table }) => sum + table.lines.length, 0),
  );
  const scope = { orders: ordersIn(tables), timeZone };
  const { known, live } = await loadKinds(db, neededFor(delivered, isComplete), scope, pages);
  const verdicts = new VerdictList();
  const plans = new Map<ImportKind, KindPlan>();
  const full = new Map<KindName, SeenKeys>();
  // A file that cannot be read may hold what seems to be missing.
  const isWhole = files.every(({ problem }) => problem === null);
  for (const kind of delivered) {
    const own = tables.filter((table) => table.kind === kind);
    const context = { known, timeZone, now, keptCurrencies, full };
    const plan = await planKind(kind, own, context, verdicts, work);
    plans.set(kind, plan);
    if (isComplete && !kind.withdrawal.isNever && isWhole && !plan.isUnsure) full.set(kind.name, plan.seen);
    if (kind.name === 'variants') moveWithEan(known, plan.rows);
  }
  const withdrawals: PlannedWithdrawal[] = [];
  for (const [kind, plan] of [...plans].toReversed()) {
    if (!full.has(kind.name)) continue;
    const tell = (verdict: LineVerdict): void => {
      plan.counts[verdict.verdict] += 1;
      verdicts.add(verdict.verdict, () => verdict);
    };
    withdrawals.push(await planWithdrawal(db, kind, known, plan.seen, { timeZone, now, tell }));
  }
  const prices = {
    rows: plans.get(kindOf('priceLists'))?.rows ?? [],
    seenOf: (kind: KindName) => plans.get(kindOf(kind))?.seen ?? null,
  };
  const held = await heldCurrencies(db, known, prices, scope);
  // Planned again: the amounts of the delivery were read in the currency that its list does not get.
  if (held.size > 0) return planImport(db, read, options, work, pages, new Map([...keptCurrencies, ...held]));
  return {
    files,
    counts: new Map([...plans].map(([kind, { counts }]) => [kind.name, counts])),
    verdicts: verdicts.all,
    reportable: verdicts.count,
    emptied: withdrawals.flatMap(({ kind, removed, ended }) => {
      const withdrawn = removed.length + ended.length;
      const size = live.get(kind) ?? 0;
      return withdrawn > MANY && withdrawn * 2 > size ? [{ kind: kind.name, withdrawn, known: size }] : [];
    }),
    rows: new Map([...plans].map(([kind, { rows }]) => [kind.name, rows])),
    withdrawals,
    unsure: isComplete
      ? [...plans].flatMap(([kind, plan]) =>
          !kind.withdrawal.isNever && (plan.isUnsure || !isWhole) ? [kind.name] : [],
        )
      : [],
    known,
  };
}
