import type { Colour, Style, Variant } from '../../contract/index.ts';
import { sampleNow } from './seasons.ts';

/** A variant that can be ordered without a limit. */
export const sampleVariant = (parts: Partial<Variant> = {}): Variant => ({
  articleVariantId: 'v-1',
  ean: '4006381333931',
  articleLength: '32',
  size: 'M',
  salesPrice: 4990,
  retailPrice: 11990,
  availableQuantity: null,
  permittedQuantity: null,
  buyable: true,
  cancelled: false,
  allowedForCustomer: true,
  reorderable: true,
  preorderable: true,
  ...parts,
});

/** Navy with variants v-1 (S) and v-2 (M), delivered in 90 days. */
export const sampleColour = (parts: Partial<Colour> = {}): Colour => ({
  articleColorId: 'k-1',
  code: '410',
  name: 'Navy',
  hex: '#1f2a44',
  colourGroup: 'blue',
  colourStock: 'Seasonal colour',
  salesPeriodTo: null,
  deliveryFrom: sampleNow + 90 * 86_400_000,
  deliveryTo: sampleNow + 104 * 86_400_000,
  pictured: true,
  lengthLimits: [],
  variants: [
    sampleVariant({ articleVariantId: 'v-1', size: 'S' }),
    sampleVariant({ articleVariantId: 'v-2', size: 'M', ean: '4006381333948' }),
  ],
  ...parts,
});

/** Style s-1 in navy and white, sizes S and M. */
export const sampleStyle = (parts: Partial<Style> = {}): Style => ({
  articleId: 's-1',
  articleNumber: '50-4711',
  name: 'Poplin shirt',
  description: 'A crisp shirt with a cutaway collar',
  brandId: 10,
  brandName: 'Aurel',
  lineName: 'Men',
  gender: 'men',
  commodityClass: 'shirt',
  commodityMainClass: 'tops',
  commoditySubclass: 'poplin shirt',
  styleRole: 'basic',
  model: 'Hal',
  shape: 'straight',
  fit: 'regular',
  season: 'SS27',
  subdivision: '13-0',
  collectionType: 'main',
  currency: 'EUR',
  marks: ['new'],
  keylookId: null,
  material: [{ part: 'fabric', composition: '100 % cotton' }],
  care: [{ code: 'wash30', text: 'Machine wash at 30 °C' }],
  sizes: ['S', 'M'],
  lengths: ['32'],
  colours: [
    sampleColour(),
    sampleColour({
      articleColorId: 'k-2',
      code: '100',
      name: 'White',
      hex: '#f7f5f0',
      variants: [
        sampleVariant({ articleVariantId: 'v-3', size: 'S', ean: '4006381333955' }),
        sampleVariant({ articleVariantId: 'v-4', size: 'M', ean: '4006381333962' }),
      ],
    }),
  ],
  ...parts,
});
