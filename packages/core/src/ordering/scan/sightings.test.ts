import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSightings, OUT_OF_SIGHT, sighted } from './sightings.ts';

/** How often a code counts that is seen at these times (ms). */
const countsOf = (times: readonly number[], code = '4006381333931'): number => {
  let sightings = noSightings;
  let counts = 0;
  for (const at of times) {
    const seen = sighted(sightings, code, at);
    sightings = seen.sightings;
    if (seen.counts) counts += 1;
  }
  return counts;
};

describe('M5 a code before the camera', () => {
  it('M5 counts once two pictures agree, and once only while it stays there', () => {
    expect(countsOf([0])).toBe(0);
    expect(countsOf([0, 100])).toBe(1);
    expect(countsOf(Array.from({ length: 200 }, (_, at) => at * 120))).toBe(1);
  });

  it('M5 counts again after it was out of sight for two seconds, not sooner', () => {
    expect(countsOf([0, 100, 100 + OUT_OF_SIGHT - 1, 200 + OUT_OF_SIGHT])).toBe(1);
    expect(countsOf([0, 100, 100 + OUT_OF_SIGHT, 200 + OUT_OF_SIGHT])).toBe(2);
  });

  it('M5 two codes in turn each count once', () => {
    let sightings = noSightings;
    const counted: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      const code = at % 2 === 0 ? 'a' : 'b';
      const seen = sighted(sightings, code, at * 100);
      sightings = seen.sightings;
      if (seen.counts) counted.push(code);
    }
    expect(counted).toEqual(['a', 'b']);
  });

  it('M5 never counts more often than every two seconds, however pictures come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 60 }), (gaps) => {
        let at = 0;
        const times = gaps.map((gap) => {
          at += gap;
          return at;
        });
        expect(countsOf(times)).toBeLessThanOrEqual(1 + Math.floor(at / OUT_OF_SIGHT));
      }),
    );
  });
});
