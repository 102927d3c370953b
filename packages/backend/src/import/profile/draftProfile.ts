import { foldWord } from '@selvedge/core/lists';
import type { ImportColumn, ImportKind, KindName } from '../kinds/kind.ts';
import { importKinds } from '../kinds/kinds.ts';
import { matchTable } from '../plan/matchTable.ts';
import { isUnreadable, type RawTable, type UnreadableFile } from '../reading/rawTable.ts';
import { sizeColumnsOf } from './sizeColumns.ts';

/** The kinds that products, prices and stock are delivered by. */
const drafted = ['styles', 'colours', 'variants', 'prices', 'stock'] as const;

/** A field of a drafted profile; a column that is not found is left to be filled in. */
type DraftSource =
  | string
  | { readonly value: string }
  | { readonly column: string; readonly part?: readonly [number, number]; readonly list?: true };

interface DraftPart {
  readonly files: readonly string[];
  readonly sizes?: { readonly columns: readonly string[]; readonly size: string; readonly value: string };
  readonly kinds: Readonly<Record<string, Readonly<Record<string, DraftSource>>>>;
}

export interface DraftedProfile {
  readonly profile: 1;
  readonly about: string;
  readonly files: readonly DraftPart[];
}

export interface ProfileDraft {
  readonly profile: DraftedProfile;
  /** Columns of the sample that no field was found for, by file. */
  readonly unused: ReadonlyMap<string, readonly string[]>;
  /** Fields that are needed and not found, as 'kind.column'. */
  readonly open: readonly string[];
}

const squeezed = (word: string): string => foldWord(word).replaceAll(' ', '');
const wordsOf = ({ field, headings }: ImportColumn): Set<string> =>
  new Set([field, ...headings.en, ...headings.de].map(squeezed));

/** What partners usually mean by the segments of a PRICAT; with its kind, what a field means there alone. */
const usualInCatalogues: Readonly<Record<string, readonly string[]>> = {
  style: ['PIA SA', 'PIA MF'],
  'colours.name': ['IMD 35'],
  'colours.name.en': ['IMD 35'],
  name: ['IMD ANM', 'IMD 8', 'IMD'],
  'name.en': ['IMD ANM', 'IMD 8', 'IMD'],
  colour: ['IMD 35 code', 'IMD 35'],
  size: ['IMD 98'],
  sizes: ['IMD 98'],
  ean: ['EAN'],
  season: ['IMD SEA', 'PGI'],
  deliveryFrom: ['DTM 64', 'DTM 2', 'DTM 7'],
  deliveryTo: ['DTM 63', 'DTM 2', 'DTM 7'],
  salesPrice: ['PRI AAA', 'PRI AAB'],
  retailPrice: ['PRI AAE SRP', 'PRI AAE'],
  stock: ['QTY 145', 'QTY 17'],
};

const currencyCode = /^[A-Z]{3}$/;

/** How the columns of sizes are called that become rows, and the longest size in letters that is looked for. */
const SIZE = 'size';
const LONGEST_SIZE = 8;

/** The column of the sample that a field may come from: one that is called as it is, or begins so. */
function columnFor(
  kind: KindName,
  column: ImportColumn,
  headings: readonly string[],
  isCatalogue: boolean,
): string | undefined {
  if (isCatalogue) {
    const usual = usualInCatalogues[`${kind}.${column.field}`] ?? usualInCatalogues[column.field];
    return usual?.find((heading) => headings.includes(heading));
  }
  const words = wordsOf(column);
  const named = headings.find((heading) => words.has(squeezed(heading)));
  if (named !== undefined) return named;
  return headings.find((heading) => {
    const [first = '', ...more] = heading.split(/[\s_.(]+/);
    // 'EK EUR' is a price with its currency; another short word may mean anything.
    const isLong = first.length > 3 || (more.length === 1 && currencyCode.test(more[0] ?? ''));
    return isLong && words.has(squeezed(first));
  });
}

/** Whether columns say more of a kind's rows than one field of their key: an EAN alone is no stock. */
const saysSomething = ({ columns, key }: ImportKind, isFound: (column: ImportColumn) => boolean): boolean => {
  const found = columns.filter(isFound);
  return found.length > 1 && found.some(({ field }) => key.includes(field));
};

/** A table that needs no profile: it is called as a kind is, and has nothing but the kind's own headings. */
function readsItself(table: RawTable): boolean {
  if (table.needsProfile) return false;
  const matched = matchTable(table);
  if (matched === null || 'problem' in matched) return false;
  return matched.ignored.length === 0;
}

/** A first profile for a house's own files, made from samples of them: what can be told by the headings is filled in. */
export function draftProfile(read: readonly (RawTable | UnreadableFile)[]): ProfileDraft {
  const unused = new Map<string, readonly string[]>();
  const open: string[] = [];
  const files = read.flatMap((table): DraftPart[] => {
    if (isUnreadable(table) || readsItself(table)) return [];
    const written = table.headings.map((heading) => heading.trim()).filter((heading) => heading !== '');
    const isCatalogue = table.needsProfile ?? false;
    const sizes = isCatalogue ? null : sizeColumnsOf(table);
    const headings = sizes
      ? [...written.filter((heading) => !sizes.headings.has(heading)), SIZE, sizes.value]
      : written;
    const used = new Set<string>(sizes ? [SIZE, sizes.value] : []);
    const find = (kind: KindName, column: ImportColumn) => {
      if (sizes && (column.field === 'sizes' || column.field === 'size')) return SIZE;
      if (sizes?.value === 'pieces' && column.field === 'stock') return sizes.value;
      return columnFor(kind, column, headings, isCatalogue);
    };
    const sourceOf = ({ field }: ImportColumn, found: string): DraftSource => {
      const list = field === 'sizes' && { list: true as const };
      if (sizes && found === SIZE && sizes.from > 1)
        return { column: found, part: [sizes.from, sizes.from + LONGEST_SIZE], ...list };
      // Several rows of a style name a size each.
      return list ? { column: found, ...list } : found;
    };
    const kinds = Object.fromEntries(
      importKinds
        .filter(({ name }) => drafted.some((one) => one === name))
        .filter((kind) => saysSomething(kind, (column) => find(kind.name, column) !== undefined))
        .map((kind) => {
          const fields = kind.columns.flatMap((column): [string, DraftSource][] => {
            const found = find(kind.name, column);
            const word = column.headings.en[0] ?? column.field;
            if (found !== undefined) used.add(found);
            if (found !== undefined) return [[word, sourceOf(column, found)]];
            if (!column.isNeeded) return [];
            open.push(`${kind.name}.${word}`);
            return [[word, { value: '' }]];
          });
          return [kind.name, Object.fromEntries(fields)];
        }),
    );
    unused.set(
      table.file,
      headings.filter((heading) => !used.has(heading)),
    );
    return [
      {
        files: [isCatalogue ? (table.named[0] ?? table.file) : table.file],
        ...(sizes && { sizes: { columns: sizes.columns, size: SIZE, value: sizes.value } }),
        kinds,
      },
    ];
  });
  return {
    profile: {
      profile: 1,
      about: 'Fill in what has an empty value, and take out what the file does not hold.',
      files,
    },
    unused,
    open,
  };
}
