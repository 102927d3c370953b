import type { Style } from '@selvedge/core/contract';
import { sampleColour, sampleStyle, sampleVariant } from '@selvedge/core/testing';

/**
 * Navy and White in S, M, L and lengths 32, 34. Of Navy 34 there is no S; White 32 M is not buyable; of Navy 32
 * in L there are five, and the length takes 20 at most.
 */
export const sheetStyle = (): Style => {
  const variant = (articleVariantId: string, articleLength: string, size: string, parts = {}) =>
    sampleVariant({ articleVariantId, articleLength, size, ...parts });
  return sampleStyle({
    sizes: ['S', 'M', 'L'],
    lengths: ['32', '34'],
    colours: [
      sampleColour({
        lengthLimits: [{ articleLength: '32', permittedTotal: 20 }],
        variants: [
          variant('v-1', '32', 'S'),
          variant('v-2', '32', 'M'),
          variant('v-3', '32', 'L', { availableQuantity: 5 }),
          variant('v-4', '34', 'M'),
          variant('v-5', '34', 'L'),
        ],
      }),
      sampleColour({
        articleColorId: 'k-2',
        code: '100',
        name: 'White',
        hex: '#f7f5f0',
        variants: [
          variant('v-6', '32', 'S'),
          variant('v-7', '32', 'M', { buyable: false }),
          variant('v-8', '32', 'L'),
          variant('v-9', '34', 'S'),
          variant('v-10', '34', 'M'),
          variant('v-11', '34', 'L'),
        ],
      }),
    ],
  });
};
