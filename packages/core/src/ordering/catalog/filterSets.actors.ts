import { fromPromise } from 'xstate';
import {
  type FilterSet,
  filterSets,
  type RightEnv,
  removeFilterSet,
  renameFilterSet,
  saveFilterSet,
} from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { FilterSetChange } from './filterSets.machine.ts';

export const filterSetsActors = (api: Api) => ({
  loadSets: fromPromise<FilterSet[], { rightEnv: RightEnv }>(({ input: { rightEnv }, signal }) =>
    api.send(filterSets, { params: { rightEnv }, signal }),
  ),
  changeSets: fromPromise<FilterSet[], { rightEnv: RightEnv; change: FilterSetChange }>(
    ({ input: { rightEnv, change }, signal }) => {
      if (change.kind === 'save') {
        const { name, search } = change;
        return api.send(saveFilterSet, { params: { rightEnv }, body: { name, search }, signal });
      }
      const params = { rightEnv, filterSetId: change.filterSetId };
      return change.kind === 'rename'
        ? api.send(renameFilterSet, { params, body: { name: change.name }, signal })
        : api.send(removeFilterSet, { params, signal });
    },
  ),
});
