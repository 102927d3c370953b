import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type SeasonPlace, styleIndex } from '../../contract/index.ts';
import { type Catalog, openCatalog } from './catalog.ts';
import { filterSetsActors } from './filterSets.actors.ts';
import { filterSetsMachine } from './filterSets.machine.ts';

export const catalogActors = (api: Api) => ({
  loadStyles: fromPromise<Catalog, SeasonPlace>(async ({ input, signal }) =>
    openCatalog(await api.send(styleIndex, { params: input, signal })),
  ),
  filterSets: filterSetsMachine.provide({ actors: filterSetsActors(api) }),
});
