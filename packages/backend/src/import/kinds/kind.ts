import type { Language } from '@selvedge/core/contract';
import type { Queryable } from '../../database/database.ts';
import type { ImportProblem } from '../reading/problem.ts';

/** Fields of a row. Money is in minor units, moments are epoch ms, sets are lists of codes. */
export type ImportValue = string | number | boolean | null | readonly string[];
export type ImportEntry = Readonly<Record<string, ImportValue>>;

/** A row that is in the portal, or will be. `isEnded`: it is only kept because a cart or an order refers to it. */
export interface KnownEntry {
  readonly id: string;
  readonly entry: ImportEntry;
  readonly isEnded: boolean;
}

/** The rows of all kinds concerned, as they will be after what is planned so far. */
export interface KnownRows {
  /** By the values of the kind's key, in order. */
  find(kind: KindName, key: readonly ImportValue[]): KnownEntry | undefined;
  /** By the kind's other unique field, such as an EAN. */
  findUnique(kind: KindName, value: ImportValue): KnownEntry | undefined;
  all(kind: KindName): Iterable<KnownEntry>;
}

/** Rows as they are read: at once, or where there may be many in parts, so that no table is in memory as a whole. */
export type ReadRows = Promise<readonly KnownEntry[]> | AsyncIterable<readonly KnownEntry[]>;

/** What a cell is read with: the fields of its line so far, the known rows, the house's time zone, the moment (epoch ms). */
export interface CellContext {
  readonly entry: ImportEntry;
  readonly known: KnownRows;
  readonly timeZone: string;
  readonly now: number;
}

export type ReadCell =
  | { readonly value: ImportValue }
  | { readonly problem: Omit<ImportProblem, 'values'> & { readonly values?: ImportProblem['values'] } };

/** How the text of a cell becomes a value, and how the value is written again. */
export interface CellType {
  /** For docs/data.md. */
  readonly rule: string;
  /** The words that it takes, where it takes no others. */
  readonly choices?: Readonly<Record<Language, readonly string[]>>;
  /** `text` is not blank. */
  read(text: string, context: CellContext): ReadCell;
  show(value: ImportValue, context: CellContext): string;
}

/** That a value names a row of another kind; for a list each of its elements. */
export interface ColumnReference {
  readonly kind: KindName;
  /** null: nothing is referred to. By default the value alone is the key. */
  readonly key?: (value: string, entry: ImportEntry) => readonly ImportValue[] | null;
  /** The value is the kind's unique field, not its key. */
  readonly byUnique?: boolean;
}

export interface ImportColumn {
  readonly field: string;
  /** What a heading may say, the usual one first. Case, accents and punctuation do not count. */
  readonly headings: Readonly<Record<Language, readonly string[]>>;
  readonly type: CellType;
  /** A new row needs it, and no row may leave it blank. */
  readonly isNeeded: boolean;
  /** A blank cell says nothing, as if the column were not there: the row keeps the value that it has. */
  readonly keepsBlank?: boolean;
  /** The value of a blank cell, and of a new row whose file lacks the column. `nth` is the line's place, from 0. */
  readonly otherwise: (entry: ImportEntry, nth: number) => ImportValue;
  readonly refers?: ColumnReference;
  /** For docs/data.md. */
  readonly about: string;
  readonly example: string;
}

/** A row to write: added if `before` is undefined. */
export interface PlannedRow {
  readonly id: string;
  readonly entry: ImportEntry;
  readonly before: ImportEntry | undefined;
}

export const kindNames = [
  'terms',
  'brands',
  'lines',
  'subdivisions',
  'seasons',
  'sellingTimes',
  'priceLists',
  'customers',
  'deliveryAddresses',
  'invoiceAddresses',
  'locks',
  'limits',
  'looks',
  'styles',
  'colours',
  'variants',
  'prices',
  'variantPrices',
  'stock',
  'pictures',
  'sizeCurves',
  'departments',
  'contacts',
  'questionCategories',
  'questionSections',
  'questions',
  'manualCategories',
  'manuals',
  'manualFiles',
  'legalTexts',
  'users',
  'orders',
  'orderLines',
  'parcels',
  'invoices',
] as const;
export type KindName = (typeof kindNames)[number];

/** The bytes of the delivered files as they are kept, pictures as WebP, by the SHA-256 of what was delivered. */
export type TakenFiles = ReadonlyMap<string, () => Promise<Uint8Array>>;

/** What rows are read for: the numbers of the orders that a delivery names, and the house's time zone. */
export interface ReadScope {
  readonly orders: ReadonlySet<string>;
  readonly timeZone: string;
}

/** What rows are written with besides themselves. `now` in epoch ms. */
export interface WriteContext {
  readonly files: TakenFiles;
  /** The keys of those that are in the bucket, by the same SHA-256; null: the rows have their bytes. */
  readonly fileKeys: ReadonlyMap<string, string> | null;
  readonly timeZone: string;
  readonly now: number;
}

/** Everything the import knows of a kind of data. Kinds are in order of dependency. */
export interface ImportKind {
  readonly name: KindName;
  /** What a file or a sheet of it is called, the usual name first. */
  readonly files: Readonly<Record<Language, readonly string[]>>;
  readonly about: string;
  readonly columns: readonly ImportColumn[];
  /** The fields that tell a row from others. */
  readonly key: readonly string[];
  /** Its rows are files, such as pictures, not lines of a list. What a file's name says comes first among its columns. */
  readonly isOfFiles?: boolean;
  /** The bytes of its files are kept as they are, by the row or in the bucket. */
  readonly keepsBytes?: boolean;
  /** Its rows report of orders (O8): none of their deliveries is older than another. */
  readonly isOfOrders?: boolean;
  /** No delivery adds a row. Its check, or a reference, refuses a line of which there is none. */
  readonly addsNone?: boolean;
  /** Kinds besides those referred to whose rows the check looks at. */
  readonly looksAt?: readonly KindName[];
  /** A field that all rows with the same values in `of` have in common: a delivery must not say it in two ways. */
  readonly common?: { readonly of: readonly string[]; readonly field: string };
  /** A further field that no two rows share. */
  readonly unique?: string;
  /** All rows of the portal; of orders, those of the scope. `db` is a transaction. */
  read(db: Queryable, scope: ReadScope): ReadRows;
  /** A row of before as it counts with what is known by now, such as a limit in the currency of another price list. */
  asOfNow?(entry: ImportEntry, known: KnownRows): ImportEntry;
  /** What is wrong with a whole line whose cells are right. */
  check?(entry: ImportEntry, known: KnownRows): readonly (ImportProblem & { readonly field?: string })[];
  newId(entry: ImportEntry): string;
  /** Writes some of the planned rows; of an order, all of them at once. */
  write(db: Queryable, rows: readonly PlannedRow[], known: KnownRows, context: WriteContext): Promise<void>;
  /** What a full delivery no longer has. */
  readonly withdrawal: Withdrawal;
}

export interface Withdrawal {
  /** For docs/data.md. */
  readonly about: string;
  /** No delivery is ever full. */
  readonly isNever?: boolean;
  /** The kinds whose rows go with it; those of others hold it. */
  readonly takes?: readonly KindName[];
  /** The ids that carts, orders or rows outside of all kinds refer to. */
  held?(db: Queryable): Promise<ReadonlySet<string>>;
  /** Removes some of the withdrawn rows. */
  remove(db: Queryable, rows: readonly KnownEntry[]): Promise<void>;
  /** Ends rows that are held. Without it they stay as they are. */
  end?(db: Queryable, rows: readonly KnownEntry[]): Promise<void>;
  /** A line that has an ended row again takes that back, even where nothing that it says is new. */
  readonly isTakenBack?: boolean;
}

/** The key of a row as one text. A text in it follows its length, so that no two keys are the same. */
export function keyOf(values: readonly ImportValue[]): string {
  let key = '';
  for (const value of values)
    key += typeof value === 'string' ? `${value.length}:${value}` : `${JSON.stringify(value)};`;
  return key;
}
