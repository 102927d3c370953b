import {
  type ImportKind,
  type ImportValue,
  type KindName,
  type KnownEntry,
  type KnownRows,
  keyOf,
} from '../kinds/kind.ts';

/** The known rows of each kind, changed as the plan goes on. */
export class PlannedRows implements KnownRows {
  readonly #kinds = new Map<KindName, ImportKind>();
  readonly #byKey = new Map<KindName, Map<string, KnownEntry>>();
  readonly #byUnique = new Map<KindName, Map<ImportValue, KnownEntry>>();

  keyOf(kind: ImportKind, entry: KnownEntry['entry']): string {
    return keyOf(kind.key.map((field) => entry[field] ?? null));
  }

  load(kind: ImportKind, rows: readonly KnownEntry[]): void {
    this.#kinds.set(kind.name, kind);
    for (const row of rows) this.put(kind, row);
  }

  /** `key` is the row's own, where it is known already. */
  put(kind: ImportKind, row: KnownEntry, before?: KnownEntry, key = this.keyOf(kind, row.entry)): void {
    const byKey = this.#byKey.get(kind.name) ?? new Map<string, KnownEntry>();
    this.#byKey.set(kind.name, byKey.set(key, row));
    if (kind.unique === undefined) return;
    const byUnique = this.#byUnique.get(kind.name) ?? new Map<ImportValue, KnownEntry>();
    // The former value stays taken until all is written: the database looks at every row as it is written.
    if (before && before.entry[kind.unique] !== row.entry[kind.unique])
      byUnique.set(before.entry[kind.unique] ?? null, row);
    this.#byUnique.set(kind.name, byUnique.set(row.entry[kind.unique] ?? null, row));
  }

  drop(kind: ImportKind, row: KnownEntry): void {
    this.#byKey.get(kind.name)?.delete(this.keyOf(kind, row.entry));
  }

  find(kind: KindName, key: readonly ImportValue[]): KnownEntry | undefined {
    return this.at(kind, keyOf(key));
  }

  /** The row with a key that {@link keyOf} has made. */
  at(kind: KindName, key: string): KnownEntry | undefined {
    return this.#byKey.get(kind)?.get(key);
  }

  findUnique(kind: KindName, value: ImportValue): KnownEntry | undefined {
    return this.#byUnique.get(kind)?.get(value);
  }

  all(kind: KindName): Iterable<KnownEntry> {
    return this.#byKey.get(kind)?.values() ?? [];
  }
}
