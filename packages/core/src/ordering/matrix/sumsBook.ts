import type { Style } from '../../contract/index.ts';
import { type CartSnapshot, wishedPieces } from '../cart/cart.selectors.ts';
import { type Counts, countsOf, type Sums, sumsFrom } from '../cart/cartSums.ts';
import { changedCells, type Quantities } from '../cart/ledger.ts';
import { variantIndex } from '../cart/variantIndex.ts';

/**
 * Tracks the sums of many styles over the lifetime of a cart. After a change it only recalculates the affected
 * styles, however many there are. It returns the same object until the sums change.
 */
export interface SumsBook {
  /** Number of styles. */
  readonly size: number;
  ofStyle(snapshot: CartSnapshot, articleId: string): Sums;
  /**
   * Calculates everything that is still missing. Where that would take too long, call it only once {@link isWhole} is
   * true.
   */
  ofAll(snapshot: CartSnapshot): Sums;
  /** Calculates at most `most` further styles. */
  countOn(snapshot: CartSnapshot, most: number): void;
  /** Whether every style has been calculated. */
  isWhole(): boolean;
}

const nothing: Counts = {
  styles: 0,
  options: 0,
  pieces: 0,
  value: 0,
  retailValue: 0,
  unpriced: 0,
  compared: 0,
  comparedRetail: 0,
};

/** The total with the counts of one part replaced. */
const renewed = (all: Counts, before: Counts, now: Counts): Counts => ({
  styles: all.styles - before.styles + now.styles,
  options: all.options - before.options + now.options,
  pieces: all.pieces - before.pieces + now.pieces,
  value: all.value - before.value + now.value,
  retailValue: all.retailValue - before.retailValue + now.retailValue,
  unpriced: all.unpriced - before.unpriced + now.unpriced,
  compared: all.compared - before.compared + now.compared,
  comparedRetail: all.comparedRetail - before.comparedRetail + now.comparedRetail,
});

const books = new WeakMap<readonly Style[], SumsBook>();

/** The book of these styles; shared by all callers with the same array. */
export function sumsBookOf(styles: readonly Style[]): SumsBook {
  const book = books.get(styles) ?? createSumsBook(styles);
  books.set(styles, book);
  return book;
}

export function createSumsBook(styles: readonly Style[]): SumsBook {
  const byId = new Map(styles.map((style) => [style.articleId, style]));
  const index = variantIndex(styles);
  const counts = new Map<string, Counts>();
  const sums = new Map<string, Sums>();
  const waiting = new Set(byId.keys());
  let all = nothing;
  let whole = sumsFrom(all);
  let known: Quantities | null = null;

  const count = (snapshot: CartSnapshot, articleIds: Iterable<string>) => {
    const pieces = wishedPieces(snapshot);
    for (const articleId of articleIds) {
      const own = countsOf(stylesOf(byId.get(articleId)), pieces, snapshot.context.lines);
      all = renewed(all, counts.get(articleId) ?? nothing, own);
      counts.set(articleId, own);
      sums.set(articleId, sumsFrom(own));
      waiting.delete(articleId);
    }
    whole = sumsFrom(all);
  };

  const touched = (before: Quantities, now: Quantities): string[] => {
    const ids = changedCells(before, now).flatMap((id) => {
      const line = now.lines.get(id) ?? before.lines.get(id);
      return index.get(id, line?.articleId)?.style.articleId ?? [];
    });
    return [...new Set(ids)].filter((articleId) => counts.has(articleId));
  };

  /**
   * Updates the calculated sums to a snapshot. Styles not calculated yet are calculated from the latest snapshot
   * later.
   */
  const catchUp = (snapshot: CartSnapshot) => {
    const { lines, ledger } = snapshot.context;
    if (known?.lines === lines && known.ledger === ledger) return;
    const again = known === null ? [] : touched(known, snapshot.context);
    known = { lines, ledger };
    if (again.length > 0) count(snapshot, again);
  };

  const countOn = (snapshot: CartSnapshot, most: number) => {
    catchUp(snapshot);
    if (waiting.size > 0) count(snapshot, [...waiting].slice(0, most));
  };

  return {
    size: byId.size,
    ofStyle(snapshot, articleId) {
      catchUp(snapshot);
      if (waiting.has(articleId)) count(snapshot, [articleId]);
      return sums.get(articleId) ?? sumsFrom(nothing);
    },
    ofAll(snapshot) {
      countOn(snapshot, waiting.size);
      return whole;
    },
    countOn,
    isWhole: () => waiting.size === 0,
  };
}

const stylesOf = (style: Style | undefined): readonly Style[] => (style ? [style] : []);
