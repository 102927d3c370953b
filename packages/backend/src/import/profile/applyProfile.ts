import { foldWord } from '@selvedge/core/lists';
import { createTimeSlice } from '../../work/timeSlice.ts';
import type { KindName } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { mostColumns, mostLines } from '../reading/bounds.ts';
import { RefusedList, shown } from '../reading/problem.ts';
import { isUnreadable, type RawLine, type RawTable, type UnreadableFile } from '../reading/rawTable.ts';
import { type CellSource, cellSource } from './cellSource.ts';
import type { ProfilePart } from './profile.ts';

/** A name without its folder and ending, and how it is compared. */
const bare = (name: string): string => foldWord(name.replace(/\.[a-z]{2,8}$/i, '')).replaceAll(' ', '');

/** Whether a name fits a pattern in which `*` stands for anything; in time linear to the name. */
export function fitsName(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*').map((part) => bare(part));
  const whole = bare(name);
  if (rest.length === 0) return whole === first;
  if (!whole.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let from = first.length;
  for (const part of rest) {
    const at = whole.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return whole.length - last.length >= from && whole.endsWith(last);
}

const fits = ({ files }: ProfilePart, { file, named }: RawTable): boolean =>
  files.some((pattern) => [file, ...file.split(' / '), ...named].some((name) => fitsName(pattern, name)));

const headingWord = (heading: string): string => foldWord(heading.replace(/^\u{feff}/u, ''));

/** Rows with sizes as columns, as a row for each size that is filled. */
function withSizes(table: RawTable, { sizes }: ProfilePart): RawTable {
  if (!sizes) return table;
  const at = table.headings.flatMap((heading, index) =>
    sizes.columns.some((pattern) => fitsName(pattern, heading)) ? [index] : [],
  );
  if (at.length === 0)
    throw new RefusedList({ code: 'profileColumn', values: { column: shown(sizes.columns[0] ?? '') } });
  const others = table.headings.flatMap((_, index) => (at.includes(index) ? [] : [index]));
  const lines = [...table.lines].flatMap((line): RawLine[] => {
    if (line.isBroken) return [line];
    const rest = others.map((index) => line.cells[index]);
    const filled = at.filter((index) => (line.cells[index] ?? '').trim() !== '');
    return filled.map((index) => ({
      number: line.number,
      cells: [...rest, table.headings[index]?.trim(), line.cells[index]],
    }));
  });
  mostLines(lines.length);
  const headings = [...others.map((index) => table.headings[index] ?? ''), sizes.size, sizes.value];
  return { ...table, headings, lines, isEven: false };
}

interface FieldSource extends CellSource {
  readonly field: string;
}

interface MergedLine {
  readonly number: number;
  readonly cells: (string | undefined)[];
}

/** Takes what a further row with the same key says; false where it says something else. */
function merge(
  line: MergedLine,
  cells: readonly (string | undefined)[],
  sources: readonly FieldSource[],
): boolean {
  const joined = sources.map(({ isList }, at) => {
    const [one, other] = [line.cells[at] ?? '', cells[at] ?? ''];
    if (other === '' || one === other) return one;
    if (one === '') return other;
    if (!isList) return null;
    return one.split('|').includes(other) ? one : `${one}|${other}`;
  });
  if (joined.includes(null)) return false;
  line.cells.splice(0, line.cells.length, ...joined.map((text) => text ?? ''));
  return true;
}

/** The list of one kind that a table holds: rows with the same key are one, as long as they agree. */
async function listOf(table: RawTable, kind: KindName, part: ProfilePart): Promise<RawTable> {
  const index = new Map(table.headings.map((heading, at): [string, number] => [headingWord(heading), at]));
  const indexOf = (column: string): number => {
    const at = index.get(headingWord(column));
    if (at === undefined) throw new RefusedList({ code: 'profileColumn', values: { column: shown(column) } });
    return at;
  };
  const sources = [...(part.kinds.get(kind) ?? [])].map(
    ([field, source]): FieldSource => ({ field, ...cellSource(source, indexOf) }),
  );
  const keyAt = kindOf(kind).key.flatMap((field) => {
    const at = sources.findIndex((source) => source.field === field);
    return at < 0 ? [] : [at];
  });
  const isFixed = keyAt.every((at) => sources[at]?.isFixed);
  const byKey = new Map<string, MergedLine>();
  const lines: RawLine[] = [];
  const yieldWhenDue = createTimeSlice();
  for (const line of table.lines) {
    await yieldWhenDue();
    if (line.isBroken) {
      lines.push(line);
      continue;
    }
    const cells = sources.map(({ read }) => read(line.cells));
    // A row without a key says nothing of this kind: one of a style nothing of variants.
    if (!isFixed && keyAt.every((at) => sources[at]?.isFixed || (cells[at] ?? '') === '')) continue;
    const key = JSON.stringify(keyAt.map((at) => cells[at]));
    const known = byKey.get(key);
    if (known && merge(known, cells, sources)) continue;
    const made: MergedLine = { number: line.number, cells };
    if (!known) byKey.set(key, made);
    lines.push(made);
  }
  return {
    file: table.file,
    named: [kind],
    headings: sources.map(({ field }) => field),
    lines,
    isEven: false,
  };
}

/**
 * The tables as the profile reads them; one that it does not name is read by its own headings.
 *
 * @param parts of all profiles; the first that names a table counts
 */
export async function applyProfile(
  read: readonly (RawTable | UnreadableFile)[],
  parts: readonly ProfilePart[],
): Promise<(RawTable | UnreadableFile)[]> {
  const made: (RawTable | UnreadableFile)[] = [];
  for (const one of read) {
    if (isUnreadable(one) || one.isWholeFile) {
      made.push(one);
      continue;
    }
    const part = parts.find((candidate) => fits(candidate, one));
    if (!part) {
      made.push(one.needsProfile ? { file: one.file, problem: { code: 'profileNeeded', values: {} } } : one);
      continue;
    }
    try {
      const table = withSizes(one, part);
      mostColumns(table.headings.length);
      for (const kind of part.kinds.keys()) made.push(await listOf(table, kind, part));
    } catch (error) {
      if (!(error instanceof RefusedList)) throw error;
      made.push({ file: one.file, problem: error.problem });
    }
  }
  return made;
}
