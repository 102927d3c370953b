import type { colours, lengthLimits, variants } from '../../ordering/style/colour.schema.ts';
import type { Random } from '../../pictures/random.ts';
import type { Calendar } from '../house/calendar.ts';
import { eanOf } from './ean.ts';
import { colourRangeOf } from './range.ts';
import type { DrawnStyle } from './style.ts';

export type NewColour = typeof colours.$inferInsert;
export type NewVariant = typeof variants.$inferInsert;
export type LengthLimitRow = typeof lengthLimits.$inferInsert;

export interface DyedColour {
  readonly colour: NewColour;
  readonly variants: NewVariant[];
}

const day = 86_400_000;

/** Delivery dates: weeks ahead for a season, or within days from stock. */
function deliveryOf(random: Random, { today }: Calendar, fromStock: boolean) {
  const start = fromStock ? random.between(2, 5) : random.between(10, 24) * 7;
  return { deliveryFrom: today + start * day, deliveryTo: today + (start + (fromStock ? 5 : 14)) * day };
}

/**
 * The colours of a style in all sizes and lengths, all orderable. `serial` numbers the variants; `wide` sets the
 * number of colours.
 */
export function dyeStyle(
  random: Random,
  { style, garment }: DrawnStyle,
  {
    calendar,
    fromStock,
    serial,
    wide = null,
  }: {
    readonly calendar: Calendar;
    readonly fromStock: boolean;
    readonly serial: number;
    readonly wide?: number | null;
  },
): DyedColour[] {
  const shades = random.some(garment.shades, wide ?? random.between(2, 4));
  const delivery = deliveryOf(random, calendar, fromStock);
  const range = colourRangeOf(serial, shades.length);
  const later = (position: number): number => (range[position]?.weeksLater ?? 0) * 7 * day;
  let made = serial;
  return shades.map((shade, position) => {
    const articleColorId = `${style.articleId}-${shade.code}`;
    return {
      colour: {
        articleColorId,
        articleId: style.articleId,
        position,
        code: shade.code,
        nameEn: shade.nameEn,
        nameDe: shade.nameDe,
        hex: shade.hex,
        colourGroup: shade.group,
        salesPeriodTo: null,
        colourStock: range[position]?.stock ?? 'season',
        deliveryFrom: delivery.deliveryFrom + later(position),
        deliveryTo: delivery.deliveryTo + later(position),
        pictured: true,
      },
      variants: style.lengths.flatMap((articleLength, lengthIndex) =>
        style.sizes.map((size, sizeIndex) => {
          made += 1;
          return {
            articleVariantId: `${articleColorId}-${articleLength}-${size}`,
            articleColorId,
            ean: eanOf(made),
            articleLength,
            size,
            position: lengthIndex * style.sizes.length + sizeIndex,
            stock: random.between(20, 400),
            permittedQuantity: null,
            buyable: true,
            cancelled: false,
            reorderable: true,
            preorderable: true,
          };
        }),
      ),
    };
  });
}
