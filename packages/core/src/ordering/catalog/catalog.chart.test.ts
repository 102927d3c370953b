import { describe, expect, it } from 'vitest';
import { chartSuite, sampleIndex, samplePlace, wiringSuite } from '../../testing/index.ts';
import { catalogActors } from './catalog.actors.ts';
import { catalogMachine } from './catalog.machine.ts';
import { type Catalog, openCatalog } from './catalog.ts';
import { everything, type StyleSort } from './selection.ts';
import { listStyles } from './styleList.ts';

const tour = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'selection.changed', selection: { ...everything, term: 'shirt' } },
    { type: 'search.shown', search: '?sort=price' },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'catalog.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyles: [openCatalog(sampleIndex()), openCatalog({ currency: 'EUR', styles: [] })] },
};

chartSuite(catalogMachine, {
  ...tour,
  invariants: {
    'styles are listed only when there are some': (snapshot) =>
      !snapshot.matches('listing') || snapshot.context.catalog.size > 0,
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(catalogMachine, {
  tour,
  doing: {
    answers: {
      loadStyles: (output, { fake }) =>
        fake.pending.find(({ name }) => name === 'styleIndex')?.answer((output as Catalog).index),
    },
    failures: {
      loadStyles: (error, { fake }) => fake.pending.find(({ name }) => name === 'styleIndex')?.fail(error),
    },
  },
  machine: (api) => catalogMachine.provide({ actors: catalogActors(api) }),
});

describe('listStyles', () => {
  const numbers = (term: string, sort: StyleSort = 'number') =>
    listStyles(sampleIndex(), { term, sort }).map(({ articleNumber }) => articleNumber);

  it('finds by number, name and colour, whatever the case and the umlaut', () => {
    expect(numbers('4711')).toEqual(['50-4711']);
    expect(numbers('uberHEMD')).toEqual(['50-0815']);
    expect(numbers('navy poplin')).toEqual(['50-4711']);
    expect(numbers('nothing')).toEqual([]);
  });

  it('sorts by what was chosen', () => {
    expect(numbers('')).toEqual(['50-0815', '50-4711']);
    expect(numbers('', 'price')).toEqual(['50-4711', '50-0815']);
    expect(numbers('', 'delivery')).toEqual(['50-0815', '50-4711']);
    expect(numbers('', 'name')).toEqual(['50-4711', '50-0815']);
  });
});
