import type { SizeWeight } from '@selvedge/core/contract';

/** Sizes and lengths of a style, in their order. */
export interface SizeScale {
  readonly sizes: readonly string[];
  readonly lengths: readonly string[];
}

/** The usual weights over `count` sizes: 1-2-3-3-2-1, most in the middle. */
export const usualWeights = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.min(index, count - 1 - index) + 1);

export const weightsOf = (
  { sizes, lengths }: SizeScale,
  bySize: readonly number[],
  byLength: readonly number[],
): SizeWeight[] =>
  lengths.flatMap((articleLength, row) =>
    sizes.map((size, column) => ({
      articleLength,
      size,
      weight: (byLength[row] ?? 0) * (bySize[column] ?? 0),
    })),
  );

/** All sizes, most in the middle: 1-2-3-3-2-1, and the same over lengths. */
export const standardWeights = (scale: SizeScale): SizeWeight[] =>
  weightsOf(scale, usualWeights(scale.sizes.length), usualWeights(scale.lengths.length));

const middleHalf = (weights: readonly number[]): number[] => {
  const outside = Math.floor(weights.length / 4);
  return weights.map((weight, index) => (index < outside || index >= weights.length - outside ? 0 : weight));
};

/** Only the middle half of the sizes and lengths; null where that is all of them. */
export const coreWeights = (scale: SizeScale): SizeWeight[] | null => {
  if (scale.sizes.length < 4) return null;
  return weightsOf(
    scale,
    middleHalf(usualWeights(scale.sizes.length)),
    middleHalf(usualWeights(scale.lengths.length)),
  );
};
