import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigitOf,
  eanRunsOf,
  type ListedColour,
  packStyleIndex,
  styleFacets,
  styleMarks,
} from '../../contract/index.ts';
import { sampleNow } from '../../testing/index.ts';
import { facetsOf } from './facets.ts';
import {
  everything,
  type Filters,
  facetNames,
  nonePicked,
  type StyleSort,
  styleSorts,
  switchNames,
} from './filters.ts';
import { find } from './find.ts';
import { openCatalog } from './opening.ts';
import { styleAt } from './styleAt.ts';
import { type PlainStyle, plainFind } from './testing/plainFind.ts';

const day = 86_400_000;
const keys = ['a', 'b', 'c', 'd'];
const names = ['Poplin shirt', 'Überhemd', 'Weiße Bluse', 'Crêpe blouse', 'Grobstrickjacke', 'Mantel Ö'];
const dyes: readonly (readonly [string, string, string])[] = [
  ['100', 'Weiß', 'white'],
  ['410', 'Navy', 'blue'],
  ['418', 'Kornblume', 'blue'],
  ['512', 'Oliv', 'green'],
];

const colour = (articleId: string, at: number): fc.Arbitrary<ListedColour> => {
  const [code, name, colourGroup] = dyes[at] ?? ['', '', ''];
  return fc
    .record({ stock: fc.constantFrom('stock', 'season'), week: fc.nat(9), pictured: fc.boolean() })
    .map(({ stock, week, pictured }) => ({
      articleColorId: `${articleId}-${code}`,
      code,
      name,
      hex: '#123456',
      pictured,
      colourGroup,
      colourStock: stock,
      deliveryFrom: sampleNow + week * 5 * day,
    }));
};

const eanFor = (number: number): string => `${String(number).padStart(12, '0')}${checkDigitOf(number)}`;

const style = (at: number): fc.Arbitrary<PlainStyle> => {
  const articleId = `A${100 + at}`;
  return fc.record({
    articleId: fc.constant(articleId),
    articleNumber: fc.constant(`13.00${100 + at}`),
    name: fc.constantFrom(...names),
    salesPrice: fc.option(fc.integer({ min: 10, max: 99 })),
    retailPrice: fc.option(fc.integer({ min: 10, max: 200 })),
    marks: fc.subarray([...styleMarks]),
    values: fc.record(
      Object.fromEntries(
        styleFacets.map((name) => [
          name,
          ['size', 'fabric', 'yarn', 'care'].includes(name)
            ? fc.subarray(keys)
            : fc.constantFrom(...keys).map((key) => [key]),
        ]),
      ) as Record<(typeof styleFacets)[number], fc.Arbitrary<string[]>>,
    ),
    colours: fc
      .subarray([0, 1, 2, 3], { minLength: 1 })
      .chain((chosen) => fc.tuple(...chosen.map((dye) => colour(articleId, dye)))),
    eans: fc
      .tuple(fc.nat(3), fc.integer({ min: 1, max: 5 }))
      .map(([gap, count]) =>
        Array.from({ length: count }, (_, nth) => eanFor(406_980_000_000 + at * 20 + gap * 3 + nth)),
      ),
  });
};

/** Styles of a season, few values each, so that they meet. */
const arbitraryStyles: fc.Arbitrary<PlainStyle[]> = fc
  .nat(40)
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => style(at))));

const words = [
  'uber',
  'ueber',
  'ÜBER',
  'weiss',
  'weiße',
  'navy',
  '410',
  '13.001',
  '13001',
  'oliv',
  'e',
  '40698000',
  '4069800000',
  'nothing',
];

const span = <T>(end: fc.Arbitrary<T>) => fc.record({ from: fc.option(end), to: fc.option(end) });

/** Selections that ask for one to three facets, a word or two, a switch. */
const arbitrarySelection: fc.Arbitrary<Filters> = fc.record({
  term: fc.array(fc.constantFrom(...words), { maxLength: 2 }).map((all) => all.join(' ')),
  facets: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom(...facetNames),
        fc.subarray([...keys, 'blue', 'white', 'stock', 'season', '2027-01', '2027-W02', 'unknown'], {
          minLength: 1,
        }),
      ),
      { maxLength: 4, selector: ([name]) => name },
    )
    .map((chosen) => Object.fromEntries(chosen)),
  switches: fc.subarray([...switchNames], { maxLength: 2 }),
  ranges: fc.record(
    {
      price: span(fc.integer({ min: 5, max: 105 })),
      retail: span(fc.integer({ min: 5, max: 205 })),
      weeks: span(fc.integer({ min: 1, max: 9 }).map((at) => `2027-W0${at}`)),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...styleSorts),
  descending: fc.boolean(),
  layout: fc.constantFrom('grid', 'list'),
});

const opened = (styles: readonly PlainStyle[]) =>
  openCatalog(
    packStyleIndex({
      language: 'de',
      currency: 'EUR',
      terms: {},
      sayMonth: (month) => month,
      sayWeek: (week) => week,
      styles: styles.map((style) => ({ ...style, eans: eanRunsOf(style.eans) })),
    }),
  );

const everyThird = (styles: readonly PlainStyle[], from: number) =>
  ['gone', ...styles.map(({ articleId }) => articleId)].filter((_, at) => at % 3 === from);

describe('finding styles', () => {
  it('M1 finds what a look at each style finds, and counts every value and switch as it does', () => {
    fc.assert(
      fc.property(arbitraryStyles, arbitrarySelection, (styles, filters) => {
        const catalog = opened(styles);
        const picked = { scanned: everyThird(styles, 0), favorites: everyThird(styles, 1) };
        const found = find(catalog, filters, picked);
        const plain = plainFind(styles, filters, picked);
        const ids = Array.from(found.positions, (position) => catalog.articleIds[position] ?? '');
        expect([...ids].sort()).toEqual([...plain.articleIds].sort());
        expect(found.switches).toEqual(plain.switches);
        for (const { name, values } of facetsOf(catalog, filters, found))
          for (const { key, count } of values)
            expect([name, key, count]).toEqual([name, key, plain.count(name, key)]);
      }),
      { numRuns: 80 },
    );
  });

  it('M1 shows for a value that is clicked as many styles as stood beside it', () => {
    fc.assert(
      fc.property(
        arbitraryStyles,
        arbitrarySelection,
        fc.constantFrom(...facetNames),
        (styles, chosen, name) => {
          const catalog = opened(styles);
          const before = { ...chosen, facets: { ...chosen.facets, [name]: [] } };
          const counts = find(catalog, before, nonePicked).facets[name];
          for (const [at, key] of catalog.vocabularies[name].keys.entries()) {
            const after: Filters = { ...before, facets: { ...before.facets, [name]: [key] } };
            expect(find(catalog, after, nonePicked).positions).toHaveLength(counts[at] ?? -1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('M1 keeps all entries as they were packed', () => {
    fc.assert(
      fc.property(arbitraryStyles, (styles) => {
        const catalog = opened(styles);
        expect(catalog.size).toBe(styles.length);
        for (const [position, style] of styles.entries()) {
          const { articleId, articleNumber, name, salesPrice, retailPrice, colours } = style;
          const entry = styleAt(catalog, position);
          expect(entry).toMatchObject({ articleId, articleNumber, name, salesPrice, retailPrice });
          expect([...entry.marks].sort()).toEqual([...style.marks].sort());
          expect(entry.colours.map(({ articleColorId }) => articleColorId)).toEqual(
            colours.map(({ articleColorId }) => articleColorId),
          );
          expect(entry.lastDeliveryFrom).toBe(
            Math.floor(Math.max(...colours.map(({ deliveryFrom }) => deliveryFrom)) / 86_400_000) *
              86_400_000,
          );
          expect(entry.deliveryFrom).toBe(
            Math.floor(Math.min(...colours.map(({ deliveryFrom }) => deliveryFrom)) / 86_400_000) *
              86_400_000,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('M1 orders by each attribute in both directions, what is unknown last, ties by number', () => {
    const sortedBy: Record<StyleSort, (style: PlainStyle) => number | string | null> = {
      number: ({ articleNumber }) => articleNumber,
      name: ({ name }) => name,
      delivery: ({ colours }) => Math.min(...colours.map(({ deliveryFrom }) => deliveryFrom)),
      price: ({ salesPrice }) => salesPrice,
      retail: ({ retailPrice }) => retailPrice,
      margin: ({ salesPrice, retailPrice }) =>
        salesPrice === null || retailPrice === null
          ? null
          : -Math.round((salesPrice / retailPrice) * 1_000_000),
      new: ({ marks }) => (marks.includes('new') ? 0 : 1),
      brand: ({ values }) => values.brand[0] ?? '',
      line: ({ values }) => values.line[0] ?? '',
      gender: ({ values }) => values.gender[0] ?? '',
      class: ({ values }) => values.commodityClass[0] ?? '',
      colours: ({ colours }) => colours.length,
    };
    const { compare } = new Intl.Collator('de', { numeric: true });
    const compared = (one: number | string, other: number | string) =>
      typeof one === 'string' ? compare(one, String(other)) : one - Number(other);
    fc.assert(
      fc.property(
        arbitraryStyles,
        fc.constantFrom(...styleSorts),
        fc.boolean(),
        (styles, sort, descending) => {
          const catalog = opened(styles);
          const expected = [...styles.keys()].sort((one, other) => {
            const [a, b] = [one, other].map((at) => sortedBy[sort](styles[at] as PlainStyle));
            if (a === null || a === undefined || b === null || b === undefined)
              return Number(a === null) - Number(b === null) || one - other;
            return (descending ? -1 : 1) * compared(a, b) || one - other;
          });
          const found = find(catalog, { ...everything, sort, descending }, nonePicked);
          expect([...found.positions]).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});
