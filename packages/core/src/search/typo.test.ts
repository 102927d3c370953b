import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactNearness,
  forgivingNearness,
  generousNearness,
  mistyped,
  nearness,
  slipsBetween,
} from './typo.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 5, maxLength: 12 });

describe('a slip in a word', () => {
  it('G1: is one letter more, one less, another one, or two exchanged', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'y'), (written, seed, letter) => {
        const at = seed % written.length;
        const typed = [
          written.slice(0, at) + letter + written.slice(at),
          written.slice(0, at) + written.slice(at + 1),
          written.slice(0, at) + letter + written.slice(at + 1),
          written.slice(0, at) + (written[at + 1] ?? '') + (written[at] ?? '') + written.slice(at + 2),
        ];
        for (const one of typed.filter((each) => each !== written)) {
          expect(mistyped(one, written)).not.toBeNull();
          if (one.length > 4) expect(forgivingNearness(one, written)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('G1: is not two of them', () => {
    expect(mistyped('plxnoxram', 'planogram')).toBeNull();
    expect(mistyped('abcd', 'dcba')).toBeNull();
    expect(forgivingNearness('cat', 'cut')).toBe(0);
    expect(forgivingNearness('mail', 'rail')).toBe(0);
  });

  it('G1: counts less than the word itself, and more than nothing', () => {
    const [same, begun, within] = ['form', 'for', 'orma'].map((typed) =>
      exactNearness(typed, typed === 'form' ? 'form' : 'formal'),
    );
    expect([same, begun, within]).toEqual([nearness.same, nearness.beginning, nearness.within]);
    expect(exactNearness('rma', 'formal')).toBe(0);
    expect(forgivingNearness('planogrm', 'planogram')).toBeLessThan(nearness.beginning);
    expect(forgivingNearness('plangor', 'planogram')).toBe(nearness.mistypedBeginning);
  });
});

/** Damerau's distance of adjacent letters, by its definition. */
const plainSlips = (one: string, other: string): number => {
  const table = new Map<string, number>();
  const of = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b;
    const key = `${a} ${b}`;
    const known = table.get(key);
    if (known !== undefined) return known;
    const same = one[a - 1] === other[b - 1] ? 0 : 1;
    const crossed = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
    const slips = Math.min(
      of(a - 1, b) + 1,
      of(a, b - 1) + 1,
      of(a - 1, b - 1) + same,
      crossed ? of(a - 2, b - 2) + 1 : Number.POSITIVE_INFINITY,
    );
    table.set(key, slips);
    return slips;
  };
  return of(one.length, other.length);
};

describe('slips between two words', () => {
  it('M1 are counted as their definition counts them, up to the most that matter', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, most) => {
        expect(slipsBetween(one, other, most)).toBe(Math.min(plainSlips(one, other), most + 1));
      }),
    );
  });

  it('M1 may be two in a long word, and one at the end of a compound', () => {
    expect(generousNearness('overshrits', 'overshirt')).toBe(nearness.twiceMistyped);
    expect(generousNearness('blaser', 'leinenblazer')).toBe(nearness.mistypedEnd);
    expect(generousNearness('blaser', 'blazer')).toBe(nearness.mistyped);
    expect(generousNearness('bluse', 'blazer')).toBe(0);
    expect(generousNearness('ecru', 'navy')).toBe(0);
  });
});
