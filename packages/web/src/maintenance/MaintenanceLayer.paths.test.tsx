import {
  bannerMaintenances,
  isUnexplained,
  type maintenanceMachine,
  overlaysLogic,
} from '@selvedge/core/overlays';
import {
  createFakeApi,
  type FakeApi,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  type Held,
  hold,
  sampleMaintenance,
  samplePortalFacts,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { MaintenanceLayer } from './MaintenanceLayer.tsx';

type MaintenanceRef = ActorRefFrom<typeof maintenanceMachine>;

const EIGHT = Date.UTC(2026, 10, 21, 8);
const NINE = Date.UTC(2026, 10, 21, 9);
const soon = sampleMaintenance({
  id: 'soon',
  parts: ['preorder'],
  start: NINE / 1000,
  end: NINE / 1000 + 600,
});

const machineIn = (dependencies: ReturnType<typeof fakeOverlaysDependencies>) =>
  overlaysLogic(dependencies).implementations.actors.maintenance as typeof maintenanceMachine;

let page: FakePage;
let dependencies: ReturnType<typeof fakeOverlaysDependencies>;
let held: Held;

const onPage = (api: FakeApi['api']) => {
  page = fakeBrowser().open('https://portal.test/');
  dependencies = fakeOverlaysDependencies(api, page);
  held = hold(machineIn(dependencies), ['readClock']);
  return held.machine;
};
const arriveAt = (time: number) => page.pass(time - page.ports.now());
const banner = () => screen.queryByRole('complementary');

const showsBanner = (snapshot: AnyMachineSnapshot) => {
  const [due] = bannerMaintenances(snapshot.context, { isSignedIn: true });
  if (!due && isUnexplained(snapshot.context)) {
    expect(banner()).toHaveAccessibleName('Active Maintenance');
    expect(banner()).toHaveTextContent(/Anything missing will load as soon as the portal responds again/);
    return;
  }
  if (!due) return expect(banner()).toBeNull();
  expect(banner()).toHaveAccessibleName(due.phase === 'active' ? 'Active Maintenance' : 'Maintenance notice');
  expect(banner()).toHaveTextContent('Pre-order');
  expect(banner()).toHaveTextContent('21 Nov 2026');
};

const shows = {
  'page.free + details.closed': (snapshot: AnyMachineSnapshot) => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    showsBanner(snapshot);
  },
  'page.free + details.open': (snapshot: AnyMachineSnapshot) => {
    const dialog = screen.getByRole('dialog', { name: /^(Maintenance notice|Active Maintenance)$/ });
    expect(within(dialog).getByText('Pre-order')).toBeVisible();
    expect(within(dialog).getByText(/21 Nov 2026/)).toBeVisible();
    showsBanner(snapshot);
  },
  'page.blocked + details.closed': () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Active Maintenance' });
    expect(within(dialog).queryByRole('button', { name: /close|dismiss/i })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()).toBeNull();
  },
};

/** What page and details show does not hang on what is being fetched or looked at. */
const inEach = () =>
  Object.fromEntries(
    Object.entries(shows).flatMap(([both, show]) =>
      ['loading', 'current', 'settling', 'pausing'].flatMap((timetable) =>
        ['waiting', 'looking'].flatMap((clock) =>
          ['answered', 'refused', 'explained', 'lifted'].map((calls) => [
            `timetable.${timetable} + clock.${clock} + ${both} + calls.${calls}`,
            show,
          ]),
        ),
      ),
    ),
  );

screenTour('E2 E3 E4 a maintenance, on the screen', {
  chart: machineIn(fakeOverlaysDependencies(createFakeApi().api, fakeBrowser().open('https://portal.test/'))),
  unreported: {
    loadTimetable: 'without an answer nothing is in the way, and it is asked again',
    readClock: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    nothing: {
      'timetable.loading': 'nothing is told of a maintenance before it is known',
      'timetable.pausing': 'nothing is told of a maintenance that is not known',
      'clock.looking': 'the clock itself is not shown',
      'clock.waiting': 'the clock itself is not shown',
      'calls.answered': 'nothing is in the way',
      'calls.explained': 'the maintenance that explains it is shown itself',
      'calls.lifted': 'nothing is in the way any more',
      'details.closed': 'the dialog is not open',
      'page.free': 'nothing is in the way',
    },
    // What is refused again although nothing is known of a maintenance is told.
    at: { 'calls.refused': ({ context }) => isUnexplained(context) },
  },
  tour: {
    input: samplePortalFacts(),
    events: [
      { type: 'route.changed', route: { screen: 'pos', rightEnv: 'preorder' } },
      { type: 'page.woke' },
      { type: 'banner.dismissed', id: 'soon' },
      { type: 'details.opened', id: 'soon' },
      { type: 'details.closed' },
    ],
    answers: {
      loadTimetable: [{ maintenances: [soon], now: EIGHT, dismissed: [] }],
      readClock: [EIGHT, NINE, NINE + 600_000],
    },
    contextKey: ({ context: { route, maintenances, now, opened, dismissed } }) => [
      route.screen,
      maintenances.length,
      now,
      opened,
      dismissed.length,
    ],
  },
  besides: [
    {
      events: [{ type: 'maintenance.met' }],
      answers: { loadTimetable: [{ maintenances: [], now: EIGHT, dismissed: [] }], readClock: [EIGHT] },
      failures: { loadTimetable: [], readClock: [] },
      contextKey: ({ context: { refusals } }) => Math.min(refusals, 1),
    },
  ],
  machine: onPage,
  screen: (actor) => (
    <MaintenanceLayer actor={actor as MaintenanceRef} tileTitles={{}} isSignedIn languages={null} />
  ),
  timers: (event, { actor }) => actor.send(event),
  userActions: {
    'route.changed': (_, { route }) => dependencies.tell({ route }),
    'page.woke': () => page.wake(),
    'banner.dismissed': async (user, event, { actor }) => {
      const button = screen.queryByRole('button', { name: 'Dismiss' });
      if (button) await user.click(button);
      else actor.send(event);
    },
    'details.opened': async (user, event, { actor }) => {
      const button = screen.queryByRole('button', { name: 'Details' });
      if (button) await user.click(button);
      else actor.send(event);
    },
    'details.closed': (user) => user.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element),
  },
  answers: {
    loadTimetable: (output, { fake }) => {
      arriveAt(EIGHT);
      fake.pending.at(-1)?.answer((output as { maintenances: unknown }).maintenances);
    },
    readClock: (now) => {
      arriveAt(now as number);
      held.release('readClock');
    },
  },
  failures: { readClock: (error) => held.fail('readClock', error) },
  shows: inEach(),
});
