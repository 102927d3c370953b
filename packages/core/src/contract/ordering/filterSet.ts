import { array, type Infer, object, pattern, refine, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { filterSetName, filterSetNameFault } from './filterSetName.ts';
import { envParams, rightEnvStruct } from './place.ts';

/** Maximum number of filter sets per user and right environment. What a name may be: `filterSetName.ts`. */
export const MOST_FILTER_SETS = 50;
const LONGEST_SEARCH = 4_000;

const nameStruct = refine(
  string(),
  'readable',
  (name) => filterSetName(name) === name && filterSetNameFault(name) === null,
);

/** The list's filters as in its address: '' or '?…'. */
const searchStruct = size(pattern(string(), /^(\?[^#\s]*)?$/), 0, LONGEST_SEARCH);

/** A named set of filters; `search` is the query string of the list's address: '' or '?…'. */
export const filterSetStruct = type({ filterSetId: string(), name: string(), search: string() });
export type FilterSet = Infer<typeof filterSetStruct>;

const answer = array(filterSetStruct);

/** The user's own filter sets, sorted by name. The other two calls return the updated list. */
export const filterSets = endpoint({
  name: 'filterSets',
  path: '/:rightEnv/filter-sets',
  params: envParams,
  answer,
});

/**
 * Saves a set under a name, replacing the set of that name. 409 `tooManyFilterSets` beyond {@link MOST_FILTER_SETS}.
 */
export const saveFilterSet = endpoint({
  name: 'saveFilterSet',
  method: 'PUT',
  path: '/:rightEnv/filter-sets',
  params: envParams,
  body: object({ name: nameStruct, search: searchStruct }),
  answer,
});

/** Renames a set. 404 if there is no such set, 409 `filterSetNameTaken` if another one has the name, ignoring case. */
export const renameFilterSet = endpoint({
  name: 'renameFilterSet',
  method: 'PATCH',
  path: '/:rightEnv/filter-sets/:filterSetId',
  params: object({ rightEnv: rightEnvStruct, filterSetId: idStruct }),
  body: object({ name: nameStruct }),
  answer,
});

/** Deletes a set; succeeds as well if it no longer exists. */
export const removeFilterSet = endpoint({
  name: 'removeFilterSet',
  method: 'DELETE',
  path: '/:rightEnv/filter-sets/:filterSetId',
  params: object({ rightEnv: rightEnvStruct, filterSetId: idStruct }),
  answer,
});
