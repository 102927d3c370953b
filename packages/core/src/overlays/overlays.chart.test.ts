import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, setup } from 'xstate';
import { failure } from '../platform/api/failure.ts';
import { type PortalNews, watchPortal } from '../platform/portalFacts.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  samplePortalFacts,
} from '../testing/index.ts';
import { overlaysLogic } from './index.ts';
import { type OverlaysContext, overlaysMachine } from './overlays.machine.ts';

const notice = { subject: 'favorite', failure: failure({ kind: 'network' }) };

const dialogAt = (dialog: string, status: string) => ({ type: 'dialog.statusChanged', dialog, status });

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as OverlaysContext;

chartSuite(overlaysMachine, {
  input: { facts: samplePortalFacts() },
  otherInputs: [{ facts: samplePortalFacts({ isSignedIn: false, roles: null }) }],
  contextKey: (snapshot) => contextOf(snapshot).dialogs,
  events: [
    { type: 'user.arrived' },
    { type: 'user.left' },
    { type: 'route.changed', route: { screen: 'imprint' } },
    { type: 'search.opened' },
    { type: 'search.queryChanged', query: 'linen' },
    { type: 'logout.wished' },
    { type: 'dialogs.changed', open: true },
    { type: 'maintenance.met' },
    { type: 'maintenance.over' },
    { type: 'consent.reopened' },
    { type: 'notice.raised', notice },
    ...['consent', 'maintenance', 'search', 'keptWork'].flatMap((dialog) => [
      dialogAt(dialog, 'open'),
      dialogAt(dialog, 'closed'),
    ]),
    { type: 'consent.statusChanged', status: 'undecided' },
    { type: 'consent.statusChanged', status: 'accepted' },
  ],
  invariants: {
    'A14 D8 search, ticker and agenda are there exactly while someone is signed in': (snapshot) =>
      ['search', 'ticker', 'agenda'].every(
        (id) => id in snapshot.children === snapshot.matches('userPresent'),
      ),
    'E1 A12 C10 maintenance, notices, consent, tracking, legal texts, the release of the page and the question on logging out are always there':
      (snapshot) =>
        ['maintenance', 'notices', 'consent', 'tracking', 'legal', 'keptWork', 'release'].every(
          (id) => id in snapshot.children,
        ),
  },
});

describe('the overlays', () => {
  it('A14 come without search while nobody is signed in, and get it when someone is', () => {
    const page = fakeBrowser().open('https://portal.test/imprint');
    const dependencies = fakeOverlaysDependencies(createFakeApi().api, page, {
      isSignedIn: false,
      roles: null,
    });
    const actor = createActor(overlaysLogic(dependencies), {
      input: { facts: dependencies.portal.facts() },
    }).start();
    expect(Object.keys(actor.getSnapshot().children)).not.toContain('search');
    dependencies.tell({ isSignedIn: true });
    expect(Object.keys(actor.getSnapshot().children)).toContain('search');
    dependencies.tell({ isSignedIn: false });
    expect(Object.keys(actor.getSnapshot().children)).not.toContain('search');
    actor.stop();
  });

  it('J1 C2 are told of every change of the portal once, and of nothing else', () => {
    const dependencies = fakeOverlaysDependencies(
      createFakeApi().api,
      fakeBrowser().open('https://portal.test/'),
    );
    const heard: PortalNews[] = [];
    const listener = setup({
      types: { events: {} as PortalNews },
      actors: { watch: watchPortal(dependencies.portal) },
    }).createMachine({
      invoke: { src: 'watch' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    const actor = createActor(listener).start();
    dependencies.tell({});
    dependencies.tell({ language: 'de', route: { screen: 'imprint' } });
    dependencies.tell({ roles: ['ROLE_EXTERN', 'BUYER'] });
    expect(heard.map(({ type }) => type)).toEqual(['language.changed', 'route.changed', 'roles.known']);
    actor.stop();
    dependencies.tell({ language: 'en' });
    expect(heard).toHaveLength(3);
  });
});
