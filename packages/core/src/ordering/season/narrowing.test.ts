import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlace } from '../../testing/index.ts';
import {
  isShown,
  type Narrowing,
  narrowed,
  narrowingLevels,
  narrowingOf,
  optionsOf,
  searchOfNarrowing,
} from './narrowing.ts';

const card = (brandName: string, lineName: string, subdivision: string, collectionType: string) => ({
  place: { ...samplePlace, subdivision, collectionType },
  brandName,
  lineName,
  subdivisionName: lineName,
});
const cards = [
  card('Aurel', 'Men', '13-0', 'main'),
  card('Aurel', 'Men', '13-0', 'srs'),
  card('Aurel', 'Women', '14-0', 'main'),
  card('Bode', 'Men', '21-0', 'main'),
];
const shown = (narrowing: Narrowing) => cards.filter((one) => isShown(narrowing, one)).length;

describe('L2 the brand tree', () => {
  it('L2 narrows brand, line, subdivision and collection type, and tells what each would show', () => {
    expect(optionsOf(cards, {}, 'brand')).toEqual([
      { key: 'Aurel', label: 'Aurel', count: 3 },
      { key: 'Bode', label: 'Bode', count: 1 },
    ]);
    const aurel = narrowed({}, 'brand', 'Aurel');
    expect(optionsOf(cards, aurel, 'line').map(({ label, count }) => [label, count])).toEqual([
      ['Men', 2],
      ['Women', 1],
    ]);
    expect(shown(narrowed(aurel, 'line', 'Aurel/Men'))).toBe(2);
    expect(shown(narrowed(narrowed(aurel, 'line', 'Aurel/Men'), 'collection', 'srs'))).toBe(1);
  });

  it('L2 another brand widens what lay below the former one', () => {
    const deep = { brand: 'Aurel', line: 'Aurel/Men', subdivision: '13-0', collection: 'main' };
    expect(narrowed(deep, 'brand', 'Bode')).toEqual({ brand: 'Bode', collection: 'main' });
    expect(narrowed(deep, 'brand', null)).toEqual({ collection: 'main' });
  });

  it('L2 what an option counts is what it shows', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...narrowingLevels),
          fc.constantFrom('Aurel', 'Aurel/Men', '13-0', 'main'),
        ),
        fc.constantFrom(...narrowingLevels),
        (narrowing, level) => {
          for (const { key, count } of optionsOf(cards, narrowing, level))
            expect(shown({ ...narrowing, [level]: key })).toBe(count);
        },
      ),
    );
  });

  it('L2 is read from an address as it was written to it', () => {
    const narrowing = { brand: 'Aurel & Söhne', line: 'Aurel/Men', collection: 'srs' };
    expect(narrowingOf(searchOfNarrowing(narrowing))).toEqual(narrowing);
    expect(searchOfNarrowing({})).toBe('');
    expect(narrowingOf(`?brand=${'x'.repeat(101)}&other=1`)).toEqual({});
  });
});
