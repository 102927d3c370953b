import { array, type Infer, object, pattern, refine, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { filterSetName, filterSetNameFault } from './filterSetName.ts';
import { envParams, idStruct, rightEnvStruct } from './place.ts';

/** Filter sets one user may keep in a right environment. */
export const MOST_FILTER_SETS = 50;
const LONGEST_SEARCH = 4_000;

const nameStruct = refine(
  string(),
  'readable',
  (name) => filterSetName(name) === name && filterSetNameFault(name) === null,
);

/** What a list of styles is narrowed by, as its address says it: '' or '?…'. */
const searchStruct = size(pattern(string(), /^(\?[^#\s]*)?$/), 0, LONGEST_SEARCH);

/** A named selection of styles; `search` is the search part of the list's address that shows it: '' or '?…'. */
export const filterSetStruct = type({ filterSetId: string(), name: string(), search: string() });
export type FilterSet = Infer<typeof filterSetStruct>;

const answer = array(filterSetStruct);

/** The user's own filter sets, by name. The other two calls answer what stands then. */
export const filterSets = endpoint({
  name: 'filterSets',
  path: '/:rightEnv/filter-sets',
  params: envParams,
  answer,
});

/** Keeps a set under a name, in place of the one of that name. 409 `tooManyFilterSets` beyond {@link MOST_FILTER_SETS}. */
export const saveFilterSet = endpoint({
  name: 'saveFilterSet',
  method: 'PUT',
  path: '/:rightEnv/filter-sets',
  params: envParams,
  body: object({ name: nameStruct, search: searchStruct }),
  answer,
});

/**
 * Gives a set another name. 404 where there is no such set, 409 `filterSetNameTaken` where another has the name
 * whatever its case.
 */
export const renameFilterSet = endpoint({
  name: 'renameFilterSet',
  method: 'PATCH',
  path: '/:rightEnv/filter-sets/:filterSetId',
  params: object({ rightEnv: rightEnvStruct, filterSetId: idStruct }),
  body: object({ name: nameStruct }),
  answer,
});

/** Forgets a set; one that is gone already is no failure. */
export const removeFilterSet = endpoint({
  name: 'removeFilterSet',
  method: 'DELETE',
  path: '/:rightEnv/filter-sets/:filterSetId',
  params: object({ rightEnv: rightEnvStruct, filterSetId: idStruct }),
  answer,
});
