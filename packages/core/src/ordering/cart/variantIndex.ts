import type { Style } from '../../contract/index.ts';
import type { CellFacts } from '../../rules/index.ts';

/** A variant with the style and colour it belongs to. */
export interface PlacedVariant extends CellFacts {
  /** Sort position: by style, then by variant within the style. */
  readonly at: number;
}

/** Every variant of some styles by its articleVariantId. Styles are indexed lazily, on request. */
export interface VariantIndex {
  /** `articleId`: the style to look in first. Without it, styles are indexed one by one until one has the variant. */
  get(articleVariantId: string, articleId?: string): PlacedVariant | undefined;
}

/** Range of positions reserved per style; no style has that many variants. */
const PLACES = 1_000_000;

const made = new WeakMap<readonly Style[], VariantIndex>();

/** The index is created once per array of styles and shared. */
export function variantIndex(styles: readonly Style[]): VariantIndex {
  const index = made.get(styles) ?? createIndex(styles);
  made.set(styles, index);
  return index;
}

function createIndex(styles: readonly Style[]): VariantIndex {
  const numbers = new Map(styles.map(({ articleId }, number) => [articleId, number]));
  const known = new Map<string, PlacedVariant>();
  const opened = new Set<number>();
  let next = 0;

  const open = (number: number) => {
    const style = styles[number];
    if (!style || opened.has(number)) return;
    opened.add(number);
    let at = number * PLACES;
    for (const colour of style.colours)
      for (const variant of colour.variants) {
        known.set(variant.articleVariantId, { style, colour, variant, at });
        at += 1;
      }
  };

  return {
    get(articleVariantId, articleId) {
      const number = articleId === undefined ? undefined : numbers.get(articleId);
      if (number !== undefined) open(number);
      for (;;) {
        const found = known.get(articleVariantId);
        if (found || next === styles.length) return found;
        open(next);
        next += 1;
      }
    },
  };
}
