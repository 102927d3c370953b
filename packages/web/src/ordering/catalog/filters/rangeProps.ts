import type { Facet, RangeName, Ranges } from '@selvedge/core/ordering';

/** What the fields of prices and weeks are given. */
export interface RangeProps {
  readonly facets: readonly Facet[];
  readonly ranges: Ranges;
  readonly currency: string;
  readonly onRange: <Name extends RangeName>(name: Name, span: Ranges[Name]) => void;
}
