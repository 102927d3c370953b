import { describe, expect, it } from 'vitest';
import { sampleColour, sampleStyle, sampleVariant } from '../testing/index.ts';
import { spotOf } from './findingSpot.ts';

const place = { articleId: 's-1', articleColorId: 'k-1', articleLength: 'REG' };
const styleWith = (...lengths: string[]) =>
  sampleStyle({
    lengths,
    colours: [
      sampleColour({
        variants: lengths.map((articleLength) =>
          sampleVariant({ articleVariantId: articleLength, articleLength }),
        ),
      }),
    ],
  });

describe('N7 what a finding stands on', () => {
  it('N7 names the length of a style that comes in several', () => {
    expect(spotOf(place, [styleWith('REG', 'LONG')]).articleLength).toBe('REG');
  });

  it('N7 names no length where there is but one', () => {
    expect(spotOf(place, [styleWith('REG')]).articleLength).toBeUndefined();
    expect(spotOf({ ...place, articleVariantId: 'REG' }, [styleWith('REG')]).articleLength).toBeUndefined();
  });

  it('N7 names what it knows of a style that is gone', () => {
    expect(spotOf(place, [])).toMatchObject({ style: undefined, articleLength: 'REG' });
  });
});
