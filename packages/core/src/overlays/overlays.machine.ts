import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { agendaMachine } from '../agenda/agenda.machine.ts';
import { type ConsentStatusChanged, consentMachine } from '../consent/consent.machine.ts';
import { contactMachine } from '../contact/contact.machine.ts';
import { RELEASE } from '../contract/index.ts';
import { findsMachine } from '../finds/finds.machine.ts';
import { keptWorkMachine } from '../keptWork/keptWork.machine.ts';
import { legalMachine } from '../legal/legal.machine.ts';
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import type { Route } from '../navigation/routes.ts';
import { type Notice, noticesMachine } from '../notices/notices.machine.ts';
import type { DialogStatusChanged } from '../platform/actors/dialogReporter.ts';
import { watch } from '../platform/actors/service.ts';
import { tellRunning } from '../platform/actors/tellRunning.ts';
import type { PortalFacts } from '../platform/portalFacts.ts';
import { releaseMachine } from '../release/release.machine.ts';
import { type SearchQueryChanged, searchMachine } from '../search/search.machine.ts';
import { tickerMachine } from '../ticker/ticker.machine.ts';
import { trackingMachine } from '../tracking/tracking.machine.ts';

export interface OverlaysContext {
  facts: PortalFacts;
  /** Ids of the overlays that are showing a dialog right now. */
  dialogs: readonly string[];
}

export type OverlaysEvent =
  | { type: 'user.arrived' }
  | { type: 'user.left' }
  | { type: 'route.changed'; route: Route }
  | { type: 'search.opened' }
  /** Someone wants to log out while unsaved work is kept on the device. */
  | { type: 'logout.wished' }
  /** The first dialog of an overlay opened, or the last one closed. */
  | { type: 'dialogs.changed'; open: boolean }
  | { type: 'maintenance.met' }
  /** What failed may be asked for again. */
  | { type: 'maintenance.over' }
  | { type: 'consent.reopened' }
  | { type: 'notice.raised'; notice: Notice }
  | DialogStatusChanged
  | SearchQueryChanged
  | ConsentStatusChanged;

const retries = {
  agenda: { type: 'agenda.retried' },
  contact: { type: 'contact.retried' },
  finds: { type: 'finds.retried' },
  legal: { type: 'legal.retried' },
  search: { type: 'search.retried' },
  ticker: { type: 'news.retried' },
};

/**
 * Everything that accompanies the pages of the portal. Maintenance, notices, consent, tracking, legal texts and the
 * question about work kept on the device and the page's release are always there; agenda, ticker, search and contacts only while someone is
 * signed in.
 * Loaded after the first page.
 */
export const overlaysMachine = setup({
  types: {
    context: {} as OverlaysContext,
    events: {} as OverlaysEvent,
    input: {} as { facts: PortalFacts },
    children: {} as {
      notices: 'notices';
      maintenance: 'maintenance';
      consent: 'consent';
      tracking: 'tracking';
      legal: 'legal';
      keptWork: 'keptWork';
      release: 'release';
      agenda: 'agenda';
      ticker: 'ticker';
      search: 'search';
      contact: 'contact';
      finds: 'finds';
    },
  },
  actors: {
    notices: noticesMachine,
    maintenance: maintenanceMachine,
    consent: consentMachine,
    tracking: trackingMachine,
    legal: legalMachine,
    keptWork: keptWorkMachine,
    release: releaseMachine,
    agenda: agendaMachine,
    ticker: tickerMachine,
    search: searchMachine,
    contact: contactMachine,
    finds: findsMachine,
    watchPortal: watch(),
  },
  actions: {
    setRoute: assign(({ context }, { route }: { route: Route }) => ({ facts: { ...context.facts, route } })),
    notifyTracking: sendTo('tracking', (_, { status }: ConsentStatusChanged) => ({
      type: 'consent.changed' as const,
      consent: status,
    })),
    retryAll: enqueueActions((given) => tellRunning(given, retries)),
    passOnConsent: sendTo('consent', { type: 'consent.reopened' }),
    notifyMaintenance: sendTo('maintenance', { type: 'maintenance.met' }),
    notifyNotices: sendTo('notices', (_, { notice }: { notice: Notice }) => ({
      type: 'notice.raised' as const,
      notice,
    })),
    noteDialog: enqueueActions(
      ({ context, enqueue }, { dialog, status }: Pick<DialogStatusChanged, 'dialog' | 'status'>) => {
        const others = context.dialogs.filter((other) => other !== dialog);
        const dialogs = status === 'open' ? [...others, dialog] : others;
        enqueue.assign({ dialogs });
        enqueue.raise({ type: 'dialogs.changed', open: dialogs.length > 0 });
      },
    ),
    notifyTicker: sendTo('ticker', (_, { open }: { open: boolean }) => ({
      type: 'dialogs.changed' as const,
      open,
    })),
    notifyKeptWork: sendTo('keptWork', { type: 'logout.wished' }),
    passOnSearch: sendTo('search', { type: 'search.opened' }),
    notifyFinds: sendTo('finds', (_, { query }: { query: string }) => ({
      type: 'query.changed' as const,
      query,
    })),
  },
  guards: {
    isUserThere: ({ context }) => context.facts.isSignedIn,
  },
}).createMachine({
  id: 'overlays',
  description: 'What accompanies the pages of the portal',
  context: ({ input }) => ({ facts: input.facts, dialogs: [] }),
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'notices', src: 'notices' },
    { id: 'maintenance', src: 'maintenance', input: ({ context }) => context.facts },
    { id: 'keptWork', src: 'keptWork' },
    { id: 'release', src: 'release', input: { release: RELEASE } },
    { id: 'legal', src: 'legal', input: ({ context }) => context.facts },
    { id: 'tracking', src: 'tracking', systemId: 'tracking', input: ({ context }) => context.facts },
    { id: 'consent', src: 'consent', input: ({ context }) => context.facts },
  ],
  on: {
    'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } },
    'dialog.statusChanged': { actions: { type: 'noteDialog', params: ({ event }) => event } },
    'consent.statusChanged': { actions: { type: 'notifyTracking', params: ({ event }) => event } },
    'logout.wished': { actions: 'notifyKeptWork' },
    'maintenance.met': { actions: 'notifyMaintenance' },
    'maintenance.over': { actions: 'retryAll' },
    'consent.reopened': { actions: 'passOnConsent' },
    'notice.raised': { actions: { type: 'notifyNotices', params: ({ event }) => event } },
  },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'It is being looked at whether someone is signed in',
      always: [{ guard: 'isUserThere', target: 'userPresent' }, { target: 'userAbsent' }],
    },
    userAbsent: {
      description: 'Nobody is signed in',
      on: { 'user.arrived': 'userPresent' },
    },
    userPresent: {
      description: 'Someone is signed in: agenda, ticker, search and contacts are at hand',
      invoke: [
        {
          id: 'ticker',
          src: 'ticker',
          input: ({ context }) => ({
            route: context.facts.route,
            dialogOpen: context.dialogs.length > 0,
          }),
        },
        { id: 'search', src: 'search' },
        { id: 'contact', src: 'contact' },
        { id: 'finds', src: 'finds' },
        { id: 'agenda', src: 'agenda', input: ({ context }) => ({ route: context.facts.route }) },
      ],
      // The search goes with its dialog, and tells nothing more.
      exit: { type: 'noteDialog', params: { dialog: 'search', status: 'closed' } },
      on: {
        'search.opened': { actions: 'passOnSearch' },
        'search.queryChanged': { actions: { type: 'notifyFinds', params: ({ event }) => event } },
        'dialogs.changed': { actions: { type: 'notifyTicker', params: ({ event }) => event } },
        'user.left': 'userAbsent',
      },
    },
  },
});
