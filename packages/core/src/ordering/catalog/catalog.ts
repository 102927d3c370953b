import type { StyleIndex } from '../../contract/index.ts';
import { type FacetName, facetNames, type Selection } from './selection.ts';
import type { StyleEntry } from './styleEntry.ts';

interface Vocabulary {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
}

/** A season's styles, opened for filtering. Styles are known by their position, 0 to `size` − 1, in the order of their numbers. */
export interface Catalog {
  readonly size: number;
  readonly currency: string;
  readonly vocabularies: Readonly<Record<FacetName, Vocabulary>>;
  readonly index: StyleIndex;
}

export const valuesOf = (style: StyleIndex['styles'][number], facet: FacetName): readonly string[] => {
  if (facet === 'line') return [style.lineName];
  if (facet === 'gender') return [style.gender];
  if (facet === 'commodityClass') return [style.commodityClass];
  if (facet === 'deliveryMonth') return [new Date(style.deliveryFrom).toISOString().slice(0, 7)];
  return [];
};

const vocabularyOf = (index: StyleIndex, facet: FacetName): Vocabulary => {
  const keys = [...new Set(index.styles.flatMap((style) => valuesOf(style, facet)))].sort();
  return { keys, labels: keys };
};

export function openCatalog(index: StyleIndex): Catalog {
  return {
    size: index.styles.length,
    currency: index.currency,
    vocabularies: Object.fromEntries(
      facetNames.map((facet) => [facet, vocabularyOf(index, facet)]),
    ) as Catalog['vocabularies'],
    index,
  };
}

/** The style at a position; what the selection asks of colours decides which colour comes first. */
export function styleAt({ index }: Catalog, position: number, _selection?: Selection): StyleEntry {
  const style = index.styles[position];
  if (!style) throw new RangeError(`No style at ${position}`);
  return { brandName: '', ...style };
}

/** The position of a style; −1 when it is not in the season. */
export const positionOf = ({ index }: Catalog, articleId: string): number =>
  index.styles.findIndex((style) => style.articleId === articleId);
