export { colourHindrance } from './colourHindrance.ts';
export { coverOf } from './coverOf.ts';
export {
  type KeylookContext,
  type KeylookEvent,
  type KeylookInput,
  keylookMachine,
  type LookAsked,
} from './keylook.machine.ts';
export { type Neighbours, neighboursOf } from './neighbours.ts';
export { pictureRetry, pictureUrl } from './pictureUrl.ts';
export {
  type PlaceSizesContext,
  type PlaceSizesEvent,
  type PlaceSizesInput,
  placeSizesMachine,
} from './placeSizes.machine.ts';
export {
  carriedSizes,
  nothingDecided,
  type PlaceSizes,
  scaleOf,
  styleInSizes,
  usualSizes,
} from './placeSizes.ts';
export {
  type StyleAsked,
  type StyleContext,
  type StyleEvent,
  type StyleInput,
  styleMachine,
} from './style.machine.ts';
export type { StylesAhead, StylesAheadInput } from './stylesAhead.machine.ts';
export {
  listSearch,
  type StyleTab,
  type StyleView,
  styleSearch,
  styleTabs,
  styleViewOf,
} from './styleView.ts';
