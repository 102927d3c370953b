import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import { accessMachine } from '../access/access.machine.ts';
import type { Access } from '../access/access.ts';
import { service, watch } from '../actors/service.ts';
import { arrivalMachine } from '../companions/arrival.machine.ts';
import type { Language } from '../contract/index.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { tilesMachine } from '../dashboard/tiles.machine.ts';
import { languageMachine } from '../language/language.machine.ts';
import { COMPANIONS } from '../notices/raise.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { OrderingLogic, OrderingRef, SpawnOrdering } from './orderingPart.ts';
import { demandOf, formatRoute, isOrderingRoute, needsCompanions, type Route } from './routes.ts';

/** Where the ordering area decides about what is typed: signing out leads there until it is decided. */
const placeOfTyping = ({ ordering, route }: PortalContext): Route =>
  ordering?.getSnapshot().context.route ?? route;

/** What the root chart knows: where the user is, in which language, with which rights. */
export interface PortalContext {
  route: Route;
  language: Language;
  access: Access | null;
  /** Running from when it is first entered until the user signs out, so that what is being stored goes on. */
  ordering: OrderingRef | null;
}

export type PortalEvent =
  | { type: 'route.changed'; route: Route }
  | { type: 'reload.requested' }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  /** What was refused because of a maintenance may be asked for again. */
  | { type: 'maintenance.over' }
  | { type: 'xstate.snapshot.session'; snapshot: { readonly value: unknown } }
  | {
      type: 'xstate.snapshot.language';
      snapshot: { readonly context: { readonly language: Language } };
    }
  | {
      type: 'xstate.snapshot.tiles';
      snapshot: { readonly tags: ReadonlySet<string> };
    };

/** The portal as a whole: the gate of sign-in, and the areas behind it (A10). */
export const portalMachine = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as { route: Route; language: Language },
    children: {} as {
      session: 'session';
      language: 'language';
      access: 'access';
      tiles: 'tiles';
      greeting: 'greeting';
      companions: 'companions';
    },
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    session: sessionMachine,
    language: languageMachine,
    access: accessMachine,
    tiles: tilesMachine,
    greeting: greetingMachine,
    companions: arrivalMachine,
    /** Fetches the ordering part of the program. */
    loadOrdering: service<OrderingLogic>(),
    reload: service<void>(),
    watchLocation: watch(),
    watchPage: watch(),
  },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    setLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    setAccess: assign((_, { access }: { access: Access }) => ({ access })),
    tellSession: sendTo('session', (_, { route }: { route: Route }) => ({
      type: 'demand.changed' as const,
      demand: demandOf(route),
    })),
    tellUserArrived: sendTo('language', { type: 'user.arrived' }),
    tellUserLeft: sendTo('language', { type: 'user.left' }),
    tellTiles: sendTo('tiles', { type: 'language.changed' }),
    tellPageSettled: sendTo('companions', { type: 'page.settled' }),
    tellCompanionsNeeded: enqueueActions(({ enqueue }, { route }: { route: Route }) => {
      if (needsCompanions(route)) enqueue.sendTo('companions', { type: 'companions.needed' });
    }),
    retryAll: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('tiles', { type: 'tiles.retried' });
      enqueue.sendTo('greeting', { type: 'greeting.retried' });
      if (!context.access) enqueue.sendTo('access', { type: 'access.retried' });
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'maintenance.over' });
    }),
    tellOrderingRoute: enqueueActions(({ context, enqueue }, { route }: { route: Route }) => {
      if (!context.ordering) return;
      if (isOrderingRoute(route)) enqueue.sendTo(context.ordering, { type: 'route.changed', route });
      else enqueue.sendTo(context.ordering, { type: 'area.left' });
    }),
    /** Puts a place into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: Route }) => {},
    tellSignOut: enqueueActions(({ context, enqueue }) => {
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'signOut.wished' });
    }),
    tellOrderingLanguage: enqueueActions(({ context, enqueue }) => {
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'language.changed' });
    }),
    startOrdering: assign({
      ordering: ({ context: { route, access }, spawn }, { logic }: { logic: OrderingLogic }) =>
        isOrderingRoute(route) && access !== null
          ? (spawn as unknown as SpawnOrdering)(logic, {
              id: 'ordering',
              input: { route, rights: access.rights },
            })
          : null,
    }),
    stopOrdering: stopChild('ordering'),
    forgetUser: assign({ access: null, ordering: null }),
  },
  guards: {
    isSignedIn: (_, { session }: { session: unknown }) => session === 'signedIn',
    isNotSignedIn: (_, { session }: { session: unknown }) => session !== 'signedIn',
    isOtherLanguage: ({ context }, { language }: { language: Language }) => context.language !== language,
    /** The address says what is shown already. */
    isShown: ({ context }, { route }: { route: Route }) => formatRoute(route) === formatRoute(context.route),
    /** Something is typed that signing out could lose: the ordering area stores it, or asks. */
    asksBefore: ({ context: { ordering } }, { route }: { route: Route }) =>
      route.screen === 'logout' && ordering?.getSnapshot().can({ type: 'signOut.wished' }) === true,
    isOrdering: ({ context }) => isOrderingRoute(context.route),
    isElsewhere: ({ context }) => !isOrderingRoute(context.route),
    runsOrdering: ({ context }) => context.ordering !== null,
    isSettled: (_, { tags }: { tags: ReadonlySet<string> }) => !tags.has('pending'),
    hasAccess: ({ context }) => context.access !== null,
  },
}).createMachine({
  id: 'portal',
  description: 'The portal as a whole',
  context: ({ input }) => ({ ...input, access: null, ordering: null }),
  invoke: [
    {
      id: 'session',
      src: 'session',
      input: ({ context }) => ({ demand: demandOf(context.route) }),
      onSnapshot: {},
    },
    {
      id: 'language',
      src: 'language',
      input: ({ context }) => ({ language: context.language }),
      onSnapshot: {
        guard: {
          type: 'isOtherLanguage',
          params: ({ event }) => ({ language: event.snapshot.context.language }),
        },
        actions: {
          type: 'setLanguage',
          params: ({ event }) => ({ language: event.snapshot.context.language }),
        },
      },
    },
    {
      id: 'companions',
      src: 'companions',
      systemId: COMPANIONS,
      input: ({ context }) => ({ needed: needsCompanions(context.route) }),
    },
    { id: 'watchLocation', src: 'watchLocation' },
  ],
  on: {
    'route.changed': [
      { guard: { type: 'isShown', params: ({ event }) => event } },
      {
        guard: { type: 'asksBefore', params: ({ event }) => event },
        actions: [
          { type: 'setRoute', params: ({ context }) => ({ route: placeOfTyping(context) }) },
          { type: 'showRoute', params: ({ context }) => ({ route: placeOfTyping(context) }) },
          { type: 'tellSession', params: ({ context }) => ({ route: placeOfTyping(context) }) },
          'tellSignOut',
        ],
      },
      {
        actions: [
          { type: 'setRoute', params: ({ event }) => event },
          { type: 'tellSession', params: ({ event }) => event },
          { type: 'tellOrderingRoute', params: ({ event }) => event },
          { type: 'tellCompanionsNeeded', params: ({ event }) => event },
        ],
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is signed in: the session says how far it is',
      on: {
        'xstate.snapshot.session': {
          guard: { type: 'isSignedIn', params: ({ event }) => ({ session: event.snapshot.value }) },
          target: 'open',
          actions: 'tellUserArrived',
        },
      },
    },
    open: {
      description: 'Someone is signed in',
      invoke: [
        {
          id: 'access',
          src: 'access',
          onDone: { actions: { type: 'setAccess', params: ({ event }) => ({ access: event.output }) } },
        },
        {
          id: 'tiles',
          src: 'tiles',
          onSnapshot: {
            guard: { type: 'isSettled', params: ({ event }) => ({ tags: event.snapshot.tags }) },
            actions: 'tellPageSettled',
          },
        },
        { id: 'greeting', src: 'greeting' },
      ],
      on: {
        'maintenance.over': { actions: 'retryAll' },
        'xstate.snapshot.session': {
          guard: { type: 'isNotSignedIn', params: ({ event }) => ({ session: event.snapshot.value }) },
          target: 'closed',
          actions: ['tellUserLeft', 'stopOrdering', 'forgetUser'],
        },
        'xstate.snapshot.language': {
          guard: {
            type: 'isOtherLanguage',
            params: ({ event }) => ({ language: event.snapshot.context.language }),
          },
          actions: [
            {
              type: 'setLanguage',
              params: ({ event }) => ({ language: event.snapshot.context.language }),
            },
            'tellTiles',
            'tellOrderingLanguage',
          ],
        },
      },
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'The dashboard or another page outside ordering is shown',
          always: { guard: 'isOrdering', target: 'ordering' },
        },
        ordering: {
          description: 'The address lies in the ordering area',
          always: { guard: 'isElsewhere', target: 'elsewhere' },
          initial: 'awaitingRights',
          states: {
            awaitingRights: {
              description: 'What the user may do is not known yet',
              tags: 'pending',
              always: [
                { guard: 'runsOrdering', target: 'running' },
                { guard: 'hasAccess', target: 'loading' },
              ],
            },
            loading: {
              description: 'The ordering part of the program is being fetched',
              tags: 'pending',
              invoke: {
                id: 'loadOrdering',
                src: 'loadOrdering',
                onDone: {
                  target: 'running',
                  actions: { type: 'startOrdering', params: ({ event }) => ({ logic: event.output }) },
                },
                onError: 'unavailable',
              },
            },
            running: { description: 'The ordering area runs' },
            unavailable: {
              description: 'The ordering part is not there: a new version of the portal is, or no network',
              tags: 'failed',
              invoke: { id: 'watchPage', src: 'watchPage' },
              on: { 'reload.requested': 'reloading', 'page.woke': 'loading' },
            },
            reloading: {
              description: 'The page is being reloaded',
              tags: 'pending',
              invoke: { id: 'reload', src: 'reload', onDone: 'unavailable', onError: 'unavailable' },
            },
          },
        },
      },
    },
  },
});
