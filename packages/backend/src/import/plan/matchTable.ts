import { bareText, foldWord } from '@selvedge/core/lists';
import type { ImportColumn, ImportKind } from '../kinds/kind.ts';
import { importKinds } from '../kinds/kinds.ts';
import { type ImportProblem, shown } from '../reading/problem.ts';
import type { RawTable } from '../reading/rawTable.ts';

/** A table whose kind and columns are known. */
export interface MatchedTable {
  readonly table: RawTable;
  readonly kind: ImportKind;
  /** The index of each column that the table has. */
  readonly at: ReadonlyMap<ImportColumn, number>;
  /** Headings that mean nothing to the kind; what is below them is not read. */
  readonly ignored: readonly string[];
}

export interface RefusedTable {
  readonly file: string;
  readonly problem: ImportProblem;
}

const namesOf = ({ name, files }: ImportKind): string[] => [name, ...files.en, ...files.de];
const squeezed = (word: string): string => foldWord(word).replaceAll(' ', '');

const kindByName = new Map(
  importKinds.flatMap((kind) => namesOf(kind).map((name): [string, ImportKind] => [squeezed(name), kind])),
);

/** The kind that a word names, such as 'price lists', 'Preislisten' or 'priceLists'. */
export const kindNamed = (word: string): ImportKind | undefined => kindByName.get(squeezed(word));

/** The kind that a file's name begins with, by as many of its words as name one: 'Bestand-DE', 'price-lists_2027'. */
function kindOfFile(name: string): ImportKind | undefined {
  const words = name.split(/[-_. ]+/);
  for (let count = words.length; count > 0; count -= 1) {
    const kind = kindNamed(words.slice(0, count).join(' '));
    if (kind) return kind;
  }
  return undefined;
}

const headingsOf = ({ field, headings }: ImportColumn): Set<string> =>
  new Set([field, ...headings.en, ...headings.de].map(squeezed));

const refused = (
  file: string,
  code: ImportProblem['code'],
  values: ImportProblem['values'],
): RefusedTable => ({
  file,
  problem: { code, values },
});

/** Finds out what a table is about. null: a sheet among others, which is of no kind. */
export function matchTable(table: RawTable): MatchedTable | RefusedTable | null {
  const found = table.named.map(kindOfFile).find(Boolean);
  const { file } = table;
  // A list cannot hold files, whatever it is called.
  const kind = Boolean(found?.isOfFiles) === Boolean(table.isWholeFile) ? found : undefined;
  if (!kind) {
    if (table.isOneOfMany) return null;
    return refused(file, 'fileKind', { name: shown(table.named[0] ?? '') });
  }
  const at = new Map<ImportColumn, number>();
  const ignored: string[] = [];
  const meant = kind.columns.map((column) => ({ column, words: headingsOf(column) }));
  for (const [index, heading] of table.headings.entries()) {
    const word = squeezed(bareText(heading));
    if (word === '') continue;
    const column = meant.find(({ words }) => words.has(word))?.column;
    if (!column) ignored.push(shown(heading));
    else if (at.has(column)) return refused(file, 'fileHeading', { heading: shown(heading) });
    else at.set(column, index);
  }
  const lacking = kind.columns.filter(
    (column) => kind.key.includes(column.field) && column.isNeeded && !at.has(column),
  );
  if (lacking.length > 0)
    return refused(file, 'fileColumns', {
      columns: lacking.map(({ headings }) => headings.en[0]).join(', '),
    });
  return { table, kind, at, ignored };
}
