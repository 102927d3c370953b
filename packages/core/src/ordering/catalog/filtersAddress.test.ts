import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everything, type Filters, facetNames, listLayouts, styleSorts, switchNames } from './filters.ts';
import { filtersOf, searchOf } from './filtersAddress.ts';

const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.isWellFormed());

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
  for (const search of ['', '?', '?sort=upwards&view=wall&only=cheap&colour=blue&brand='])
    expect(filtersOf(search)).toEqual(everything);
});
