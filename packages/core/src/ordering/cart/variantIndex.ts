import type { Style } from '../../contract/index.ts';
import type { CellFacts } from '../rules/index.ts';

/** A variant with the style and colour it belongs to. */
export interface PlacedVariant extends CellFacts {
  /** Where it stands among all of them. */
  readonly at: number;
}

export type VariantIndex = ReadonlyMap<string, PlacedVariant>;

const made = new WeakMap<readonly Style[], VariantIndex>();

/** Every variant of these styles by its articleVariantId; made once for all who ask about the same styles. */
export function variantIndex(styles: readonly Style[]): VariantIndex {
  const known = made.get(styles);
  if (known) return known;
  const index = new Map<string, PlacedVariant>();
  for (const style of styles)
    for (const colour of style.colours)
      for (const variant of colour.variants)
        index.set(variant.articleVariantId, { style, colour, variant, at: index.size });
  made.set(styles, index);
  return index;
}
