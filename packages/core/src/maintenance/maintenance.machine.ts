import { assign, enqueueActions, raise, setup } from 'xstate';
import type { Route } from '../navigation/routes.ts';
import { dialogReporter } from '../platform/actors/dialogReporter.ts';
import { service, watch } from '../platform/actors/service.ts';
import type { PortalFacts } from '../platform/portalFacts.ts';
import { PORTAL } from '../platform/portalName.ts';
import { activePages, blockingMaintenance, openDetails } from './maintenance.selectors.ts';
import { hasCrossed, type Timetable } from './maintenance.ts';
import { delays, type MaintenanceContext, type MaintenanceEvent } from './maintenanceContext.ts';

/** Current and upcoming maintenances, by the server's time (E1, E4). */
export const maintenanceMachine = setup({
  types: {
    context: {} as MaintenanceContext,
    events: {} as MaintenanceEvent,
    input: {} as PortalFacts,
    tags: {} as 'dialog',
  },
  actors: {
    loadTimetable: service<Timetable>(),
    /** The time by the server's clock. */
    readClock: service<number>(),
    watchPortal: watch(),
    watchPage: watch(),
    watchClock: watch(),
    reportDialog: dialogReporter('maintenance'),
  },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    setTimetable: assign((_, timetable: Timetable) => ({ ...timetable, tries: 0 })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    addDismissed: assign(({ context }, { id }: { id: string }) => ({
      dismissed: [...context.dismissed.filter((kept) => kept !== id), id],
    })),
    /** Stores a dismissal for the next visit in this browser. */
    rememberDismissed: (_, _params: { id: string }) => {},
    setOpened: assign((_, { id }: { id: string }) => ({ opened: id })),
    forgetOpened: assign({ opened: null }),
    sayRead: raise({ type: 'timetable.read' }),
    sayCrossed: raise({ type: 'boundary.crossed' }),
    countRefusal: assign(({ context }) => ({
      rechecks: context.rechecks + 1,
      refusals: context.refusals + 1,
    })),
    countExplained: assign(({ context }) => ({ rechecks: context.rechecks + 1, refusals: 0 })),
    forgetRefusals: assign({ rechecks: 0, refusals: 0 }),
    /** Tells the portal that calls refused because of a maintenance may be retried. */
    reportOver: enqueueActions(({ system, enqueue }) => {
      const portal = system.get(PORTAL);
      if (portal) enqueue.sendTo(portal, { type: 'maintenance.over' });
    }),
  },
  guards: {
    crosses: ({ context }, { now }: { now: number }) => hasCrossed(context.maintenances, context.now, now),
    isBlocked: ({ context }) => blockingMaintenance(context) !== null,
    isFree: ({ context }) => blockingMaintenance(context) === null,
    /** The refused calls are explained by a maintenance that is known. */
    isExplained: ({ context }) => activePages(context).length > 0,
    isUnexplained: ({ context }) => activePages(context).length === 0,
    isNothingToOpen: ({ context }) => openDetails(context) === null,
  },
  delays,
}).createMachine({
  id: 'maintenance',
  description: 'Maintenance of the portal and its parts',
  context: ({ input }) => ({
    route: input.route,
    maintenances: [],
    now: 0,
    dismissed: [],
    opened: null,
    tries: 0,
    refusals: 0,
    rechecks: 0,
  }),
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchClock', src: 'watchClock' },
    { id: 'reportDialog', src: 'reportDialog', input: ({ self }) => self },
  ],
  on: {
    'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } },
    'banner.dismissed': {
      actions: [
        { type: 'addDismissed', params: ({ event }) => event },
        { type: 'rememberDismissed', params: ({ event }) => event },
      ],
    },
  },
  type: 'parallel',
  states: {
    timetable: {
      description: 'What is known of maintenances',
      initial: 'loading',
      states: {
        loading: {
          description: 'Maintenances are being fetched; what is known of them stays',
          invoke: {
            id: 'loadTimetable',
            src: 'loadTimetable',
            onDone: {
              target: 'current',
              actions: [{ type: 'setTimetable', params: ({ event }) => event.output }, 'sayRead'],
            },
            onError: { target: 'pausing', actions: 'countTry' },
          },
          on: { 'language.changed': { target: 'loading', reenter: true } },
        },
        current: {
          description: 'Maintenances are known',
          after: { refresh: 'loading' },
          on: {
            'maintenance.met': 'loading',
            'language.changed': 'loading',
            'page.woke': 'loading',
            'boundary.crossed': 'settling',
          },
        },
        settling: {
          description:
            'A maintenance was announced, started or ended just now: soon it is asked whether that holds',
          after: { settle: 'loading' },
          on: { 'maintenance.met': 'loading', 'language.changed': 'loading' },
        },
        pausing: {
          description: 'Maintenances could not be fetched: nothing is blocked by that, and it is tried again',
          after: { pause: 'loading' },
          on: { 'language.changed': 'loading', 'page.woke': 'loading' },
        },
      },
    },
    clock: {
      description: 'The way from one boundary in time to the next',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Nothing changes by itself until the next boundary',
          after: { untilBoundary: 'looking' },
          on: {
            'timetable.read': { target: 'waiting', reenter: true },
            'page.woke': 'looking',
            'clock.moved': 'looking',
          },
        },
        looking: {
          description: 'The server’s time is being read',
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: [
              {
                guard: { type: 'crosses', params: ({ event }) => ({ now: event.output }) },
                target: 'waiting',
                actions: [{ type: 'setNow', params: ({ event }) => ({ now: event.output }) }, 'sayCrossed'],
              },
              {
                target: 'waiting',
                actions: { type: 'setNow', params: ({ event }) => ({ now: event.output }) },
              },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    page: {
      description: 'Whether the page that is shown may be used',
      initial: 'free',
      states: {
        free: {
          description: 'No maintenance blocks the page',
          always: { guard: 'isBlocked', target: 'blocked' },
        },
        blocked: {
          description: 'An active maintenance blocks the page until it ends',
          tags: 'dialog',
          always: { guard: 'isFree', target: 'free' },
        },
      },
    },
    details: {
      description: 'The details of a maintenance',
      initial: 'closed',
      states: {
        closed: {
          description: 'No details are shown',
          on: {
            'details.opened': {
              target: 'open',
              actions: { type: 'setOpened', params: ({ event }) => event },
            },
          },
        },
        open: {
          description: 'When, what and why is shown of one maintenance',
          tags: 'dialog',
          always: { guard: 'isNothingToOpen', target: 'closed', actions: 'forgetOpened' },
          on: { 'details.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
      },
    },
    calls: {
      description: 'Whether calls are refused because of a maintenance',
      initial: 'answered',
      states: {
        answered: {
          description: 'Calls are answered as usual',
          after: { calm: { actions: 'forgetRefusals' } },
          on: { 'maintenance.met': 'refused' },
        },
        refused: {
          description: 'A call was refused, and nobody knows why; it may be made again soon',
          always: { guard: 'isExplained', target: 'explained' },
          after: { recheck: { target: 'answered', actions: ['countRefusal', 'reportOver'] } },
          on: {
            'boundary.crossed': { target: 'refused', reenter: true },
            'timetable.read': { target: 'refused', reenter: true },
          },
        },
        explained: {
          description:
            'A call was refused by a known maintenance; once the page that is shown may be used, it may be made again',
          always: { guard: 'isUnexplained', target: 'lifted' },
          after: {
            recheck: { guard: 'isFree', target: 'answered', actions: ['countExplained', 'reportOver'] },
          },
          on: {
            'boundary.crossed': { target: 'explained', reenter: true },
            'timetable.read': { target: 'explained', reenter: true },
          },
        },
        lifted: {
          description: 'The maintenance that refused a call is over; soon the call may be made again',
          entry: 'forgetRefusals',
          after: { recheck: { target: 'answered', actions: 'reportOver' } },
        },
      },
    },
  },
});
