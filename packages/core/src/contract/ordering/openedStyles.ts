import { readColumn } from './columns.ts';
import { eansFrom } from './eanRuns.ts';
import {
  type BareColour,
  type BareStyle,
  colourFields,
  idOf,
  type PackedStyles,
  styleFields,
} from './packedStyles.ts';
import { readField, readRows } from './packedTable.ts';
import type { Colour, Style, Variant } from './style.ts';

/** Start index of each row's parts; one extra entry marks the end. */
function beginsOf(counts: ArrayLike<number>): Uint32Array {
  const begins = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) begins[row + 1] = (begins[row] ?? 0) + (counts[row] ?? 0);
  return begins;
}

/** The last row that starts at or before a position. */
function rowAt(begins: Uint32Array, place: number): number {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((begins[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

type ReadEans = (from: number, count: number) => readonly string[];

function readEans(eans: PackedStyles['eans']): ReadEans {
  if (Array.isArray(eans)) return (from, count) => eans.slice(from, from + count);
  const begins = beginsOf(eans.lengths);
  let end = 0;
  const firsts = eans.lengths.map((length, run) => {
    const first = end + (eans.steps[run] ?? 0);
    end = first + length;
    return first;
  });
  return (from, count) => {
    const found: string[] = [];
    for (let run = rowAt(begins, from); found.length < count && run < firsts.length; run += 1) {
      const skipped = from + found.length - (begins[run] ?? 0);
      const left = Math.min((eans.lengths[run] ?? 0) - skipped, count - found.length);
      found.push(...eansFrom((firsts[run] ?? 0) + skipped, left));
    }
    return found;
  };
}

/** Reads a number of variants of a colour, from a row on. */
function readVariants({ variants, eans, articleVariantIds }: PackedStyles) {
  const eansOf = readEans(eans);
  const articleLength = readField(variants.articleLength);
  const size = readField(variants.size);
  const salesPrice = readField(variants.salesPrice);
  const retailPrice = readField(variants.retailPrice);
  const availableQuantity = readField(variants.availableQuantity);
  const permittedQuantity = readField(variants.permittedQuantity);
  const buyable = readField(variants.buyable);
  const cancelled = readField(variants.cancelled);
  const allowedForCustomer = readField(variants.allowedForCustomer);
  const reorderable = readField(variants.reorderable);
  const preorderable = readField(variants.preorderable);
  return (articleColorId: string, first: number, count: number): Variant[] =>
    eansOf(first, count).map((ean, nth) => {
      const row = first + nth;
      const place = { articleLength: articleLength(row), size: size(row) };
      return {
        articleVariantId: articleVariantIds?.[row] ?? idOf(articleColorId, place),
        ean,
        articleLength: place.articleLength,
        size: place.size,
        salesPrice: salesPrice(row),
        retailPrice: retailPrice(row),
        availableQuantity: availableQuantity(row),
        permittedQuantity: permittedQuantity(row),
        buyable: buyable(row),
        cancelled: cancelled(row),
        allowedForCustomer: allowedForCustomer(row),
        reorderable: reorderable(row),
        preorderable: preorderable(row),
      };
    });
}

const closed = new WeakMap<BareStyle, () => Colour[]>();
const opened = new WeakMap<BareStyle, Colour[]>();

/** A lazy property that looks like a normal one when a style is read, spread, cloned or written as JSON. */
const colours: PropertyDescriptor & ThisType<BareStyle> = {
  enumerable: true,
  configurable: true,
  get() {
    const known = opened.get(this);
    if (known) return known;
    const own = closed.get(this)?.() ?? [];
    opened.set(this, own);
    closed.delete(this);
    return own;
  },
};

/**
 * Unpacks styles. The colours of each style, with their variants, are created on first access: a cart of 500 styles
 * has 36,000 variants, and its page needs only a few of them at first.
 */
export function openStyles(packed: PackedStyles): Style[] {
  const readStyle = readRows<BareStyle>(styleFields, packed.styles);
  const readColour = readRows<BareColour>(colourFields, packed.colours);
  const variantsOf = readVariants(packed);
  const firstColour = beginsOf(readColumn(packed.colourCount));
  const variantCounts = readColumn(packed.variantCount);
  const firstVariant = beginsOf(variantCounts);
  const openColour = (row: number): Colour => {
    const colour = readColour(row);
    const own = variantsOf(colour.articleColorId, firstVariant[row] ?? 0, variantCounts[row] ?? 0);
    return { ...colour, variants: own };
  };
  return Array.from({ length: packed.colourCount.length }, (_, row) => {
    const style = readStyle(row);
    closed.set(style, () => {
      const first = firstColour[row] ?? 0;
      const count = (firstColour[row + 1] ?? 0) - first;
      return Array.from({ length: count }, (_, nth) => openColour(first + nth));
    });
    return Object.defineProperty(style, 'colours', colours) as Style;
  });
}
