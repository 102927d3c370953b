import {
  LARGEST_ZOOM,
  type RackView,
  rackFacets,
  rackGroupings,
  rackTabs,
  SMALLEST_ZOOM,
  wholeRack,
} from './rackView.ts';

const MOST_VALUES = 50;
const LONGEST_VALUE = 100;

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

const zoomOf = (text: string | null): number => {
  const zoom = Number(text);
  return Number.isInteger(zoom) && zoom >= SMALLEST_ZOOM && zoom <= LARGEST_ZOOM ? zoom : wholeRack.zoom;
};

/** Parses view options from a query string; invalid values are ignored. */
export function rackViewOf(search: string): RackView {
  const params = new URLSearchParams(search);
  const chosen = rackFacets.flatMap((facet) => {
    const keys = params.getAll(facet).filter((key) => key !== '' && key.length <= LONGEST_VALUE);
    const several = [...new Set(keys)].sort().slice(0, MOST_VALUES);
    return several.length > 0 ? [[facet, several] as const] : [];
  });
  return {
    tab: oneOf(rackTabs, params.get('tab'), wholeRack.tab),
    grouping: oneOf(rackGroupings, params.get('group'), wholeRack.grouping),
    zoom: zoomOf(params.get('zoom')),
    figures: params.get('figures') !== 'off',
    chosen: Object.fromEntries(chosen),
  };
}

/** The query string for view options: '' for the default view, else '?…'; the inverse of {@link rackViewOf}. */
export function searchOfRack({ tab, grouping, zoom, figures, chosen }: RackView): string {
  const params = new URLSearchParams();
  if (tab !== wholeRack.tab) params.set('tab', tab);
  if (grouping !== wholeRack.grouping) params.set('group', grouping);
  if (zoom !== wholeRack.zoom) params.set('zoom', String(zoom));
  if (!figures) params.set('figures', 'off');
  for (const facet of rackFacets) for (const key of chosen[facet] ?? []) params.append(facet, key);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
