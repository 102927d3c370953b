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

const came = (area: unknown) => ({ type: 'ordering.came', logic: area });

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
    { type: 'page.woke' },
    { type: 'maintenance.over' },
    { type: 'logout.agreed' },
    { type: 'session.statusChanged', status: 'signedIn' },
    { type: 'session.statusChanged', status: 'signedOut' },
    { type: 'language.statusChanged', status: 'en' },
    { type: 'language.statusChanged', status: 'de' },
    { type: 'tiles.statusChanged', status: 'settled' },
    { type: 'page.settled' },
    came(logic),
  ],
  answers: { access: [access] },
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
    came(unsaved),
    { type: 'session.statusChanged', status: 'restoring' },
    { type: 'tiles.statusChanged', status: 'pending' },
  ],
  invariants: {
    'HZ46: nothing of the user is known behind a closed gate': (snapshot) =>
      !snapshot.matches('closed') ||
      (contextOf(snapshot).access === null &&
        contextOf(snapshot).ordering === null &&
        snapshot.children.tiles === undefined),
    'whoever is signed in has what fetches the ordering area': (snapshot) =>
      snapshot.matches('open') === (snapshot.children.orderingLoader !== undefined),
    'K2 the ordering area is awaited where it is shown, its rights are known and it does not run': (
      snapshot,
    ) =>
      !snapshot.matches('open') ||
      snapshot.can(came(logic)) ===
        (isOrderingRoute(contextOf(snapshot).route) &&
          contextOf(snapshot).access !== null &&
          contextOf(snapshot).ordering === null),
    'K2 ordering never starts before the rights are known': (snapshot) =>
      contextOf(snapshot).ordering === null || contextOf(snapshot).access !== null,
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
  tour,
  machine: (api) => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    const session = createSessionDependencies(page.ports, sampleConfiguration().auth, () => 'en');
    const actors = portalActors({
      api,
      session,
      storage: page.ports.localStorage,
      overlays: fakeOverlaysDependencies(api, page),
    });
    held = hold(actors.orderingLoader, ['loadOrdering']);
    return portalMachine.provide({
      actors: {
        ...actors,
        orderingLoader: held.machine as typeof actors.orderingLoader,
        session: double('session') as unknown as typeof actors.session,
        language: double('language') as unknown as typeof actors.language,
      },
    });
  },
  doing: {
    answers: {
      access: (_, { fake }) => {
        fake.pending.find(({ name }) => name === 'userRoles')?.answer(access.roles);
        fake.pending.find(({ name }) => name === 'resolvedRights')?.answer(access.rights);
      },
    },
    events: {
      'ordering.came': async (_, { actor }) => {
        held.release('loadOrdering');
        await vi.waitFor(() => {
          if (actor.getSnapshot().context.ordering === null) throw new Error('not loaded yet');
        });
      },
      'route.changed': ({ route }) => page.go(formatRoute(route)),
      'session.statusChanged': ({ status }, { actor }) =>
        actor.getSnapshot().children.session.send({ type: 'told', status }),
      'page.woke': () => page.wake(),
      'page.settled': (event, { actor }) => actor.send(event),
      'tiles.statusChanged': (_, { fake }) =>
        fake.pending.find(({ name }) => name === 'dashboardTiles')?.answer([]),
      'language.statusChanged': ({ status }, { actor }) =>
        actor.getSnapshot().children.language.send({ type: 'told', status }),
    },
  },
});
