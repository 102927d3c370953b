import { expect, it } from 'vitest';
import { sampleLiveEvent, sampleShown } from '../../testing/index.ts';
import { pauseAfterFailures } from '../news/pauses.ts';
import { completenessOf, newestVisible, withShown } from './live.ts';

it.each([
  [
    { shown: 14, planned: 60 },
    { kind: 'partial', shown: 14, planned: 60, over: false },
  ],
  [
    { shown: 14, planned: null },
    { kind: 'openEnded', shown: 14, planned: null, over: false },
  ],
  [
    { shown: 60, planned: 60 },
    { kind: 'whole', shown: 60, planned: 60, over: false },
  ],
  [
    { shown: 61, planned: 60 },
    { kind: 'whole', shown: 61, planned: 60, over: false },
  ],
  [
    { shown: 14, planned: 60, phase: 'over' as const },
    { kind: 'partial', shown: 14, planned: 60, over: true },
  ],
])('P1 says how much of an event was shown: %j', (parts, told) => {
  expect(completenessOf(sampleLiveEvent(parts))).toEqual(told);
});

it('P1 keeps each position once and in order, whatever order it came in', () => {
  const [one, two, three] = [sampleShown(1, 'A'), sampleShown(2, 'B'), sampleShown(3, 'C')];
  expect(withShown([one, three], [two, sampleShown(1, 'a')]).map(({ style }) => style?.name)).toEqual([
    'a',
    'B',
    'C',
  ]);
  expect(withShown([one], [])).toEqual([one]);
  expect(newestVisible([one, two, sampleShown(3, null)])).toBe(two);
  expect(newestVisible([sampleShown(1, null)])).toBeNull();
});

it('P1 pauses 1, 2, 4 seconds after failures, and half a minute at most', () => {
  expect([1, 2, 3, 5, 6, 100].map(pauseAfterFailures)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});
