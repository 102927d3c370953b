import { describe, expect, it } from 'vitest';
import { monthOf, weekOf } from '../../contract/index.ts';
import {
  indexOf,
  sampleIndex,
  sampleListedColour,
  sampleListedStyle,
  sampleNow,
} from '../../testing/index.ts';
import type { Catalog } from './catalog.ts';
import { facetsOf, switchesOf } from './facets.ts';
import { everything, type Filters, nonePicked } from './filters.ts';
import { find } from './find.ts';
import { openCatalog, openCatalogInSlices } from './opening.ts';
import { styleAt } from './styleAt.ts';
import { isTooMany, MOST_SHOWN } from './tooMany.ts';

describe('searching by words', () => {
  const catalog = openCatalog(sampleIndex());
  const numbers = (term: string) =>
    Array.from(
      find(catalog, { ...everything, term }, nonePicked).positions,
      (at) => catalog.articleNumbers[at],
    );

  it('M1 finds by number, name, colour and code, whatever the case, the accents and the separators', () => {
    expect(numbers('4711')).toEqual(['50-4711']);
    expect(numbers('504711')).toEqual(['50-4711']);
    expect(numbers('uberHEMD')).toEqual(['50-0815']);
    expect(numbers('ueberhemd')).toEqual(['50-0815']);
    expect(numbers('  navy   poplin ')).toEqual(['50-4711']);
    expect(numbers('900')).toEqual(['50-0815']);
    expect(numbers('navy overshirt')).toEqual([]);
    expect(numbers('')).toEqual(['50-0815', '50-4711']);
  });

  it('M1 finds by an EAN and by its beginning, and not by a wrong check digit', () => {
    expect(numbers('4006381333931')).toEqual(['50-4711']);
    expect(numbers('04006381333931')).toEqual(['50-4711']);
    expect(numbers('400638133400')).toEqual(['50-0815']);
    expect(numbers('4006381333')).toEqual(['50-4711']);
    expect(numbers('4006381333932')).toEqual([]);
    expect(numbers('4006381')).toEqual([]);
  });
});

describe('the margin of a style', () => {
  const [shirt, overshirt] = [
    sampleListedStyle({ articleId: 's-1', articleNumber: '1', salesPrice: 5000, retailPrice: 11_900 }),
    sampleListedStyle({ articleId: 's-2', articleNumber: '2', salesPrice: 5000, retailPrice: 10_700 }),
  ];
  const byMargin = (catalog: Catalog) =>
    Array.from(
      find(catalog, { ...everything, sort: 'margin' }, nonePicked).positions,
      (at) => catalog.articleNumbers[at],
    );

  it('M4 is gross where the tax is not known, as of an earlier release', () => {
    const catalog = openCatalog(indexOf([shirt, overshirt]));
    expect(styleAt(catalog, 0).profit).toEqual({ basis: 'gross', margin: 69 / 119, markUp: 2.38 });
    expect(byMargin(catalog)).toEqual(['2', '1']);
  });

  it('M4 is reckoned and sorted without the tax of each style', () => {
    const catalog = openCatalog(
      indexOf([
        { ...shirt, vatPerMille: 190 },
        { ...overshirt, vatPerMille: 0 },
      ]),
    );
    expect(styleAt(catalog, 0).profit).toEqual({ basis: 'net', margin: 0.5, markUp: 2 });
    expect(byMargin(catalog)).toEqual(['1', '2']);
  });
});

describe('the colour that is shown', () => {
  const catalog = openCatalog(sampleIndex());
  const shirt = catalog.articleNumbers.indexOf('50-4711');
  const first = (filters: Partial<Filters>) =>
    styleAt(catalog, shirt, { ...everything, ...filters }).colours.map(({ name }) => name);

  it('M1 is the one that was searched for or chosen, else the style’s first', () => {
    expect(first({})).toEqual(['Navy', 'White']);
    expect(first({ term: 'white' })).toEqual(['White', 'Navy']);
    expect(first({ term: 'shirt 100' })).toEqual(['White', 'Navy']);
    expect(first({ facets: { colourGroup: ['white'] } })).toEqual(['White', 'Navy']);
    expect(first({ facets: { colourGroup: ['blue'] }, term: 'white' })).toEqual(['Navy', 'White']);
  });

  it('M1 one colour must have all that is asked of colours', () => {
    const day = 86_400_000;
    const style = sampleListedStyle({
      colours: [
        sampleListedColour({ colourGroup: 'blue', deliveryFrom: sampleNow + 10 * day }),
        sampleListedColour({
          code: '100',
          name: 'White',
          colourGroup: 'white',
          deliveryFrom: sampleNow + 80 * day,
        }),
      ],
    });
    const one = openCatalog(indexOf([style]));
    const [early = '', late = ''] = one.vocabularies.deliveryMonth.keys;
    const count = (colourGroup: string, month: string) =>
      find(one, { ...everything, facets: { colourGroup: [colourGroup], deliveryMonth: [month] } }, nonePicked)
        .positions.length;
    expect([count('blue', early), count('white', late)]).toEqual([1, 1]);
    expect([count('blue', late), count('white', early)]).toEqual([0, 0]);
  });
});

describe('what stands beside the list', () => {
  it('M1 lists each facet with its labels, and a chosen value that the season has not', () => {
    const catalog = openCatalog(sampleIndex());
    const filters = { ...everything, facets: { fit: ['slim', 'gone'] } };
    const facets = facetsOf(catalog, filters, find(catalog, filters, nonePicked));
    expect(facets.find(({ name }) => name === 'fit')?.values).toEqual([
      { key: 'regular', label: 'Regular fit', count: 1, chosen: false },
      { key: 'slim', label: 'Slim fit', count: 1, chosen: true },
      { key: 'gone', label: 'gone', count: 0, chosen: true },
    ]);
    expect(facets.some(({ name }) => name === 'yarn')).toBe(false);
  });

  it('M1 counts eleven switches, those of favourites and of what was scanned among them', () => {
    const catalog = openCatalog(sampleIndex());
    const filters: Filters = { ...everything, switches: ['scanned'] };
    const found = find(catalog, filters, {
      scanned: ['s-2', 'unknown'],
      favorites: ['s-1', 's-2', 'unknown'],
    });
    expect(switchesOf(filters, found)).toHaveLength(11);
    expect(switchesOf(filters, found).slice(0, 2)).toEqual([
      { name: 'favorite', count: 1, chosen: false },
      { name: 'scanned', count: 1, chosen: true },
    ]);
    expect(found.positions).toHaveLength(1);
  });

  it(`M1 asks to narrow beyond ${MOST_SHOWN} styles, not at them`, () => {
    expect(isTooMany({ positions: new Uint32Array(MOST_SHOWN) })).toBe(false);
    expect(isTooMany({ positions: new Uint32Array(MOST_SHOWN + 1) })).toBe(true);
  });
});

describe('opening an index', () => {
  it('M1 opens the same in slices as in one go, and stops when it is no longer wanted', async () => {
    const many = indexOf(
      Array.from({ length: 1_200 }, (_, at) =>
        sampleListedStyle({ articleId: `A${10_000 + at}`, articleNumber: `13.${10_000 + at}` }),
      ),
    );
    expect(await openCatalogInSlices(many, new AbortController().signal)).toEqual(openCatalog(many));
    const left = new AbortController();
    left.abort(new Error('left'));
    await expect(openCatalogInSlices(many, left.signal)).rejects.toThrow('left');
  });

  it('M1 counts months and weeks as calendars do', () => {
    const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
    expect(
      ['2026-12-31', '2027-01-03', '2027-01-04', '2024-12-30'].map((date) => weekOf(dayOf(date))),
    ).toEqual(['2026-W53', '2026-W53', '2027-W01', '2025-W01']);
    expect(monthOf(dayOf('2027-02-28'))).toBe('2027-02');
  });
});
