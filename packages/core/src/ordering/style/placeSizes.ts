import { array, boolean, type Infer, is, object, record, string } from 'superstruct';
import type { SizeCurves, Style } from '../../contract/index.ts';

/**
 * Place sizes: the sizes that a point of sale carries, by size scale. Other sizes can be hidden where quantities are
 * typed.
 */
export const placeSizesStruct = object({
  folded: boolean(),
  /** Carried sizes by {@link scaleOf}; an absent scale was never decided. */
  scales: record(string(), array(string())),
});
/** The settings for a customer: carried sizes by scale, and whether the others are hidden. */
export type PlaceSizes = Infer<typeof placeSizesStruct>;

/** The default: the usual sizes are carried, none is hidden. */
export const nothingDecided: PlaceSizes = { folded: false, scales: {} };

const LONGEST = 20_000;

/** Parses the stored settings of a customer; returns the default if they are invalid. */
export const parsePlaceSizes = (kept: string | null): PlaceSizes => {
  if (kept === null || kept.length > LONGEST) return nothingDecided;
  try {
    const read: unknown = JSON.parse(kept);
    return is(read, placeSizesStruct) ? read : nothingDecided;
  } catch {
    return nothingDecided;
  }
};

/** The key of a size scale: the same sizes in the same order are one scale, whichever are produced. */
export const scaleOf = (sizes: readonly string[]): string => sizes.join(' ');

/** The sizes in the customer's own earlier orders of similar styles; empty if there are none. */
export const usualSizes = (curves: SizeCurves | null, sizes: readonly string[]): string[] => {
  const own = curves?.curves.find(({ kind }) => kind === 'orders');
  if (!own) return [];
  const ordered = new Set(own.weights.filter(({ weight }) => weight > 0).map(({ size }) => size));
  return sizes.filter((size) => ordered.has(size));
};

/** The carried sizes: as decided, else the usual ones, else all. Never empty. */
export const carriedSizes = (
  { scales }: PlaceSizes,
  sizes: readonly string[],
  usual: readonly string[],
): string[] => {
  const decided = scales[scaleOf(sizes)]?.filter((size) => sizes.includes(size));
  if (decided && decided.length > 0) return decided;
  return usual.length > 0 ? [...usual] : [...sizes];
};

/** The settings with one size of a scale added or removed; the last size cannot be removed. */
export const withSizeToggled = (
  kept: PlaceSizes,
  { sizes, carried, size }: { sizes: readonly string[]; carried: readonly string[]; size: string },
): PlaceSizes => {
  const next = sizes.filter((one) => carried.includes(one) !== (one === size));
  return next.length === 0 ? kept : { ...kept, scales: { ...kept.scales, [scaleOf(sizes)]: next } };
};

/** The style reduced to these sizes, in its own order. */
export const styleInSizes = (style: Style, sizes: readonly string[]): Style => {
  if (style.sizes.every((size) => sizes.includes(size))) return style;
  return {
    ...style,
    sizes: style.sizes.filter((size) => sizes.includes(size)),
    colours: style.colours.map((colour) => ({
      ...colour,
      variants: colour.variants.filter(({ size }) => sizes.includes(size)),
    })),
  };
};
