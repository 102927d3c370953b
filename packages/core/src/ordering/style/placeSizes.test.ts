import { describe, expect, it } from 'vitest';
import type { SizeCurves } from '../../contract/index.ts';
import { sampleStyle } from '../../testing/index.ts';
import { carriedSizes, nothingDecided, styleInSizes, usualSizes, withSizeToggled } from './placeSizes.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const curve = (
  kind: 'orders' | 'region' | 'standard',
  ...ordered: string[]
): SizeCurves['curves'][number] => ({
  curveId: kind,
  kind,
  name: kind,
  pieces: 1,
  weights: sizes.map((size) => ({ articleLength: 'REG', size, weight: ordered.includes(size) ? 5 : 0 })),
});

describe('place sizes', () => {
  it('M2 the sizes that the customer itself ordered are usual, in the order of the scale', () => {
    expect(usualSizes({ curves: [curve('orders', 'L', 'M')] }, sizes)).toEqual(['M', 'L']);
  });

  it('M2 what others in the country order, or a standard, is not usual for this customer', () => {
    expect(usualSizes({ curves: [curve('region', 'M'), curve('standard', ...sizes)] }, sizes)).toEqual([]);
    expect(usualSizes(null, sizes)).toEqual([]);
  });

  it('M2 are those decided, else the usual ones, else all', () => {
    expect(carriedSizes(nothingDecided, sizes, [])).toEqual(sizes);
    expect(carriedSizes(nothingDecided, sizes, ['M'])).toEqual(['M']);
    expect(carriedSizes({ folded: false, scales: { 'S M L XL': ['XL'] } }, sizes, ['M'])).toEqual(['XL']);
    expect(carriedSizes({ folded: false, scales: { 'S M L XL': ['46'] } }, sizes, ['M'])).toEqual(['M']);
  });

  it('M2 a size is left out and taken in again, in the order of the scale; the last one stays', () => {
    const out = withSizeToggled(nothingDecided, { sizes, carried: sizes, size: 'M' });
    expect(out.scales['S M L XL']).toEqual(['S', 'L', 'XL']);
    const back = withSizeToggled(out, { sizes, carried: ['S', 'L', 'XL'], size: 'M' });
    expect(back.scales['S M L XL']).toEqual(sizes);
    expect(withSizeToggled(out, { sizes, carried: ['S'], size: 'S' })).toBe(out);
  });

  it('M2 a style in some sizes keeps everything else', () => {
    const style = sampleStyle();
    const small = styleInSizes(style, ['S']);
    expect(small.sizes).toEqual(['S']);
    expect(small.colours.map(({ variants }) => variants.map(({ size }) => size))).toEqual([['S'], ['S']]);
    expect({ ...small, sizes: [], colours: [] }).toEqual({ ...style, sizes: [], colours: [] });
    expect(styleInSizes(style, ['M', 'S', '3XL'])).toBe(style);
  });
});
