import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactNearness, forgivingNearness, mistyped, nearness } from './typo.ts';

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
