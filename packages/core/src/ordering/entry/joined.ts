import { foldWord } from '../../encoding/foldWord.ts';
import type { EntryList } from './entryList.ts';
import { headingOf } from './heading.ts';
import { bareText } from './spreadsheetDamage.ts';
import type { Table, TableLine } from './table.ts';

const widthOf = ({ lines }: Table): number =>
  lines.reduce((most, { cells, loose }) => (loose ? most : Math.max(most, cells.length)), 0);

const namesOf = ({ cells }: TableLine): string => cells.map((cell) => foldWord(bareText(cell))).join('|');

/** The lines of another table without its heading, and whether they have the same columns as the first. */
function further(first: Table, second: Table): { lines: readonly TableLine[]; alike: boolean } {
  const [one, other] = [headingOf(first), headingOf(second)];
  const lines = other === null ? second.lines : second.lines.slice(other + 1);
  const [mine, theirs] = [first.lines[one ?? -1], second.lines[other ?? -1]];
  if (!theirs) return { lines, alike: widthOf(first) === widthOf(second) };
  return { lines, alike: mine !== undefined && namesOf(mine) === namesOf(theirs) };
}

/**
 * Appends the lines of another table to a list and continues the line numbers. Lines with other columns are parsed
 * one by one.
 */
export function joined(list: EntryList, second: Table): EntryList {
  const last = list.table.lines.at(-1)?.number ?? 0;
  const { lines, alike } = further(list.table, second);
  const more = lines.map((line): TableLine => {
    const number = last + line.number;
    return alike ? { ...line, number } : { ...line, number, loose: true };
  });
  return { ...list, table: { lines: [...list.table.lines, ...more] } };
}
