import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type SeasonPlace, styleIndex } from '../../contract/index.ts';
import type { Catalog } from './catalog.ts';
import { filterSetsActors } from './filterSets.actors.ts';
import { filterSetsMachine } from './filterSets.machine.ts';
import { openCatalogInSlices } from './opening.ts';

export const catalogActors = (api: Api) => ({
  loadStyles: fromPromise<Catalog, SeasonPlace>(async ({ input, signal }) =>
    openCatalogInSlices(await api.send(styleIndex, { params: input, signal }), signal),
  ),
  filterSets: filterSetsMachine.provide({ actors: filterSetsActors(api) }),
});
