import type { RawTable } from '../reading/rawTable.ts';
import { meansHeading } from './fitsName.ts';

/** A table with sizes as columns, for a first profile. */
export interface SizeColumns {
  /** Patterns of their names. */
  readonly columns: readonly string[];
  /** What the cells hold. */
  readonly value: 'EAN' | 'pieces';
  /** Where the size begins in a column's name, from 1. */
  readonly from: number;
  readonly headings: ReadonlySet<string>;
}

const LEAST = 3;
const LINES_LOOKED_AT = 50;
const sizeWord = /^(?:\d{1,3}|\d{1,3}[/.,]\d{1,3}|X{0,4}[SL]|[2-6]X[SL]|M|TU|OS|ONE SIZE)$/i;
const eanWord = /^\d{8,14}$/;

/** What stands before the size in a column's name, such as 'Gr '; null: it names no size. */
function prefixOf(heading: string): string | null {
  const at =
    Math.max(...[' ', '\u00a0', '_', '-', '.'].map((separator) => heading.lastIndexOf(separator))) + 1;
  return sizeWord.test(heading.slice(at)) ? heading.slice(0, at) : null;
}

/** The sizes that are columns of a table: at least three that are named alike. null: there are none. */
export function sizeColumnsOf({ headings, lines }: RawTable): SizeColumns | null {
  const groups = new Map<string, { readonly heading: string; readonly at: number }[]>();
  for (const [at, written] of headings.entries()) {
    const heading = written.trim();
    const prefix = prefixOf(heading);
    const alike = prefix?.toLowerCase().replaceAll(/\s/g, ' ');
    if (alike !== undefined) groups.set(alike, [...(groups.get(alike) ?? []), { heading, at }]);
  }
  const [first] = [...groups].filter(([, found]) => found.length >= LEAST);
  if (!first) return null;
  const [, found] = first;
  // As the first of them is written.
  const prefix = prefixOf(found[0]?.heading ?? '') ?? '';
  let looked = 0;
  let isEan = false;
  for (const { cells } of lines) {
    isEan ||= found.some(({ at }) => eanWord.test((cells[at] ?? '').trim()));
    looked += 1;
    if (isEan || looked === LINES_LOOKED_AT) break;
  }
  // A pattern names the sizes to come as well, unless it names other columns.
  const named = headings.filter((heading) => meansHeading(`${prefix}*`, heading) !== 'no');
  const isPattern = prefix !== '' && named.length === found.length;
  return {
    columns: isPattern ? [`${prefix}*`] : found.map(({ heading }) => heading),
    value: isEan ? 'EAN' : 'pieces',
    from: prefix.length + 1,
    headings: new Set(found.map(({ heading }) => heading)),
  };
}
