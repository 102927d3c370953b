import type { Style } from '../../contract/index.ts';
import { addTo } from '../../rules/addTo.ts';
import { type CartSnapshot, wishedPieces } from '../cart/cart.selectors.ts';
import { type Counts, countsOf, noCounts, type Sums, sumsFrom } from '../cart/cartSums.ts';
import { changedCells, type Quantities } from '../cart/ledger.ts';
import { withOthers } from '../cart/otherCurrencies.ts';
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
  const all = { ...noCounts };
  let whole = sumsFrom(all);
  let known: Quantities | null = null;

  const count = (snapshot: CartSnapshot, articleIds: Iterable<string>) => {
    const pieces = wishedPieces(snapshot);
    const { lines } = snapshot.context;
    for (const articleId of articleIds) {
      const own = stylesOf(byId.get(articleId));
      const counted = countsOf(own, pieces, lines);
      addTo(all, counts.get(articleId) ?? noCounts, -1);
      addTo(all, counted);
      counts.set(articleId, counted);
      sums.set(articleId, withOthers(sumsFrom(counted), own, pieces, lines));
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
      return sums.get(articleId) ?? sumsFrom(noCounts);
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
