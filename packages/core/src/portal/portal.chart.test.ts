// Loaded when it is needed: here before, so that nothing is still on its way when the file has ended.
import '../overlays/index.ts';
import { vi } from 'vitest';
import { type AnyMachineSnapshot, sendParent, setup } from 'xstate';
import { formatRoute, isOrderingRoute, type Route } from '../navigation/routes.ts';
import { orderingMachine } from '../ordering/index.ts';
import { createSessionDependencies } from '../session/dependencies.ts';
import { hold } from '../testing/held.ts';
import {
  buyerRights,
  chartSuite,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  SAMPLE_ORIGIN,
  sampleConfiguration,
  wiringSuite,
} from '../testing/index.ts';
import { inert } from '../testing/inert.ts';
import { portalActors } from './portal.actors.ts';
import { portalMachine } from './portal.machine.ts';
import { isOtherLogout, type PortalContext } from './portalContext.ts';

const dashboard: Route = { screen: 'dashboard' };
const pos: Route = { screen: 'pos', rightEnv: 'preorder' };
const access = { roles: ['ROLE_EXTERN'], rights: buyerRights };
const logic = inert(orderingMachine);
/** The ordering area with something typed that is not stored. */
const unsaved = setup({}).createMachine({
  id: 'ordering',
  context: { route: pos },
  on: { 'signOut.wished': { actions: () => {} } },
});

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PortalContext;

const tour = {
  // Whether something typed has to be decided is not to be seen of a running chart's name.
  contextKey: (snapshot: AnyMachineSnapshot) => [
    contextOf(snapshot),
    contextOf(snapshot).ordering?.getSnapshot().can({ type: 'signOut.wished' }),
  ],
  input: { route: dashboard, language: 'en' as const, held: false },
  events: [
    { type: 'route.changed', route: dashboard },
    { type: 'route.changed', route: pos },
    { type: 'route.changed', route: { screen: 'logout' } },
    { type: 'reload.requested' },
    { type: 'page.woke' },
    { type: 'maintenance.over' },
    { type: 'logout.agreed' },
    { type: 'session.statusChanged', status: 'signedIn' },
    { type: 'session.statusChanged', status: 'signedOut' },
    { type: 'language.statusChanged', status: 'en' },
    { type: 'language.statusChanged', status: 'de' },
    { type: 'tiles.statusChanged', status: 'settled' },
  ],
  answers: { access: [access], loadOrdering: [logic, unsaved] },
};

/** Something is kept of whoever speaks German. */
const withKeptWork = portalMachine.provide({
  guards: {
    asksAboutKept: ({ context }, { route }) => context.language === 'de' && isOtherLogout(context, route),
  },
});

chartSuite(withKeptWork, {
  ...tour,
  otherInputs: [{ route: { screen: 'logout' }, language: 'en', held: true }],
  events: [
    ...tour.events,
    { type: 'session.statusChanged', status: 'restoring' },
    { type: 'tiles.statusChanged', status: 'pending' },
  ],
  invariants: {
    'HZ46: nothing of the user is known behind a closed gate': (snapshot) =>
      !snapshot.matches('closed') ||
      (contextOf(snapshot).access === null &&
        contextOf(snapshot).ordering === null &&
        snapshot.children.tiles === undefined),
    'the ordering area runs where it is shown': (snapshot) =>
      !snapshot.matches({ open: { ordering: 'running' } }) || contextOf(snapshot).ordering !== null,
    'K2 ordering never starts before the rights are known': (snapshot) =>
      contextOf(snapshot).ordering === null || contextOf(snapshot).access !== null,
    'the area shown is that of the address': (snapshot) =>
      snapshot.matches('closed') ||
      snapshot.matches({ open: 'ordering' }) === isOrderingRoute(contextOf(snapshot).route),
  },
});

/** Stands for a child chart of which the portal only is told its status. */
const double = (id: 'session' | 'language') =>
  setup({ types: { events: {} as { type: 'told'; status: string } } }).createMachine({
    id,
    on: {
      told: { actions: sendParent(({ event }) => ({ type: `${id}.statusChanged`, status: event.status })) },
    },
  });

let page: FakePage;
let held: ReturnType<typeof hold>;

wiringSuite(portalMachine, {
  // The real area has nothing typed.
  tour: { ...tour, answers: { ...tour.answers, loadOrdering: [logic] } },
  machine: (api) => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    const session = createSessionDependencies(page.ports, sampleConfiguration().auth, () => 'en');
    const actors = portalActors({
      api,
      session,
      storage: page.ports.localStorage,
      overlays: fakeOverlaysDependencies(api, page),
    });
    held = hold(portalMachine.provide({ actors }), ['loadOrdering', 'reload']);
    return held.machine.provide({ actors: { session: double('session'), language: double('language') } });
  },
  doing: {
    answers: {
      access: (_, { fake }) => {
        fake.pending.find(({ name }) => name === 'userRoles')?.answer(access.roles);
        fake.pending.find(({ name }) => name === 'resolvedRights')?.answer(access.rights);
      },
      loadOrdering: async (_, { actor }) => {
        held.release('loadOrdering');
        await vi.waitFor(() => {
          if (actor.getSnapshot().context.ordering === null) throw new Error('not loaded yet');
        });
      },
      reload: () => held.release('reload'),
    },
    failures: {
      loadOrdering: (error) => held.fail('loadOrdering', error),
      reload: (error) => held.fail('reload', error),
    },
    events: {
      'route.changed': ({ route }) => page.go(formatRoute(route)),
      'session.statusChanged': ({ status }, { actor }) =>
        actor.getSnapshot().children.session.send({ type: 'told', status }),
      'page.woke': () => page.wake(),
      'tiles.statusChanged': (_, { fake }) =>
        fake.pending.find(({ name }) => name === 'dashboardTiles')?.answer([]),
      'language.statusChanged': ({ status }, { actor }) =>
        actor.getSnapshot().children.language.send({ type: 'told', status }),
    },
  },
});
