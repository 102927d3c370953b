import { bareText } from '@selvedge/core/lists';
import type {
  CellContext,
  ImportColumn,
  ImportEntry,
  ImportKind,
  ImportValue,
  KnownEntry,
  ReadCell,
} from '../kinds/kind.ts';
import { shown } from '../reading/problem.ts';
import type { RawLine } from '../reading/rawTable.ts';
import type { CommonValues } from './commonValues.ts';
import type { PlannedPlaces, PlannedRows } from './knownRows.ts';
import type { MatchedTable } from './matchTable.ts';
import { danglingIn, type ReferenceContext } from './references.ts';
import type { SeenKeys } from './seenKeys.ts';
import {
  type FieldChange,
  type ImportVerdict,
  type LineProblem,
  type LineVerdict,
  sameValue,
} from './verdict.ts';

/** What Excel and its like write for a formula without a result. Nothing of it may become a name or a blank. */
const formulaErrors =
  /^#(?:N\/A|NV|VALUE!|WERT!|REF!|BEZUG!|DIV\/0!|NUM!|ZAHL!|NAME\?|NULL!|SPILL!|CALC!|GETTING_DATA)$/i;

/** What is known while a line is planned. */
export interface LineContext extends ReferenceContext {
  readonly timeZone: string;
  readonly now: number;
  /** Price lists whose currency stays, with the number of prices that are in the way. */
  readonly keptCurrencies: ReadonlyMap<string, number>;
  /** Where each key of the kind was delivered. */
  readonly seen: SeenKeys;
  /** What rows of the kind have in common. */
  readonly common: CommonValues;
}

export interface PlannedLine {
  readonly verdict: ImportVerdict;
  /** What a report says of it: few of many lines are listed one by one. */
  readonly told: () => LineVerdict;
  /** null: refused, or nothing to write. */
  readonly row: PlannedPlaces | null;
  /** The number of the row's key; null: it could not be read. */
  readonly key: number | null;
}

interface ReadFields {
  readonly entry: Record<string, ImportValue>;
  readonly problems: LineProblem[];
}

/** A cell's value; null for a blank one, such as separators with nothing between them. */
function readText({ type, isNeeded }: ImportColumn, text: string, context: CellContext): ReadCell {
  if (formulaErrors.test(text)) return { problem: { code: 'formula', values: { value: shown(text) } } };
  const read = text === '' ? { value: null } : type.read(text, context);
  if ('problem' in read) return read;
  const isBlank = text === '' || (Array.isArray(read.value) && read.value.length === 0);
  if (!isBlank) return read;
  return isNeeded ? { problem: { code: 'missing' } } : { value: null };
}

/** The fields that a line says, and those of its key that it leaves out. */
function readFields(
  { kind, at }: MatchedTable,
  { cells }: RawLine,
  nth: number,
  context: Omit<CellContext, 'entry'>,
): ReadFields {
  const entry: Record<string, ImportValue> = {};
  const problems: LineProblem[] = [];
  // The cells that follow see what those before them say.
  const cellContext = { known: context.known, timeZone: context.timeZone, now: context.now, entry };
  for (const column of kind.columns) {
    const { field } = column;
    const index = at.get(column);
    const cell = index === undefined ? undefined : cells[index];
    if (cell === undefined) {
      if (kind.key.includes(field) && !column.isNeeded) entry[field] = column.otherwise(entry, nth);
      continue;
    }
    const text = bareText(cell);
    if (column.keepsBlank && text === '') continue;
    const read = readText(column, text, cellContext);
    if ('problem' in read) problems.push({ values: {}, ...read.problem, field });
    else entry[field] = read.value ?? column.otherwise(entry, nth);
  }
  return { entry, problems };
}

/** The whole row: what the line leaves out is as it was, or as new rows have it. */
function completed(
  kind: ImportKind,
  { entry, problems }: ReadFields,
  before: KnownEntry | undefined,
  nth: number,
): ImportEntry {
  if (before) return { ...before.entry, ...entry };
  const whole: Record<string, ImportValue> = {};
  for (const column of kind.columns) {
    const said = entry[column.field];
    if (said !== undefined) whole[column.field] = said;
    else if (!column.isNeeded) whole[column.field] = column.otherwise(whole, nth);
    else if (!problems.some(({ field }) => field === column.field))
      problems.push({ code: 'missing', field: column.field, values: {} });
  }
  return whole;
}

const changedIn = (
  columns: readonly ImportColumn[],
  before: ImportEntry,
  after: ImportEntry,
): ImportColumn[] => columns.filter(({ field }) => !sameValue(before[field], after[field]));

/** The changes in words, which are made for the few lines that a report lists. */
function changesOf(
  changed: readonly ImportColumn[],
  before: ImportEntry,
  after: ImportEntry,
  context: Omit<CellContext, 'entry'>,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { field, type } of changed) {
    const from = type.show(before[field] ?? null, { ...context, entry: before });
    const to = type.show(after[field] ?? null, { ...context, entry: after });
    changes.push({ field, from, to });
  }
  return changes;
}

/** The fields of a row's key as files write them, as far as they are known. */
export const keyTextsOf = (kind: ImportKind, context: CellContext): string[] =>
  kind.key.flatMap((field) => {
    const value = context.entry[field];
    const type = kind.columns.find((column) => column.field === field)?.type;
    const shown = value === undefined || !type ? '' : type.show(value, context);
    return shown === '' ? [] : [shown];
  });

function tornProblems({ table }: MatchedTable, { cells, isBroken }: RawLine): LineProblem[] {
  if (isBroken) return [{ code: 'json', values: {} }];
  const columns = table.headings.length;
  const isTorn = cells.length > columns || (table.isEven && cells.length < columns);
  return isTorn ? [{ code: 'cells', values: { cells: cells.length, columns } }] : [];
}

function currencyProblems(
  { name }: ImportKind,
  before: KnownEntry | undefined,
  { priceList, currency }: ImportEntry,
  { keptCurrencies }: LineContext,
): LineProblem[] {
  const count = name === 'priceLists' ? keptCurrencies.get(String(priceList)) : undefined;
  if (!before || count === undefined || before.entry.currency === currency) return [];
  const values = { from: String(before.entry.currency), to: String(currency), count };
  return [{ code: 'currencyInUse', field: 'currency', values }];
}

/** The kind's unique field belongs to one row. */
function takenProblems(
  kind: ImportKind,
  whole: ImportEntry,
  before: KnownEntry | undefined,
  known: PlannedRows,
): LineProblem[] {
  if (kind.unique === undefined) return [];
  const value = whole[kind.unique] ?? null;
  if (before && before.entry[kind.unique] === value) return [];
  const other = known.findUnique(kind.name, value);
  if (!other || other.id === before?.id) return [];
  const names = kind.key.map((field) => other.entry[field]).join(' · ');
  return [{ code: 'taken', field: kind.unique, values: { value: String(value), other: names } }];
}

/** A key is taken where it comes first. */
function doubledProblems(
  { table }: MatchedTable,
  { number }: RawLine,
  key: number,
  { seen, keyTexts }: Pick<LineContext, 'seen'> & { readonly keyTexts: () => string[] },
): LineProblem[] {
  const earlier = seen.at(key);
  if (!earlier) {
    seen.see(key, { file: table.file, line: number });
    return [];
  }
  const code = table.isWholeFile ? 'doubledFile' : 'doubled';
  return [{ code, values: { key: keyTexts().join(' · '), ...earlier } }];
}

const rowNow = (kind: ImportKind, row: KnownEntry | undefined, known: PlannedRows): KnownEntry | undefined =>
  row && kind.asOfNow ? { ...row, entry: kind.asOfNow(row.entry, known) } : row;

/** Decides what becomes of one line. A row that it takes is known from then on. */
export function planLine(
  matched: MatchedTable,
  line: RawLine,
  nth: number,
  context: LineContext,
): PlannedLine {
  const { kind, table } = matched;
  const { known, seen } = context;
  const torn = tornProblems(matched, line);
  const fields = torn.length > 0 ? { entry: {}, problems: torn } : readFields(matched, line, nth, context);
  const { entry, problems } = fields;
  const keyTexts = (): string[] => keyTextsOf(kind, { ...context, entry });
  const toldAs =
    (verdict: ImportVerdict, changes = (): readonly FieldChange[] => [], isBack = false) =>
    (): LineVerdict => ({
      kind: kind.name,
      file: table.file,
      line: table.isWholeFile ? null : line.number,
      key: verdict === 'unchanged' ? [] : keyTexts(),
      verdict,
      problems,
      changes: changes(),
      ...(isBack && { kept: 'back' as const }),
    });
  const hasKey = kind.key.every((field) => entry[field] !== undefined);
  const key = hasKey ? known.keysOf(kind.name).add(known.keyOf(kind, entry)) : null;
  const refused = (): PlannedLine => ({ verdict: 'refused', told: toldAs('refused'), row: null, key });
  if (key === null) return refused();

  problems.push(...doubledProblems(matched, line, key, { seen, keyTexts }));
  const placeBefore = known.placeOf(kind.name, key);
  const before = rowNow(kind, known.rowAt(kind.name, placeBefore), known);
  // What would be missing in a row that cannot be added says nothing.
  const whole = !before && kind.addsNone ? entry : completed(kind, fields, before, nth);
  problems.push(...danglingIn(kind, entry, whole, context));
  problems.push(...takenProblems(kind, whole, before, known));
  problems.push(...currencyProblems(kind, before, whole, context));
  if (problems.length === 0) problems.push(...(kind.check?.(whole, known) ?? []));
  if (kind.common && problems.length === 0)
    problems.push(...context.common.problemsOf(matched, line, { said: entry, whole }, context));
  if (problems.length > 0) return refused();

  const changed = before ? changedIn(kind.columns, before.entry, whole) : [];
  const isBack = before?.isEnded === true && kind.withdrawal.isTakenBack === true;
  const ofKnown = changed.length > 0 || isBack ? 'changed' : 'unchanged';
  const verdict = before ? ofKnown : 'added';
  const told = toldAs(
    verdict,
    () => (before ? changesOf(changed, before.entry, whole, context) : []),
    isBack,
  );
  if (verdict === 'unchanged') return { verdict, told, row: null, key };
  const row = { id: before?.id ?? kind.newId(whole), entry: whole, isEnded: false };
  return { verdict, told, row: { at: known.put(kind, row, before, key), before: placeBefore }, key };
}
