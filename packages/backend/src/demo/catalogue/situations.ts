import type { Random } from '../../pictures/random.ts';
import type { Calendar } from '../house/calendar.ts';
import type { DyedColour, LengthLimitRow, NewVariant } from './colours.ts';

/** Exceptions that are not stored in a style's own rows. */
export interface Exceptions {
  readonly lengthLimits: LengthLimitRow[];
  /** Variants without a valid price, and variants that cost more, by a share. */
  readonly unpriced: string[];
  readonly dearer: { readonly articleVariantId: string; readonly by: number }[];
  /** Variants that the first of the regular customers may not order. */
  readonly barred: string[];
}

interface Scene {
  readonly calendar: Calendar;
  readonly exceptions: Exceptions;
}

type Situation = (colours: readonly DyedColour[], scene: Scene) => void;

const day = 86_400_000;

const firstOf = (colours: readonly DyedColour[]): DyedColour => {
  const [first] = colours;
  if (!first) throw new Error('A style without colours');
  return first;
};

const sizeAt = ({ variants }: DyedColour, index: number): NewVariant => {
  const found = variants[Math.min(index, variants.length - 1)];
  if (!found) throw new Error('A colour without sizes');
  return found;
};

const cancelledAndUnbuyable: Situation = (colours) => {
  sizeAt(firstOf(colours), 0).cancelled = true;
  sizeAt(firstOf(colours), 1).buyable = false;
};

const withoutPrice: Situation = (colours, { exceptions }) => {
  exceptions.unpriced.push(sizeAt(firstOf(colours), 0).articleVariantId);
};

const forOneEnvironment: Situation = (colours) => {
  for (const variant of firstOf(colours).variants) variant.reorderable = false;
  for (const variant of colours[1]?.variants ?? []) variant.preorderable = false;
};

const colourOver: Situation = (colours, { calendar }) => {
  firstOf(colours).colour.salesPeriodTo = calendar.today - 3 * day;
};

const limitedLength: Situation = (colours, { exceptions }) => {
  const { colour, variants } = firstOf(colours);
  for (const articleLength of new Set(variants.map((variant) => variant.articleLength))) {
    exceptions.lengthLimits.push({
      articleColorId: colour.articleColorId,
      articleLength,
      permittedTotal: 12,
    });
  }
};

const scarce: Situation = (colours) => {
  for (const variant of firstOf(colours).variants) variant.stock = 3;
  for (const variant of colours[1]?.variants ?? []) variant.permittedQuantity = 6;
};

const barredVariant: Situation = (colours, { exceptions }) => {
  exceptions.barred.push(...firstOf(colours).variants.map(({ articleVariantId }) => articleVariantId));
};

const dearerSizes: Situation = (colours, { exceptions }) => {
  for (const { variants } of colours) {
    const last = variants.at(-1);
    if (last) exceptions.dearer.push({ articleVariantId: last.articleVariantId, by: 0.1 });
  }
};

const unpictured: Situation = (colours) => {
  firstOf(colours).colour.pictured = false;
};

/**
 * The first styles of each place show one situation each, so that every cart rule can be seen. The first two
 * styles are plain; the third (index 2) has cancelled and unbuyable variants, and so on in this order.
 */
const situations: readonly Situation[] = [
  cancelledAndUnbuyable,
  withoutPrice,
  forOneEnvironment,
  colourOver,
  limitedLength,
  scarce,
  barredVariant,
  dearerSizes,
  unpictured,
];

const plainStyles = 2;

/**
 * Changes the new colours of the `index`-th style of a place. After the first styles, this happens rarely and by
 * chance.
 */
export function applySituation(
  random: Random,
  index: number,
  colours: readonly DyedColour[],
  scene: Scene,
): void {
  situations[index - plainStyles]?.(colours, scene);
  if (index >= plainStyles + situations.length && random.chance(0.04))
    random.pick(situations)(colours, scene);
}
