import type { SizeCurves } from '../../contract/index.ts';

/** Two curves for the sample style: M sells three times as often as S, or as often. */
export const sampleCurves = (): SizeCurves => ({
  curves: [
    {
      curveId: 'orders',
      kind: 'orders',
      name: 'Your orders of shirts',
      pieces: 240,
      weights: [
        { articleLength: '32', size: 'S', weight: 60 },
        { articleLength: '32', size: 'M', weight: 180 },
      ],
    },
    {
      curveId: 'standard',
      kind: 'standard',
      name: 'Standard, men',
      pieces: 0,
      weights: [
        { articleLength: '32', size: 'S', weight: 1 },
        { articleLength: '32', size: 'M', weight: 1 },
      ],
    },
  ],
});
