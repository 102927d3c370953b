import type { SizeWeight } from '@selvedge/core/contract';
import type { Share } from './sizeCurve.schema.ts';
import { type SizeScale, usualWeights, weightsOf } from './standardCurve.ts';

/** What a curve of the house says, and of which styles; an empty code: of all. */
export interface HouseCurve {
  readonly gender: string;
  readonly commodityClass: string;
  readonly sizes: readonly Share[];
  readonly lengths: readonly Share[];
}

/** The weights in the order of the scale; null: the scale has something that the shares do not name, or nothing. */
function weightsBy(scale: readonly string[], shares: readonly Share[]): number[] | null {
  const by = new Map(shares);
  const weights = scale.map((one) => by.get(one));
  const named = weights.filter((weight) => weight !== undefined);
  return named.length === scale.length && named.some((weight) => weight > 0) ? named : null;
}

/** The curve over a style's sizes and lengths (M4); null: it is not meant for the style, or does not name its sizes. */
export function houseWeights(
  { gender, commodityClass, sizes, lengths }: HouseCurve,
  style: SizeScale & Pick<HouseCurve, 'gender' | 'commodityClass'>,
): SizeWeight[] | null {
  if (gender !== '' && gender !== style.gender) return null;
  if (commodityClass !== '' && commodityClass !== style.commodityClass) return null;
  const bySize = weightsBy(style.sizes, sizes);
  const byLength =
    lengths.length === 0 ? usualWeights(style.lengths.length) : weightsBy(style.lengths, lengths);
  return bySize && byLength ? weightsOf(style, bySize, byLength) : null;
}
