import { expect, it } from 'vitest';
import type { AgendaEntry } from '../contract/index.ts';
import { formatRoute } from '../navigation/routes.ts';
import {
  chartSuite,
  fakeBrowser,
  fakeOverlaysDependencies,
  sampleAgendaEntry,
  agendaTour as tour,
  wiringSuite,
} from '../testing/index.ts';
import { agendaLogic } from './agenda.actors.ts';
import { type AgendaContext, agendaMachine } from './agenda.machine.ts';
import { routeOfEntry } from './agenda.ts';
import { linesOf } from './agendaLines.ts';

const contextOf = (snapshot: { context: unknown }) => snapshot.context as AgendaContext;

chartSuite(agendaMachine, {
  ...tour,
  invariants: {
    'D8 it is read only on the dashboard': (snapshot) =>
      snapshot.matches('away') === (contextOf(snapshot).route.screen !== 'dashboard'),
    'D8 what is ready is known': (snapshot) =>
      !snapshot.matches('ready') || contextOf(snapshot).answer !== null,
    'D8 a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || contextOf(snapshot).failure !== null,
    'D8 it begins folded whenever the dashboard is entered': (snapshot) =>
      !snapshot.matches('away') || !contextOf(snapshot).whole,
  },
});

wiringSuite(agendaMachine, {
  tour,
  machine: (api) => agendaLogic(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/'))),
});

it.each<[Partial<AgendaEntry>, string]>([
  [{}, '/ordering/preorder/C1/SS27.13-0.main/cart'],
  [{ kind: 'returned' }, '/ordering/preorder/C1/SS27.13-0.main/cart'],
  [{ kind: 'finalize' }, '/ordering/preorder/C1/SS27.13-0.main/check'],
  [{ kind: 'deadline', cart: null }, '/ordering/preorder/C1/SS27.13-0.main'],
  [{ kind: 'deadline', cart: null, customer: null, customers: 3 }, '/ordering/preorder'],
])('D8 an entry %j leads to %s', (entry, path) => {
  expect(formatRoute(routeOfEntry(sampleAgendaEntry(entry)))).toBe(path);
});

it('D8 the room of the agenda is a line for each entry, and one for the others', () => {
  expect([0, 1, 5, 6, 40].map(linesOf)).toEqual([0, 1, 5, 6, 6]);
});
