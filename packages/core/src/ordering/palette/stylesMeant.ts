import type { Catalog } from '../catalog/catalog.ts';
import { find } from '../catalog/find.ts';
import { everything } from '../catalog/selection.ts';
import { styleAt } from '../catalog/styleAt.ts';
import type { StyleEntry } from '../catalog/styleEntry.ts';

/** As many styles as the palette shows. */
export const MOST_STYLES = 6;

/** The first styles of a season that a term means; none for a blank one. */
export function stylesMeant(catalog: Catalog | null, term: string): StyleEntry[] {
  if (catalog === null || term.trim() === '') return [];
  const selection = { ...everything, term };
  const { positions } = find(catalog, selection, []);
  return [...positions.slice(0, MOST_STYLES)].map((position) => styleAt(catalog, position, selection));
}
