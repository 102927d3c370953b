export type { Finding, Language, SeasonPlace, Style, Variant } from '../contract/index.ts';
export { findingValues } from '../contract/index.ts';
export { type Cell, cellOf, piecesInCart } from '../ordering/cart/cart.selectors.ts';
export { type CartSaving, type SaveTrouble, saveTrouble, savingOf } from '../ordering/cart/cartSaving.ts';
export { type Burst, noBurst, pressed } from '../ordering/scan/wedge.ts';
export { pictureUrl } from '../ordering/style/pictureUrl.ts';
export type { Failure } from '../platform/api/failure.ts';
export { type Configuration, ConfigurationError } from '../platform/configuration/configuration.ts';
export type { PagePorts, StoragePort } from '../platform/ports.ts';
export { giveTokens, type Tokens } from '../session/tokens.ts';
export { createKiosk, type Kiosk, type KioskDeps } from './createKiosk.ts';
export { isOrderable } from './isOrderable.ts';
export { type KioskEvent, kioskMachine } from './kiosk.machine.ts';
export {
  type CartActor,
  type KioskStage,
  type KioskStageOf,
  type KioskVerdict,
  type ShelfActor,
  stageOf,
} from './kiosk.selectors.ts';
export { placeIn } from './placeIn.ts';
export { type ShelfEvent, shelfMachine } from './shelf.machine.ts';
