export {
  type CatalogContext,
  type CatalogEvent,
  type ChosenStyle,
  catalogMachine,
} from './catalog.machine.ts';
export { type Catalog, positionOf, type Vocabulary } from './catalog.ts';
export { type ColumnsContext, type ColumnsEvent, columnsMachine } from './columns.machine.ts';
export { type ColumnName, columnNames, usualColumns } from './columns.ts';
export type { CompareRef } from './compare/compare.actors.ts';
export { type CompareContext, type CompareEvent, compareMachine } from './compare/compare.machine.ts';
export { compareSearch } from './compare/compareAddress.ts';
export {
  type ComparedFacet,
  type ComparedLine,
  type ComparedStyle,
  type ComparedValue,
  type Comparison,
  comparisonOf,
} from './compare/comparison.ts';
export { LEAST_COMPARED, MOST_COMPARED } from './compare/mostCompared.ts';
export { facetsOf, type Switch, switchesOf } from './facets.ts';
export type { FavoriteStylesRef } from './favoriteStyles.actors.ts';
export {
  type FavoriteStylesContext,
  type FavoriteStylesEvent,
  type FavoritesChanged,
  favoriteStylesMachine,
  type StyleWish,
} from './favoriteStyles.machine.ts';
export {
  type FilterSetChange,
  type FilterSetsContext,
  type FilterSetsEvent,
  filterSetsMachine,
} from './filterSets.machine.ts';
export {
  everything,
  type Facet,
  type FacetName,
  type FacetValue,
  type Filters,
  facetNames,
  type ListLayout,
  listLayouts,
  nonePicked,
  type PickedStyles,
  type RangeName,
  type Ranges,
  rangeNames,
  type Span,
  type StyleSort,
  type SwitchName,
  styleSorts,
  switchNames,
} from './filters.ts';
export { filtersOf, searchOf } from './filtersAddress.ts';
export { type FoundStyles, find } from './find.ts';
export type { NearTerm } from './nearTerm.ts';
export { openCatalog } from './opening.ts';
export { labelsAt, styleAt } from './styleAt.ts';
export type { EntryColour, StyleEntry } from './styleEntry.ts';
export { isTooMany, MOST_SHOWN } from './tooMany.ts';
