export type { Sums } from '../cart/cartSums.ts';
export { CellMap } from '../cart/cellMap.ts';
export { type Hung, type Rack, type RackFacet, type RackGroup, rackOf } from './rack.ts';
export { rackViewOf, searchOfRack } from './rackAddress.ts';
export {
  LARGEST_ZOOM,
  type RackFacetName,
  type RackGrouping,
  type RackTab,
  type RackView,
  rackGroupings,
  SMALLEST_ZOOM,
  wholeRack,
} from './rackView.ts';
