import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';

const free = (weight: number) => ({ weight, most: null });

const slots = fc.array(fc.record({ weight: fc.nat(500), most: fc.option(fc.nat(60), { nil: null }) }), {
  maxLength: 30,
});
const totals = fc.nat(20_000);
const sum = (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0);

describe('distribution of a total', () => {
  it('M4 quick order always sums to the total, or says how many pieces found no place', () => {
    fc.assert(
      fc.property(totals, slots, (total, given) => {
        const { pieces, unplaced } = allocate(total, given);
        expect(sum(pieces) + unplaced).toBe(total);
      }),
      { numRuns: 3000 },
    );
  });

  it('M4 puts nothing where nothing can be, never more than a slot takes, and leaves nothing over while there is room', () => {
    fc.assert(
      fc.property(totals, slots, (total, given) => {
        const { pieces, unplaced } = allocate(total, given);
        for (const [at, { weight, most }] of given.entries()) {
          const count = pieces[at] ?? -1;
          expect(Number.isInteger(count) && count >= 0).toBe(true);
          expect(count).toBeLessThanOrEqual(most ?? total);
          if (weight === 0) expect(count).toBe(0);
          if (unplaced > 0 && weight > 0) expect(count).toBe(most);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('M4 is off the exact share by less than one piece where nothing is limited', () => {
    fc.assert(
      fc.property(totals, fc.array(fc.nat(500), { minLength: 1, maxLength: 30 }), (total, weights) => {
        const all = sum(weights);
        fc.pre(all > 0);
        const { pieces } = allocate(total, weights.map(free));
        for (const [at, weight] of weights.entries()) {
          expect(Math.abs((pieces[at] ?? 0) - (total * weight) / all)).toBeLessThan(1);
        }
      }),
    );
  });

  it('M4 gives the odd pieces to what weighs most, then to the first', () => {
    expect(allocate(10, [free(1), free(2), free(2), free(1)]).pieces).toEqual([2, 3, 3, 2]);
    expect(allocate(4, [free(1), free(1), free(1)]).pieces).toEqual([2, 1, 1]);
  });

  it('M4 hands on what is too much for a slot', () => {
    expect(allocate(12, [free(1), { weight: 1, most: 2 }, free(1)])).toEqual({
      pieces: [5, 2, 5],
      unplaced: 0,
    });
    expect(
      allocate(12, [
        { weight: 3, most: 4 },
        { weight: 1, most: 3 },
      ]),
    ).toEqual({
      pieces: [4, 3],
      unplaced: 5,
    });
  });
});
