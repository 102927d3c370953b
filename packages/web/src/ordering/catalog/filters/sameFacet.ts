import type { Facet } from '@selvedge/core/ordering';

/** Whether everything visible of a facet is unchanged. */
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
