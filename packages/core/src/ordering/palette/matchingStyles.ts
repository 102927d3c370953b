import type { Catalog } from '../catalog/catalog.ts';
import { everything, nonePicked } from '../catalog/filters.ts';
import { look, type NearTerm } from '../catalog/nearTerm.ts';
import { styleAt } from '../catalog/styleAt.ts';
import type { StyleEntry } from '../catalog/styleEntry.ts';

/** Maximum number of styles in the palette. */
export const MOST_STYLES = 6;

/** The styles that match a term in a season; `near` if the term was corrected. */
export interface StylesMeant {
  readonly styles: readonly StyleEntry[];
  readonly near: NearTerm | null;
}

const nothing: StylesMeant = { styles: [], near: null };

/** The first styles of a season that match a term; none for a blank term. */
export function matchingStyles(catalog: Catalog | null, term: string): StylesMeant {
  if (catalog === null || term.trim() === '') return nothing;
  const { found, near } = look(catalog, { ...everything, term }, nonePicked);
  const meant = { ...everything, term: near?.shown ? near.term : term };
  const styles = [...found.positions.slice(0, MOST_STYLES)].map((position) =>
    styleAt(catalog, position, meant),
  );
  return { styles, near };
}
