import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import {
  type FilterSet,
  filterSets,
  type RightEnv,
  removeFilterSet,
  saveFilterSet,
} from '../../contract/index.ts';
import type { FilterSetChange } from './filterSets.machine.ts';

export const filterSetsActors = (api: Api) => ({
  loadSets: fromPromise<FilterSet[], { rightEnv: RightEnv }>(({ input: { rightEnv }, signal }) =>
    api.send(filterSets, { params: { rightEnv }, signal }),
  ),
  changeSets: fromPromise<FilterSet[], { rightEnv: RightEnv; change: FilterSetChange }>(
    ({ input: { rightEnv, change }, signal }) =>
      change.kind === 'save'
        ? api.send(saveFilterSet, {
            params: { rightEnv },
            body: { name: change.name, search: change.search },
            signal,
          })
        : api.send(removeFilterSet, {
            params: { rightEnv, filterSetId: change.filterSetId },
            signal,
          }),
  ),
});
