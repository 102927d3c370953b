export { accessMachine } from './access/access.machine.ts';
export { type Access, type RoleClass, roleClass } from './access/access.ts';
export { mayOpen } from './access/screenRights.ts';
export { assertProvided } from './actors/service.ts';
export { type ApiBases, addressOf } from './api/address.ts';
export { type Api, type ApiDeps, createApi, type TokenSource } from './api/client.ts';
export { ApiError, type Failure, failure, failureOf, isSilent, shortMessage } from './api/failure.ts';
export { createPortal, type Portal, type PortalDeps } from './app/createPortal.ts';
export { fetchPart } from './app/fetchPart.ts';
export type { OrderingLogic, OrderingRef } from './app/orderingPart.ts';
export { portalMachine } from './app/portal.machine.ts';
export type { PortalContext, PortalEvent } from './app/portal.setup.ts';
export type {
  ChannelPort,
  CookiePort,
  HidePort,
  LocationPort,
  LockPort,
  MotionPort,
  Ports,
  StoragePort,
  WakePort,
  WorkbookSheet,
} from './app/ports.ts';
export {
  formatRoute,
  isLegalRoute,
  isOpenRoute,
  isOrderingRoute,
  type LegalRoute,
  parseRoute,
  type Route,
  type TermsPage,
  termsPages,
} from './app/routes.ts';
export { within } from './app/within.ts';
export {
  type AuthConfiguration,
  assertConfiguration,
  type Configuration,
  ConfigurationError,
} from './configuration/configuration.ts';
export { asWished, favoritesOf, type Wish } from './dashboard/favorites.ts';
export { type GreetingEvent, greetingMachine } from './dashboard/greeting.machine.ts';
export { type TilesEvent, tilesMachine } from './dashboard/tiles.machine.ts';
export { tileOfSlug } from './dashboard/tiles.ts';
export { type LanguageEvent, languageMachine } from './language/language.machine.ts';
export { type TileMaintenance, tileMaintenance } from './maintenance/tileMaintenance.ts';
export {
  type ArrivalEvent,
  arrivalMachine,
  type OverlaysLogic,
  type OverlaysRef,
} from './overlays/arrival.machine.ts';
export { type Elapsed, elapsed, type WaitClock } from './progress/elapsed.ts';
export { OVERLAY_EXPLAINS_LATE, OVERLAY_OPENS, SLOW_LOAD } from './progress/patience.ts';
export type { FlightRecorder } from './recorder/flightRecorder.ts';
export { type SessionEvent, sessionMachine } from './session/session.machine.ts';
export { type SignInMessage, signInMessage } from './session/session.selectors.ts';
export { type SignInEvent, signInMachine } from './session/signIn.machine.ts';
export type { SignInFault } from './session/signInFailure.ts';
export { tokensMachine } from './session/tokens.machine.ts';
