import { needsOverlays, type Route } from '../navigation/routes.ts';
import { OVERLAYS } from '../notices/raise.ts';
import { portalSetup } from './portal.setup.ts';
import { firstDemandOf, type PortalContext, placeOfTyping } from './portalContext.ts';

/** Shows another place, and keeps the address bar in step with it. */
const goTo = (params: (of: { readonly context: PortalContext }) => { route: Route }) =>
  [
    { type: 'setRoute', params },
    { type: 'showRoute', params },
  ] as const;

const dashboard: Route = { screen: 'dashboard' };
const logout: Route = { screen: 'logout' };

/** The portal as a whole: sign-in, and the areas behind it (A10). */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  description: 'The portal as a whole',
  context: ({ input }) => ({ ...input, access: null, ordering: null }),
  invoke: [
    { id: 'session', src: 'session', input: ({ context }) => ({ demand: firstDemandOf(context) }) },
    { id: 'language', src: 'language', input: ({ context }) => ({ language: context.language }) },
    {
      id: 'overlays',
      src: 'overlays',
      systemId: OVERLAYS,
      input: ({ context }) => ({ needed: needsOverlays(context.route) }),
    },
    { id: 'watchLocation', src: 'watchLocation' },
  ],
  on: {
    'language.statusChanged': {
      actions: [{ type: 'setLanguage', params: ({ event }) => event }, 'passOnLanguage'],
    },
    'route.changed': [
      { guard: { type: 'isShown', params: ({ event }) => event } },
      {
        guard: { type: 'asksBefore', params: ({ event }) => event },
        actions: [...goTo(({ context }) => ({ route: placeOfTyping(context) })), 'notifySignOut'],
      },
      {
        actions: [
          { type: 'setRoute', params: ({ event }) => event },
          { type: 'passOnRoute', params: ({ event }) => event },
          { type: 'reportOverlaysNeeded', params: ({ event }) => event },
        ],
      },
    ],
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is signed in: the session says how far it is',
      on: {
        'session.statusChanged': [
          {
            guard: { type: 'isHeld', params: ({ event }) => event },
            target: 'open',
            actions: ['release', ...goTo(() => ({ route: dashboard })), 'notifyArrival', 'notifyKeptWork'],
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'open',
            actions: 'notifyArrival',
          },
          {
            guard: { type: 'isHeldForNothing', params: ({ event }) => event },
            actions: ['release', { type: 'setRoute', params: ({ context }) => ({ route: context.route }) }],
          },
        ],
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
        { id: 'orderingLoader', src: 'orderingLoader' },
        { id: 'tiles', src: 'tiles' },
        { id: 'greeting', src: 'greeting' },
        { id: 'watchPage', src: 'watchPage' },
      ],
      on: {
        // Retry whatever failed in the meantime.
        'page.woke': { actions: 'retryAll' },
        'maintenance.over': { actions: 'retryAll' },
        'route.changed': {
          guard: { type: 'asksAboutKept', params: ({ event }) => event },
          actions: [
            { type: 'showRoute', params: ({ context }) => ({ route: context.route }) },
            // The season had already been told that the user left. Tell it that the user is still there until the
            // session ends.
            { type: 'passOnRoute', params: ({ context }) => ({ route: context.route }) },
            'notifyKeptWork',
          ],
        },
        'logout.agreed': { actions: goTo(() => ({ route: logout })) },
        'session.statusChanged': {
          guard: { type: 'isNotSignedIn', params: ({ event }) => event },
          target: 'closed',
          actions: ['notifyDeparture', 'stopOrdering', 'forgetUser'],
        },
        'ordering.came': {
          guard: 'awaitsOrdering',
          actions: { type: 'startOrdering', params: ({ event }) => event },
        },
        'tiles.statusChanged': {
          guard: { type: 'isPageSettled', params: ({ event }) => event },
          actions: 'reportPageSettled',
        },
        'page.settled': { actions: 'reportPageSettled' },
      },
    },
  },
});
