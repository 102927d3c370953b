import { isOrderingRoute, type OverlaysRef, type PortalContext } from '@selvedge/core';
import type { Area } from '../messages/languages.ts';

const all: readonly Area[] = ['portal', 'overlays', 'ordering'];
/** One list for each combination, so that an equal one is the same. */
const lists = new Map<string, Area[]>();

/** Whose words the page needs: the ordering area's from when it is first entered, the overlays' with them. */
export function areasOf(
  { route, ordering }: Pick<PortalContext, 'route' | 'ordering'>,
  overlays: OverlaysRef | null,
): Area[] {
  const needed: Record<Area, boolean> = {
    portal: true,
    overlays: overlays !== null,
    ordering: isOrderingRoute(route) || ordering !== null,
  };
  const areas = all.filter((area) => needed[area]);
  const known = lists.get(areas.join()) ?? areas;
  lists.set(areas.join(), known);
  return known;
}
