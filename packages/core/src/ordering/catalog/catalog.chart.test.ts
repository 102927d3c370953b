import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  chartSuite,
  fakeOrderingDependencies,
  indexOf,
  sampleIndex,
  samplePlace,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { catalogActors } from './catalog.actors.ts';
import { catalogMachine } from './catalog.machine.ts';
import type { Catalog } from './catalog.ts';
import { everything } from './filters.ts';
import { listParts } from './listParts.ts';
import { openCatalog } from './opening.ts';
import { catalogReader } from './readAhead.ts';

const tour = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'filters.changed', filters: { ...everything, term: 'shirt' } },
    { type: 'search.shown', search: '?sort=price' },
    { type: 'search.shown', search: '?q=poplni' },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'favorites.changed', articleIds: ['s-2'] },
    { type: 'search.shown', search: '?only=favorite' },
    { type: 'style.chosen', articleId: 's-1', articleColorId: 'k-2', replace: true },
    { type: 'catalog.retried' },
    { type: 'language.changed' },
  ],
  answers: {
    loadStyles: [openCatalog(sampleIndex()), openCatalog(indexOf([]))],
    fetchParts: [listParts],
  },
};

chartSuite(catalogMachine, {
  ...tour,
  invariants: {
    'styles are listed only when there are some': (snapshot) =>
      !snapshot.matches('listing') || snapshot.context.catalog.size > 0,
    'what is found is known where there is a catalogue': ({ context }) =>
      (context.catalog === null) === (context.found === null),
    'M1 what was typed stays, whatever was meant by it': ({ context }) =>
      context.near === null || !context.near.shown || context.near.term !== context.filters.term,
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  },
});

wiringSuite(catalogMachine, {
  tour,
  doing: {
    answers: {
      // It comes by itself, from no server.
      fetchParts: () => {},
      loadStyles: (output, { fake }) =>
        fake.pending
          .find(({ name }) => name === 'styleIndex')
          ?.answer((output as Catalog).size > 0 ? sampleIndex() : indexOf([])),
    },
    failures: {
      fetchParts: () => {},
      loadStyles: (error, { fake }) => fake.pending.find(({ name }) => name === 'styleIndex')?.fail(error),
    },
  },
  machine: (api) =>
    catalogMachine.provide({
      actors: catalogActors(
        fakeOrderingDependencies(api),
        catalogReader(api, () => 'en'),
      ),
    }),
});

it('M1 a style that is no favourite any more stays while favourites are shown, until the filters change', async () => {
  const catalog = openCatalog(sampleIndex());
  const actor = createActor(
    catalogMachine.provide({ actors: { loadStyles: fromPromise(async () => catalog) } }),
    { input: { place: samplePlace, search: '?only=favorite' } },
  ).start();
  const { articleIds } = catalog;
  const [first = '', second = ''] = articleIds;
  const listed = () => Array.from(actor.getSnapshot().context.found?.positions ?? [], (at) => articleIds[at]);
  await settle();
  expect(listed()).toEqual([]);
  actor.send({ type: 'favorites.changed', articleIds: [first, second] });
  expect(listed()).toEqual([first, second]);
  actor.send({ type: 'favorites.changed', articleIds: [second] });
  expect(listed()).toEqual([first, second]);
  const { filters } = actor.getSnapshot().context;
  actor.send({ type: 'filters.changed', filters: { ...filters, layout: 'list' } });
  expect(listed()).toEqual([second]);
  actor.send({ type: 'filters.changed', filters: everything });
  actor.send({ type: 'favorites.changed', articleIds: [] });
  expect(listed()).toHaveLength(articleIds.length);
  expect(actor.getSnapshot().context.found?.switches.favorite).toBe(0);
});
