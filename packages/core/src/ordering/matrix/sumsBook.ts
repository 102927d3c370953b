import type { SnapshotFrom } from 'xstate';
import type { Style, Variant } from '../../contract/index.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { wishedPieces } from '../cart/cart.selectors.ts';
import { type Counts, countsOf, type Sums, sumsFrom } from '../cart/cartSums.ts';
import type { CellMap } from '../cart/cellMap.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;
type Moment = Pick<Snapshot['context'], 'lines' | 'ledger'>;

/**
 * The sums of many styles through the life of a cart: after a change only the styles that it touched are added up anew,
 * however many there are. The same sums are the same object as long as nothing of them changed.
 */
export interface SumsBook {
  ofStyle(snapshot: Snapshot, articleId: string): Sums;
  ofAll(snapshot: Snapshot): Sums;
}

const nothing: Counts = {
  pieces: 0,
  value: 0,
  retailValue: 0,
  unpriced: 0,
  compared: 0,
  comparedRetail: 0,
};

const added = (one: Counts, other: Counts): Counts => ({
  pieces: one.pieces + other.pieces,
  value: one.value + other.value,
  retailValue: one.retailValue + other.retailValue,
  unpriced: one.unpriced + other.unpriced,
  compared: one.compared + other.compared,
  comparedRetail: one.comparedRetail + other.comparedRetail,
});

/** Ids whose values differ; maps that came of each other share most of what they hold. */
const changedIds = <Value>(before: CellMap<Value>, now: CellMap<Value>): string[] => {
  if (before === now) return [];
  return now.buckets.flatMap((bucket, at) => {
    const old = before.buckets[at];
    if (old === bucket) return [];
    const ids = new Set([...(old?.keys() ?? []), ...bucket.keys()]);
    return [...ids].filter((id) => old?.get(id) !== bucket.get(id));
  });
};

export function createSumsBook(styles: readonly Style[]): SumsBook {
  const variants = new Map<string, readonly Variant[]>(
    styles.map(({ articleId, colours }) => [articleId, colours.flatMap((colour) => colour.variants)]),
  );
  const styleOf = new Map<string, string>();
  for (const [articleId, own] of variants) {
    for (const { articleVariantId } of own) styleOf.set(articleVariantId, articleId);
  }
  const counts = new Map<string, Counts>();
  const sums = new Map<string, Sums>();
  let whole = sumsFrom(nothing);
  let known: Moment | null = null;

  const count = (snapshot: Snapshot, articleIds: Iterable<string>) => {
    const pieces = wishedPieces(snapshot);
    for (const articleId of articleIds) {
      const own = countsOf(variants.get(articleId) ?? [], pieces, snapshot.context.lines);
      counts.set(articleId, own);
      sums.set(articleId, sumsFrom(own));
    }
    whole = sumsFrom([...counts.values()].reduce(added, nothing));
  };

  const touched = (before: Moment, { lines, ledger }: Moment): Set<string> => {
    const ids = [...changedIds(before.lines, lines), ...changedIds(before.ledger.cells, ledger.cells)];
    return new Set(ids.flatMap((id) => styleOf.get(id) ?? []));
  };

  const catchUp = (snapshot: Snapshot) => {
    const { lines, ledger } = snapshot.context;
    if (known?.lines === lines && known.ledger === ledger) return;
    const articleIds = known === null ? variants.keys() : touched(known, snapshot.context);
    known = { lines, ledger };
    const list = [...articleIds];
    if (list.length > 0) count(snapshot, list);
  };

  return {
    ofStyle(snapshot, articleId) {
      catchUp(snapshot);
      return sums.get(articleId) ?? sumsFrom(nothing);
    },
    ofAll(snapshot) {
      catchUp(snapshot);
      return whole;
    },
  };
}
