import { assign, sendTo, setup } from 'xstate';
import type { Consent } from '../consent/consent.machine.ts';
import type { Route } from '../navigation/routes.ts';
import { watch } from '../platform/actors/service.ts';
import type { PortalFacts, PortalNews } from '../platform/portalFacts.ts';
import type { TrackedEvent, TrackingReport } from './trackingReport.ts';

export interface TrackingContext {
  route: Route;
  /** Null until they are known. */
  roles: readonly string[] | null;
}

export type TrackingEvent =
  | { type: 'consent.changed'; consent: Consent }
  | Extract<PortalNews, { type: 'route.changed' | 'roles.known' }>
  | { type: 'tracked.happened'; event: TrackedEvent };

/** Interval between two heartbeats (R1, I2). Milliseconds. */
export const HEARTBEAT = 10_000;
/** A page view waits this long (ms) for the roles that it includes. */
const ROLES_AWAITED = 3_000;

/** Reports page views and clicks to the analytics service, only with consent (requirement I2). */
export const trackingMachine = setup({
  types: { context: {} as TrackingContext, events: {} as TrackingEvent, input: {} as PortalFacts },
  actors: {
    watchPortal: watch(),
    /** Sends the reports; running requests are aborted when it stops. */
    reporter: watch(),
  },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    setRoles: assign((_, { roles }: { roles: readonly string[] | null }) => ({ roles })),
    report: sendTo('reporter', (_, { report }: { report: TrackingReport }) => ({ type: 'report', report })),
    reportView: sendTo('reporter', ({ context: { route, roles } }) => ({
      type: 'report',
      report: { kind: 'view', route, roles } satisfies TrackingReport,
    })),
  },
  guards: {
    isAllowed: (_, { consent }: { consent: Consent }) => consent === 'accepted',
    isForbidden: (_, { consent }: { consent: Consent }) => consent !== 'accepted',
    knowsRoles: ({ context }) => context.roles !== null,
  },
  delays: { heartbeat: HEARTBEAT, rolesAwaited: ROLES_AWAITED },
}).createMachine({
  id: 'tracking',
  description: 'Telling the analysis service how the portal is used',
  context: ({ input: { route, roles } }) => ({ route, roles }),
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  on: {
    'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } },
    'roles.known': { actions: { type: 'setRoles', params: ({ event }) => event } },
  },
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing is sent: the user has not allowed it, or there is no service',
      on: {
        'consent.changed': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'reporting',
        },
      },
    },
    reporting: {
      description: 'The user allows it: views, clicks and signs of life are sent',
      invoke: { id: 'reporter', src: 'reporter' },
      on: {
        'consent.changed': {
          guard: { type: 'isForbidden', params: ({ event }) => event },
          target: 'silent',
        },
        'tracked.happened': {
          actions: {
            type: 'report',
            params: ({ context, event }) => ({
              report: { kind: 'event', route: context.route, event: event.event },
            }),
          },
        },
      },
      type: 'parallel',
      states: {
        viewing: {
          description: 'Which pages are looked at',
          initial: 'awaitingRoles',
          states: {
            awaitingRoles: {
              description: 'A view waits a little for the roles it is told with',
              always: { guard: 'knowsRoles', target: 'reported', actions: 'reportView' },
              after: { rolesAwaited: { target: 'reported', actions: 'reportView' } },
              on: {
                'route.changed': {
                  target: 'awaitingRoles',
                  reenter: true,
                  actions: ['reportView', { type: 'setRoute', params: ({ event }) => event }],
                },
              },
            },
            reported: {
              description: 'The page shown has been told of',
              on: {
                'route.changed': {
                  target: 'awaitingRoles',
                  actions: { type: 'setRoute', params: ({ event }) => event },
                },
              },
            },
          },
        },
        living: {
          description: 'Signs of life: the service counts how long a page is looked at',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The next sign is due after a while',
              after: {
                heartbeat: {
                  target: 'waiting',
                  reenter: true,
                  actions: {
                    type: 'report',
                    params: ({ context }) => ({ report: { kind: 'ping', route: context.route } }),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
