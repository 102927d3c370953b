import {
  chartSuite,
  fakeOrderingDependencies,
  indexOf,
  sampleIndex,
  samplePlace,
  wiringSuite,
} from '../../testing/index.ts';
import { catalogActors } from './catalog.actors.ts';
import { catalogMachine } from './catalog.machine.ts';
import type { Catalog } from './catalog.ts';
import { everything } from './filters.ts';
import { openCatalog } from './opening.ts';
import { catalogReader } from './readAhead.ts';

const tour = {
  input: { place: samplePlace, search: '' },
  events: [
    { type: 'filters.changed', filters: { ...everything, term: 'shirt' } },
    { type: 'search.shown', search: '?sort=price' },
    { type: 'search.shown', search: '?q=poplni' },
    { type: 'scanned.changed', articleIds: ['s-1'] },
    { type: 'style.chosen', articleId: 's-1', articleColorId: 'k-2', replace: true },
    { type: 'catalog.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyles: [openCatalog(sampleIndex()), openCatalog(indexOf([]))] },
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
      loadStyles: (output, { fake }) =>
        fake.pending
          .find(({ name }) => name === 'styleIndex')
          ?.answer((output as Catalog).size > 0 ? sampleIndex() : indexOf([])),
    },
    failures: {
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
