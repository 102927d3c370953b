import { isOrderingRoute, type OverlaysRef, type PortalContext } from '@selvedge/core';
import type { Area } from '../messages/languages.ts';

const all: readonly Area[] = ['portal', 'overlays', 'ordering', 'entry'];
/** One list per combination, so that equal lists are the same object. */
const lists = new Map<string, Area[]>();

/**
 * The areas whose messages the page needs: the ordering area's once it has been entered, and the overlays' once those
 * are loaded. Bulk entry has its own, which are with those of an order's page and of live shopping.
 */
export function areasOf(
  { route, ordering }: Pick<PortalContext, 'route' | 'ordering'>,
  overlays: OverlaysRef | null,
): Area[] {
  const needed: Record<Area, boolean> = {
    portal: true,
    overlays: overlays !== null,
    ordering: isOrderingRoute(route) || ordering !== null,
    entry: route.screen === 'entry' || route.screen === 'order' || route.screen === 'live',
    // Comes with the dialogs that are said in it.
    onDemand: false,
  };
  const areas = all.filter((area) => needed[area]);
  const known = lists.get(areas.join()) ?? areas;
  lists.set(areas.join(), known);
  return known;
}
