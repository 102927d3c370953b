import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everything, type Filters, facetNames, listLayouts, styleSorts, switchNames } from './filters.ts';
import { filtersOf, searchOf } from './filtersAddress.ts';

const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.isWellFormed());

const span = <T>(end: fc.Arbitrary<T>) =>
  fc
    .record({ from: fc.option(end), to: fc.option(end) })
    .filter(({ from, to }) => from !== null || to !== null);
const price = fc.nat(999_999_999);
const week = fc
  .tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 53 }))
  .map(([year, at]) => `${year}-W${String(at).padStart(2, '0')}`);
const ranges = fc.record(
  { price: span(price), retail: span(price), weeks: span(week) },
  { requiredKeys: [] },
);

const filterings: fc.Arbitrary<Filters> = fc.record({
  term: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.isWellFormed()),
  facets: fc
    .uniqueArray(
      fc.tuple(fc.constantFrom(...facetNames), fc.uniqueArray(value, { minLength: 1, maxLength: 5 })),
      {
        selector: ([name]) => name,
      },
    )
    .map((chosen) => Object.fromEntries(chosen)),
  switches: fc.subarray([...switchNames]),
  ranges,
  sort: fc.constantFrom(...styleSorts),
  descending: fc.boolean(),
  layout: fc.constantFrom(...listLayouts),
});

it('M1 an address says again what the list shows', () => {
  fc.assert(
    fc.property(filterings, (filters) => {
      expect(filtersOf(searchOf(filters))).toEqual(filters);
    }),
  );
});

it('M1 everything has no address, and an address that says nothing shows everything', () => {
  expect(searchOf(everything)).toBe('');
  for (const search of [
    '',
    '?',
    '?sort=upwards&view=wall&only=cheap&colour=blue&brand=',
    '?price=..&retail=-5..9&weeks=W8..',
    '?price=9',
    '?price=1..2..3',
    '?weeks=..2027-8',
  ])
    expect(filtersOf(search)).toEqual(everything);
});
