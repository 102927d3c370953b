import type { SeasonPlace } from '@selvedge/core/contract';
import type { Catalog, CatalogChildren, Filters, FoundStyles, StyleSort } from '@selvedge/core/ordering';
import type { Return } from './useListPlace.ts';

/** What the list of styles is made of. */
export interface ListedProps {
  readonly catalog: Catalog;
  readonly found: FoundStyles;
  readonly filters: Filters;
  /** The filters as a search string. */
  readonly search: string;
  readonly place: SeasonPlace;
  readonly ordered: ReadonlyMap<string, number>;
  readonly back: Return;
  /** Which columns the compact list has. */
  readonly columns: CatalogChildren['columns'];
  /** Sorts by a column of the compact list, the other way round if it is sorted by it already. */
  readonly onSort: (sort: StyleSort) => void;
}

export interface RowsProps extends ListedProps {
  /** Number of styles per row. */
  readonly perRow: number;
  /** Pixels. */
  readonly width: number;
}
