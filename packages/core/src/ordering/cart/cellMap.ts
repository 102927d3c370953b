const BUCKETS = 256;
const nothing: ReadonlyMap<string, never> = new Map<string, never>();
const noBuckets: readonly ReadonlyMap<string, never>[] = Array.from({ length: BUCKETS }, () => nothing);

/** The end of an id tells most: what comes before is the style, the same in hundreds of them. */
const TELLING = 12;

/** FNV-1a: spreads ids that differ in their last figures only. */
const bucketOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, id.length - TELLING); at < id.length; at += 1)
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (BUCKETS - 1);
};

/**
 * Values by articleVariantId that never change in place: a changed map shares all buckets but those it changed
 * with the one it was made of, so that a keystroke costs the same in a cart of ten lines and of twenty thousand.
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

  /** The map with other values at some ids; `undefined` takes the id out. The last of several for one id stands. */
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

  /** Ids whose values differ; maps that came of each other share most of what they hold, and that is passed over. */
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

  /** Faster than iterating, for what runs over many cells at a keystroke. */
  forEach(visit: (value: Value, id: string) => void): void {
    for (const bucket of this.buckets) bucket.forEach(visit);
  }

  *[Symbol.iterator](): IterableIterator<readonly [string, Value]> {
    for (const bucket of this.buckets) yield* bucket;
  }

  *values(): IterableIterator<Value> {
    for (const bucket of this.buckets) yield* bucket.values();
  }

  /** For comparing and drawing situations of a chart. */
  toJSON(): Record<string, Value> {
    return Object.fromEntries([...this].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
