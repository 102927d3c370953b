import { fromPromise } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { Catalog } from './catalog.ts';
import { filterSetsActors } from './filterSets.actors.ts';
import { filterSetsMachine } from './filterSets.machine.ts';
import type { CatalogReader } from './readAhead.ts';

export const catalogActors = (api: Api, { read }: CatalogReader) => ({
  loadStyles: fromPromise<Catalog, SeasonPlace>(({ input, signal }) => read(input, signal)),
  filterSets: filterSetsMachine.provide({ actors: filterSetsActors(api) }),
});
