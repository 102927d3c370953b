import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Route } from '../navigation/routes.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  SAMPLE_ORIGIN,
  sampleMaintenance,
  samplePortalFacts,
  wiringSuite,
} from '../testing/index.ts';
import { dismissals } from './dismissals.ts';
import { maintenanceActions, maintenanceActors } from './maintenance.actors.ts';
import { maintenanceMachine } from './maintenance.machine.ts';
import {
  activePages,
  bannerMaintenances,
  blockingMaintenance,
  openDetails,
} from './maintenance.selectors.ts';
import { blocks, nextBoundary, phaseOf, type Timetable } from './maintenance.ts';
import type { MaintenanceContext } from './maintenanceContext.ts';

const EIGHT = Date.UTC(2026, 10, 21, 8);
const NINE = Date.UTC(2026, 10, 21, 9);
const whole = sampleMaintenance();
const soon = sampleMaintenance({
  id: 'm-soon',
  parts: ['preorder'],
  start: NINE / 1000,
  end: NINE / 1000 + 600,
});
const preorder: Route = { screen: 'pos', rightEnv: 'preorder' };
const timetables: Timetable[] = [
  { maintenances: [soon], now: EIGHT, dismissed: [] },
  { maintenances: [whole], now: EIGHT, dismissed: ['m-0'] },
];

const tour = {
  input: samplePortalFacts(),
  events: [
    { type: 'route.changed', route: preorder },
    { type: 'route.changed', route: { screen: 'imprint' } },
    { type: 'language.changed', language: 'de' },
    { type: 'maintenance.met' },
    { type: 'page.woke' },
    { type: 'clock.moved' },
    { type: 'banner.dismissed', id: 'm-soon' },
    { type: 'details.opened', id: 'm-soon' },
    { type: 'details.closed' },
    { type: 'timetable.read' },
    { type: 'boundary.crossed' },
  ],
  answers: { loadTimetable: timetables, readClock: [EIGHT, NINE] },
  contextKey: (snapshot: AnyMachineSnapshot) => {
    const { route, maintenances, now, opened } = snapshot.context as MaintenanceContext;
    return [route.screen, maintenances.map(({ id }) => id), now, opened];
  },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as MaintenanceContext;

chartSuite(maintenanceMachine, {
  ...tour,
  invariants: {
    'E3 a blocked page has an active maintenance that means it': (snapshot) => {
      const { maintenances, now, route } = contextOf(snapshot);
      const holds = maintenances.some((one) => phaseOf(one, now) === 'active' && blocks(one, route));
      return snapshot.matches({ page: 'blocked' }) === holds;
    },
    'E3 details are open exactly where there are some': (snapshot) =>
      snapshot.matches({ details: 'open' }) === (openDetails(contextOf(snapshot)) !== null),
    'E3 over a blocked page there is nothing but what blocks it': (snapshot) =>
      blockingMaintenance(contextOf(snapshot)) === null ||
      (bannerMaintenances(contextOf(snapshot), { isSignedIn: true }).length === 0 &&
        snapshot.matches({ details: 'closed' })),
    'E2 no banner is of what was dismissed, is over or not told yet': (snapshot) => {
      const { dismissed, now } = contextOf(snapshot);
      return bannerMaintenances(contextOf(snapshot), { isSignedIn: true }).every(
        ({ maintenance, phase }) =>
          !dismissed.includes(maintenance.id) && phaseOf(maintenance, now) === phase,
      );
    },
    'E4 the next boundary lies ahead': (snapshot) => {
      const { maintenances, now } = contextOf(snapshot);
      return (nextBoundary(maintenances, now) ?? Infinity) > now;
    },
    'E1 nothing is under maintenance before it is known': (snapshot) =>
      contextOf(snapshot).maintenances.length > 0 || activePages(contextOf(snapshot)).length === 0,
  },
});

let page: FakePage;
let dependencies: ReturnType<typeof fakeOverlaysDependencies>;
let held: ReturnType<typeof hold>;
const arriveAt = (time: number) => page.pass(time - page.ports.now());

wiringSuite(maintenanceMachine, {
  tour,
  machine: (api) => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    dependencies = fakeOverlaysDependencies(api, page);
    const machine = maintenanceMachine.provide({
      actors: { ...maintenanceActors(dependencies), watchPortal: watchPortal(dependencies.portal) },
      actions: maintenanceActions(dependencies),
    });
    held = hold(machine, ['readClock']);
    return held.machine;
  },
  doing: {
    // The regions of the chart wait side by side: each timer is let fire by itself.
    timers: (event, { actor }) => actor.send(event),
    events: {
      'route.changed': ({ route }) => dependencies.tell({ route }),
      'page.woke': () => page.wake(),
      'banner.dismissed': ({ id }, { actor }) => {
        actor.send({ type: 'banner.dismissed', id });
        expect(dismissals(dependencies.storage).read()).toContain(id);
      },
    },
    answers: {
      loadTimetable: (output, { fake }) => {
        const { maintenances, now } = output as Timetable;
        arriveAt(now);
        fake.pending.at(-1)?.answer(maintenances);
      },
      readClock: (now) => {
        arriveAt(now as number);
        held.release('readClock');
      },
    },
    failures: { readClock: (error) => held.fail('readClock', error) },
  },
});
