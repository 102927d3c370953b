import { foldWord } from '@selvedge/core/lists';
import { groupBy } from '../../database/groupBy.ts';
import { createTimeSlice } from '../../work/timeSlice.ts';
import type { KindName } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { GrowingNumbers } from '../packed/growing.ts';
import { KeyTable } from '../packed/keyTable.ts';
import type { Pages } from '../packed/pages.ts';
import { mostColumns, mostLines, mostLinesMade } from '../reading/bounds.ts';
import { type ManyRows, manyRows } from '../reading/manyRows.ts';
import { PackedLines } from '../reading/packedLines.ts';
import { RefusedList, shown } from '../reading/problem.ts';
import { isUnreadable, type RawLine, type RawTable, type UnreadableFile } from '../reading/rawTable.ts';
import { type CellSource, cellSource } from './cellSource.ts';
import { comparedName, fitsName, meansHeading, plainHeading } from './fitsName.ts';
import type { ProfilePart } from './profile.ts';

/**
 * The parts that a table is read by: the first that names it and says something of it, with all that name it by the same pattern, so
 * that a row may hold the prices of two lists. A later pattern is for what the earlier ones do not name.
 */
function partsFor(parts: readonly ProfilePart[], { file, named }: RawTable): readonly ProfilePart[] {
  const names = [file, ...file.split(' / '), ...named];
  const saying = parts.filter(({ kinds }) => kinds.size > 0);
  const pattern = saying
    .flatMap(({ files }) => files)
    .find((one) => names.some((name) => fitsName(one, name)));
  if (pattern === undefined) return [];
  const same = comparedName(pattern);
  return saying.filter(({ files }) => files.some((one) => comparedName(one) === same));
}

/** A heading but for capitals, accents and signs; of other letters than Latin ones only the capitals do not count. */
const likeness = (heading: string): string =>
  /\p{L}/u.test(heading.replaceAll(/\p{Script=Latin}/gu, '')) ? heading.toLowerCase() : foldWord(heading);

/**
 * Where a column is that a profile names: one that is called so, else the only one that is called so but for capitals,
 * accents and signs.
 *
 * @throws {RefusedList} where there is none, or more than one
 */
function columnFinder(headings: readonly string[]): (column: string) => number {
  const [exact, alike] = [plainHeading, likeness].map((word) =>
    groupBy([...headings.keys()], (at) => word(plainHeading(headings[at] ?? ''))),
  );
  return (column) => {
    const name = plainHeading(column);
    const [at, ...others] = exact?.get(name) ?? alike?.get(likeness(name) || name) ?? [];
    if (at === undefined) throw new RefusedList({ code: 'profileColumn', values: { column: shown(column) } });
    if (others.length > 0) throw new RefusedList({ code: 'fileHeading', values: { heading: shown(column) } });
    return at;
  };
}

/** Rows with sizes as columns, as a row for each size that is filled. */
async function withSizes(table: RawTable, { sizes }: ProfilePart): Promise<RawTable> {
  if (!sizes) return table;
  const at: number[] = [];
  for (const [index, heading] of table.headings.entries()) {
    const meant = sizes.columns.map((pattern) => meansHeading(pattern, heading));
    if (meant.includes('yes')) at.push(index);
    else if (meant.includes('perhaps'))
      throw new RefusedList({ code: 'profileSize', values: { column: shown(heading) } });
  }
  if (at.length === 0)
    throw new RefusedList({ code: 'profileColumn', values: { column: shown(sizes.columns[0] ?? '') } });
  const others = table.headings.flatMap((_, index) => (at.includes(index) ? [] : [index]));
  const filledIn = ({ cells }: RawLine): number[] => at.filter((index) => (cells[index] ?? '').trim() !== '');
  const yieldWhenDue = createTimeSlice();
  let count = 0;
  for (const line of table.lines) {
    count += line.isBroken ? 1 : filledIn(line).length;
    mostLines(count);
    await yieldWhenDue();
  }
  function* lines(): Generator<RawLine> {
    for (const line of table.lines) {
      if (line.isBroken) {
        yield line;
        continue;
      }
      const rest = others.map((index) => line.cells[index]);
      for (const index of filledIn(line))
        yield { number: line.number, cells: [...rest, table.headings[index]?.trim(), line.cells[index]] };
    }
  }
  const headings = [...others.map((index) => table.headings[index] ?? ''), sizes.size, sizes.value];
  return { ...table, headings, lines: manyRows(count, lines), isEven: false };
}

interface FieldSource extends CellSource {
  readonly field: string;
}

type RowCells = readonly (string | undefined)[];

/** What rows with the same key say together; null where they say different things. */
function merged(one: RowCells, other: RowCells, sources: readonly FieldSource[]): RowCells | null {
  const joined = sources.map(({ isList }, at) => {
    const [known, more] = [one[at] ?? '', other[at] ?? ''];
    if (more === '' || known === more) return known;
    if (known === '') return more;
    if (!isList) return null;
    return known.split('|').includes(more) ? known : `${known}|${more}`;
  });
  return joined.includes(null) ? null : joined.map((text) => text ?? '');
}

interface KeyedLine {
  readonly key: string;
  /** Which line it is. */
  readonly at: number;
  readonly line: RawLine;
}

/** The lines of a list while it is made. Rows with the same key are one line, as long as they agree. */
class MergedLines implements ManyRows<RawLine> {
  readonly #packed: PackedLines;
  readonly #keys: KeyTable;
  /** Where each line is, which what is merged into it moves. */
  readonly #place = new GrowingNumbers();
  /** One more than the line of each key. */
  readonly #lineOfKey = new GrowingNumbers();
  /** Rows with the same key mostly follow each other. */
  #last: KeyedLine | null = null;

  constructor(pages: Pages) {
    this.#packed = new PackedLines(pages);
    this.#keys = new KeyTable(pages);
  }

  get length(): number {
    return this.#place.length;
  }

  push(line: RawLine): void {
    this.#place.push(this.#packed.push(line));
  }

  merge(key: string, line: RawLine, sources: readonly FieldSource[]): void {
    const known = this.#knownBy(key);
    if (known === null) {
      this.#last = { key, at: this.length, line };
      this.push(line);
      return;
    }
    const cells = merged(known.line.cells, line.cells, sources);
    if (cells === null) this.push(line);
    else if (cells.some((cell, nth) => cell !== known.line.cells[nth])) {
      const more = { number: known.line.number, cells };
      this.#place.set(known.at, this.#packed.push(more));
      this.#last = { key, at: known.at, line: more };
    }
  }

  /** The line of a key; null: from now on it is the next one. */
  #knownBy(key: string): KeyedLine | null {
    if (this.#last?.key === key) return this.#last;
    const number = this.#keys.add(key);
    const at = this.#lineOfKey.at(number) - 1;
    if (at < 0) {
      this.#lineOfKey.set(number, this.length + 1);
      return null;
    }
    this.#last = { key, at, line: this.#packed.at(this.#place.at(at)) };
    return this.#last;
  }

  *[Symbol.iterator](): Generator<RawLine> {
    for (let at = 0; at < this.length; at += 1) yield this.#packed.at(this.#place.at(at));
  }
}

/** The list of one kind that a table holds: rows with the same key are one, as long as they agree. */
async function listOf(table: RawTable, kind: KindName, part: ProfilePart, pages: Pages): Promise<RawTable> {
  const indexOf = columnFinder(table.headings);
  const sources = [...(part.kinds.get(kind) ?? [])].map(
    ([field, source]): FieldSource => ({ field, ...cellSource(source, indexOf) }),
  );
  const keyAt = kindOf(kind).key.flatMap((field) => {
    const at = sources.findIndex((source) => source.field === field);
    return at < 0 ? [] : [at];
  });
  const isFixed = keyAt.every((at) => sources[at]?.isFixed);
  const lines = new MergedLines(pages);
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
    lines.merge(key, { number: line.number, cells }, sources);
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
 * @param parts of all profiles; see {@link partsFor}
 * @param pages for the lines that a profile makes
 */
export async function applyProfile(
  read: readonly (RawTable | UnreadableFile)[],
  parts: readonly ProfilePart[],
  pages: Pages,
): Promise<(RawTable | UnreadableFile)[]> {
  const made: (RawTable | UnreadableFile)[] = [];
  for (const one of read) {
    if (isUnreadable(one) || one.isWholeFile) {
      made.push(one);
      continue;
    }
    const reading = partsFor(parts, one);
    if (reading.length === 0) {
      made.push(one.needsProfile ? { file: one.file, problem: { code: 'profileNeeded', values: {} } } : one);
      continue;
    }
    try {
      let all = 0;
      for (const part of reading) {
        const table = await withSizes(one, part);
        mostLines(table.lines.length);
        mostColumns(table.headings.length);
        for (const kind of part.kinds.keys()) {
          const list = await listOf(table, kind, part, pages);
          all += list.lines.length;
          mostLinesMade(all);
          made.push(list);
        }
      }
    } catch (error) {
      if (!(error instanceof RefusedList)) throw error;
      made.push({ file: one.file, problem: error.problem });
    }
  }
  return made;
}
