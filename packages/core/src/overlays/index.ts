import { agendaLogic } from '../agenda/agenda.actors.ts';
import { consentActors } from '../consent/consent.actors.ts';
import { consentMachine } from '../consent/consent.machine.ts';
import { contactActors } from '../contact/contact.actors.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { findsActors } from '../finds/finds.actors.ts';
import { findsMachine } from '../finds/finds.machine.ts';
import { keptWorkLogic } from '../keptWork/keptWork.actors.ts';
import { legalActors } from '../legal/legal.actors.ts';
import { legalMachine } from '../legal/legal.machine.ts';
import { maintenanceActions, maintenanceActors } from '../maintenance/maintenance.actors.ts';
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import { assertProvided } from '../platform/actors/service.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import { releaseLogic } from '../release/release.actors.ts';
import { searchActors } from '../search/search.actors.ts';
import { searchMachine } from '../search/search.machine.ts';
import { tickerLogic } from '../ticker/ticker.actors.ts';
import { track } from '../tracking/track.ts';
import { trackingActors } from '../tracking/tracking.actors.ts';
import { trackingMachine } from '../tracking/tracking.machine.ts';
import { overlaysMachine } from './overlays.machine.ts';

/** The overlays chart with its services. Loaded after the first page. Throws if a service is missing. */
export function overlaysLogic(dependencies: OverlaysDependencies): typeof overlaysMachine {
  const watching = watchPortal(dependencies.portal);
  const logic = overlaysMachine.provide({
    actors: {
      watchPortal: watching,
      consent: consentMachine.provide({ actors: { ...consentActors(dependencies), watchPortal: watching } }),
      keptWork: keptWorkLogic(dependencies),
      release: releaseLogic(dependencies),
      legal: legalMachine.provide({
        actors: { ...legalActors(dependencies), watchPortal: watching },
      }),
      maintenance: maintenanceMachine.provide({
        actors: { ...maintenanceActors(dependencies), watchPortal: watching },
        actions: maintenanceActions(dependencies),
      }),
      search: searchMachine.provide({
        actors: { ...searchActors(dependencies), watchPortal: watching },
        actions: { track },
      }),
      contact: contactMachine.provide({
        actors: { ...contactActors(dependencies), watchPortal: watching },
      }),
      finds: findsMachine.provide({
        actors: { ...findsActors(dependencies), watchPortal: watching },
      }),
      agenda: agendaLogic(dependencies),
      ticker: tickerLogic(dependencies),
      tracking: trackingMachine.provide({
        actors: { ...trackingActors(dependencies), watchPortal: watching },
      }),
    },
  });
  assertProvided(logic);
  return logic;
}

export { type AgendaContext, type AgendaEvent, agendaMachine } from '../agenda/agenda.machine.ts';
export { routeOfEntry, shownEntries } from '../agenda/agenda.ts';
export { type ConsentEvent, consentMachine } from '../consent/consent.machine.ts';
export { type ContactEvent, type ContactOf, contactMachine } from '../contact/contact.machine.ts';
export { type EventDialogEvent, type EventView, eventDialogMachine } from '../event/eventDialog.machine.ts';
export { type ForwardEvent, forwardMachine } from '../event/forward.machine.ts';
export { countFinds, isPartial } from '../finds/answer.ts';
export { type FindsEvent, findsMachine } from '../finds/finds.machine.ts';
export { KEPT_DAYS, type KeptWorkEvent, keptWorkMachine } from '../keptWork/keptWork.machine.ts';
export type { KeptSeason, KeptWork } from '../keptWork/keptWork.ts';
export { type LegalEvent, legalMachine } from '../legal/legal.machine.ts';
export { maintenanceMachine } from '../maintenance/maintenance.machine.ts';
export {
  bannerMaintenances,
  blockingMaintenance,
  isClosed,
  isUnexplained,
  openDetails,
  type ShownMaintenance,
} from '../maintenance/maintenance.selectors.ts';
export { momentOf } from '../maintenance/maintenance.ts';
export type { MaintenanceEvent } from '../maintenance/maintenanceContext.ts';
export { type NoticesEvent, noticesMachine } from '../notices/notices.machine.ts';
export type {
  Notice,
  NoticeSubject,
  ShownNotice,
} from '../notices/notices.ts';
export { type InTheWay, type ReleaseEvent, releaseMachine } from '../release/release.machine.ts';
export { type MarkedText, markTerm } from '../search/marks.ts';
export type { SearchHit } from '../search/results.ts';
export { type SearchEvent, searchMachine } from '../search/search.machine.ts';
export { countsOf, groupsOf, type HitGroup } from '../search/search.selectors.ts';
export { LONGEST_TERM } from '../search/term.ts';
export { startSupport } from '../support/startSupport.ts';
export { supportActors } from '../support/support.actors.ts';
export { type SupportEvent, supportMachine, supportText } from '../support/support.machine.ts';
export { type TickerEvent, tickerMachine } from '../ticker/ticker.machine.ts';
export { AUTOPLAY } from '../ticker/ticker.ts';
export { type TrackingEvent, trackingMachine } from '../tracking/tracking.machine.ts';
export { overlaysMachine } from './overlays.machine.ts';
