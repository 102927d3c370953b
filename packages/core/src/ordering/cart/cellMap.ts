const BUCKETS = 256;
const nothing: ReadonlyMap<string, never> = new Map<string, never>();
const noBuckets: readonly ReadonlyMap<string, never>[] = Array.from({ length: BUCKETS }, () => nothing);

/** Only the end of an id is hashed: its beginning is the style, which hundreds of ids share. */
const TELLING = 12;

/** FNV-1a: it distributes ids well that differ only in their last digits. */
const bucketOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, id.length - TELLING); at < id.length; at += 1)
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (BUCKETS - 1);
};

/**
 * An immutable map of values by articleVariantId. A changed map shares all unchanged buckets with the map it was made
 * from, so a keystroke costs the same in a cart of ten lines as in one of twenty thousand.
 */
export class CellMap<Value> implements Iterable<readonly [string, Value]> {
  readonly size: number;
  readonly buckets: readonly ReadonlyMap<string, Value>[];

  private constructor(buckets: readonly ReadonlyMap<string, Value>[], size: number) {
    this.buckets = buckets;
    this.size = size;
  }

  static empty<Value>(): CellMap<Value> {
    return new CellMap<Value>(noBuckets, 0);
  }

  static of<Value>(entries: Iterable<readonly [string, Value]>): CellMap<Value> {
    return CellMap.empty<Value>().with(entries);
  }

  get(id: string): Value | undefined {
    if (this.size === 0) return undefined;
    return this.buckets[bucketOf(id)]?.get(id);
  }

  /**
   * A copy with other values for some ids. `undefined` removes an id; if an id occurs several times, the last value
   * counts.
   */
  with(changes: Iterable<readonly [string, Value | undefined]>): CellMap<Value> {
    const buckets = [...this.buckets];
    const own = new Map<number, Map<string, Value>>();
    let size = this.size;
    for (const [id, value] of changes) {
      const at = bucketOf(id);
      let bucket = own.get(at);
      if (!bucket) {
        bucket = new Map(buckets[at]);
        own.set(at, bucket);
        buckets[at] = bucket;
      }
      size -= bucket.size;
      if (value === undefined) bucket.delete(id);
      else bucket.set(id, value);
      size += bucket.size;
    }
    return own.size === 0 ? this : new CellMap(buckets, size);
  }

  /** Ids whose values differ. Maps derived from each other share most buckets, and shared buckets are skipped. */
  differing(before: CellMap<Value>): string[] {
    if (before === this) return [];
    const differing: string[] = [];
    for (const [at, bucket] of this.buckets.entries()) {
      const old = before.buckets[at];
      if (old === bucket) continue;
      for (const id of new Set([...(old?.keys() ?? []), ...bucket.keys()]))
        if (old?.get(id) !== bucket.get(id)) differing.push(id);
    }
    return differing;
  }

  /** Faster than iterating; for code that visits many cells on each keystroke. */
  forEach(visit: (value: Value, id: string) => void): void {
    for (const bucket of this.buckets) bucket.forEach(visit);
  }

  *[Symbol.iterator](): IterableIterator<readonly [string, Value]> {
    for (const bucket of this.buckets) yield* bucket;
  }

  *values(): IterableIterator<Value> {
    for (const bucket of this.buckets) yield* bucket.values();
  }

  /** For comparing and drawing the states of a chart. */
  toJSON(): Record<string, Value> {
    return Object.fromEntries([...this].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
