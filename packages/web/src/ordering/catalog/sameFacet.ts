import type { Facet } from '@selvedge/core/ordering';

/** Whether nothing that shows of a facet has changed. */
export const sameFacet = (one: Facet, other: Facet): boolean =>
  one === other ||
  (one.name === other.name &&
    one.values.length === other.values.length &&
    one.values.every((value, at) => {
      const beside = other.values[at];
      return (
        value.key === beside?.key &&
        value.label === beside.label &&
        value.count === beside.count &&
        value.chosen === beside.chosen
      );
    }));
