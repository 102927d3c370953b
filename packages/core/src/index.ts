export { accessMachine } from './access/access.machine.ts';
export { type Access, type RoleClass, roleClass } from './access/access.ts';
export { mayOpen } from './access/screenRights.ts';
export { linesOf } from './agenda/agendaLines.ts';
export { asWished, favoritesOf, type Wish } from './dashboard/favorites.ts';
export { type GreetingEvent, greetingMachine } from './dashboard/greeting.machine.ts';
export { type TilesEvent, tilesMachine } from './dashboard/tiles.machine.ts';
export { tileOfSlug } from './dashboard/tiles.ts';
export { type LanguageEvent, languageMachine } from './language/language.machine.ts';
export { type TileMaintenance, tileMaintenance } from './maintenance/tileMaintenance.ts';
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
} from './navigation/routes.ts';
export {
  type OverlaysLoaderEvent,
  type OverlaysLogic,
  type OverlaysRef,
  overlaysLoaderMachine,
} from './overlays/overlaysLoader.machine.ts';
export { assertProvided } from './platform/actors/service.ts';
export { type ApiBases, addressOf } from './platform/api/address.ts';
export { type Api, type ApiDeps, createApi, type TokenSource } from './platform/api/client.ts';
export {
  ApiError,
  type Failure,
  failure,
  failureOf,
  isSilent,
  shortMessage,
} from './platform/api/failure.ts';
export {
  type AuthConfiguration,
  assertConfiguration,
  type Configuration,
  ConfigurationError,
} from './platform/configuration/configuration.ts';
export { type Elapsed, elapsed, type WaitClock } from './platform/elapsed.ts';
export { fetchPart } from './platform/fetchPart.ts';
export type { FlightRecorder } from './platform/flightRecorder/flightRecorder.ts';
export { OVERLAY_EXPLAINS_LATE, OVERLAY_OPENS, SLOW_LOAD } from './platform/patience.ts';
export type {
  ChannelPort,
  CookiePort,
  HidePort,
  LocationPort,
  LockPort,
  MotionSetting,
  Ports,
  StoragePort,
  WakePort,
  WorkbookSheet,
} from './platform/ports.ts';
export { within } from './platform/within.ts';
export { createPortal, type Portal, type PortalDeps } from './portal/createPortal.ts';
export { type FirstCall, firstCalls, firstCallsByKind } from './portal/firstCalls.ts';
export type { OrderingLogic, OrderingRef } from './portal/orderingPart.ts';
export { portalMachine } from './portal/portal.machine.ts';
export type { PortalContext, PortalEvent } from './portal/portalContext.ts';
export { type SessionEvent, sessionMachine } from './session/session.machine.ts';
export { type SignInMessage, signInMessage } from './session/session.selectors.ts';
export { type SignInEvent, signInMachine } from './session/signIn.machine.ts';
export type { SignInFault } from './session/signInFailure.ts';
export { tokensMachine } from './session/tokens.machine.ts';
