import {
  type ImportKind,
  type ImportValue,
  type KindName,
  type KnownEntry,
  type KnownRows,
  keyOf,
  type PlannedRow,
  type ReadRows,
} from '../kinds/kind.ts';
import { GrowingNumbers } from '../packed/growing.ts';
import { KeyTable } from '../packed/keyTable.ts';
import { Pages } from '../packed/pages.ts';
import { PackedRows } from './packedRows.ts';

/** What stands in place of a row's place where there is none. */
const NONE = -1;

/** What a kind reads, in parts. */
export async function* partsOf(read: ReadRows): AsyncGenerator<readonly KnownEntry[]> {
  if (Symbol.asyncIterator in read) yield* read;
  else yield await read;
}

/** A row to write, by the places of what it becomes and of what it was; the latter is negative for an added one. */
export interface PlannedPlaces {
  readonly at: number;
  readonly before: number;
}

/** The rows of one kind. Where a place is kept it is one more than it is: 0 is none. */
class KindRows {
  readonly keys: KeyTable;
  readonly rows: PackedRows;
  readonly #placeOf = new GrowingNumbers();
  readonly #values: KeyTable;
  readonly #placeOfValue = new GrowingNumbers();

  constructor(pages: Pages) {
    this.keys = new KeyTable(pages);
    this.rows = new PackedRows(pages);
    this.#values = new KeyTable(pages);
  }

  place(key: number): number {
    return this.#placeOf.at(key) - 1;
  }

  setPlace(key: number, place: number): void {
    this.#placeOf.set(key, place + 1);
  }

  placeOfValue(value: ImportValue): number {
    return this.#placeOfValue.at(this.#values.find(keyOf([value]))) - 1;
  }

  setPlaceOfValue(value: ImportValue, place: number): void {
    this.#placeOfValue.set(this.#values.add(keyOf([value])), place + 1);
  }
}

/** The known rows of each kind, changed as the plan goes on. They are kept as bytes, and made into objects when asked for. */
export class PlannedRows implements KnownRows {
  readonly #kinds = new Map<KindName, KindRows>();
  readonly #pages: Pages;

  constructor(pages = new Pages()) {
    this.#pages = pages;
  }

  #of(kind: KindName): KindRows {
    const known = this.#kinds.get(kind);
    if (known) return known;
    const made = new KindRows(this.#pages);
    this.#kinds.set(kind, made);
    return made;
  }

  keyOf(kind: ImportKind, entry: KnownEntry['entry']): string {
    return keyOf(kind.key.map((field) => entry[field] ?? null));
  }

  /** Takes the rows that there are; how many of them are not ended. */
  async load(kind: ImportKind, read: ReadRows): Promise<number> {
    let live = 0;
    for await (const rows of partsOf(read))
      for (const row of rows) {
        this.put(kind, row);
        if (!row.isEnded) live += 1;
      }
    return live;
  }

  /** Where the row is from now on. `key` is the number of its own, where it is known already. */
  put(
    kind: ImportKind,
    row: KnownEntry,
    before?: KnownEntry,
    key = this.keysOf(kind.name).add(this.keyOf(kind, row.entry)),
  ): number {
    const of = this.#of(kind.name);
    const place = of.rows.push(row);
    of.setPlace(key, place);
    if (kind.unique === undefined) return place;
    // The former value stays taken until all is written: the database looks at every row as it is written.
    if (before && before.entry[kind.unique] !== row.entry[kind.unique])
      of.setPlaceOfValue(before.entry[kind.unique] ?? null, place);
    of.setPlaceOfValue(row.entry[kind.unique] ?? null, place);
    return place;
  }

  /** Forgets the row with a key, by its number. */
  drop(kind: KindName, key: number): void {
    this.#of(kind).setPlace(key, NONE);
  }

  /** Has a known row another key from now on. */
  move(kind: ImportKind, from: readonly ImportValue[], changed: KnownEntry['entry']): void {
    const key = this.keysOf(kind.name).find(keyOf(from));
    const row = this.rowAt(kind.name, this.placeOf(kind.name, key));
    if (!row) return;
    this.drop(kind.name, key);
    this.put(kind, { ...row, entry: { ...row.entry, ...changed } });
  }

  find(kind: KindName, key: readonly ImportValue[]): KnownEntry | undefined {
    return this.rowAt(kind, this.placeOf(kind, this.keysOf(kind).find(keyOf(key))));
  }

  findUnique(kind: KindName, value: ImportValue): KnownEntry | undefined {
    return this.rowAt(kind, this.#of(kind).placeOfValue(value));
  }

  /** The keys that are known or were delivered: {@link keyOf} makes them. */
  keysOf(kind: KindName): KeyTable {
    return this.#of(kind).keys;
  }

  /** Where the row is whose key has a number; negative: there is none. */
  placeOf(kind: KindName, key: number): number {
    return this.#of(kind).place(key);
  }

  rowAt(kind: KindName, place: number): KnownEntry | undefined {
    return place < 0 ? undefined : this.#of(kind).rows.at(place);
  }

  *all(kind: KindName): Generator<KnownEntry> {
    const { size } = this.keysOf(kind);
    for (let key = 0; key < size; key += 1) {
      const row = this.rowAt(kind, this.placeOf(kind, key));
      if (row) yield row;
    }
  }

  /** A row to write as it is and as it was. */
  planned(kind: KindName, { at, before }: PlannedPlaces): PlannedRow {
    const { rows } = this.#of(kind);
    const was = before < 0 ? undefined : rows.at(before).entry;
    return { ...rows.at(at), before: was };
  }
}
