import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { formatRoute, type Route } from '../navigation/routes.ts';
import { type PortalFacts, watchPortal } from '../platform/portalFacts.ts';
import {
  chartSuite,
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  samplePlace,
  samplePortalFacts,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { trackingActors } from './tracking.actors.ts';
import { HEARTBEAT, trackingMachine } from './tracking.machine.ts';
import { parametersOf } from './trackingReport.ts';

const happened = { action: 'searchResult', name: 'faq' } as const;
const tour = {
  input: samplePortalFacts({ roles: null }),
  events: [
    { type: 'consent.changed', consent: 'accepted' },
    { type: 'consent.changed', consent: 'declined' },
    { type: 'consent.changed', consent: 'undecided' },
    { type: 'route.changed', route: { screen: 'imprint' } },
    { type: 'roles.known', roles: ['ROLE_EXTERN'] },
    { type: 'tracked.happened', event: happened },
  ],
};

chartSuite(trackingMachine, {
  ...tour,
  invariants: {
    'I2 what sends is there exactly while it is allowed': (snapshot: AnyMachineSnapshot) =>
      'reporter' in snapshot.children === snapshot.matches('reporting'),
  },
});

const machineOn = (page: FakePage, facts: Partial<PortalFacts> = {}, tracking?: null) => {
  const dependencies = fakeOverlaysDependencies(createFakeApi().api, page, facts);
  const configuration = { ...dependencies.configuration, ...(tracking === null ? { tracking } : {}) };
  const actors = {
    ...trackingActors({ ...dependencies, configuration }),
    watchPortal: watchPortal(dependencies.portal),
  };
  return { dependencies, machine: trackingMachine.provide({ actors }) };
};

wiringSuite(trackingMachine, {
  tour,
  // Two clocks run beside each other: far apart, either can strike first.
  machine: () =>
    machineOn(fakeBrowser().open('https://portal.test/'), { roles: null }).machine.provide({
      delays: { heartbeat: 1_000, rolesAwaited: 60_000 },
    }),
});

const begin = (facts: Partial<PortalFacts> = {}, tracking?: null) => {
  const page = fakeBrowser().open('https://portal.test/');
  const clock = new SimulatedClock();
  const { dependencies, machine } = machineOn(page, facts, tracking);
  const actor = createActor(machine, { input: dependencies.portal.facts(), clock }).start();
  const accept = () => actor.send({ type: 'consent.changed', consent: 'accepted' });
  const withdraw = () => actor.send({ type: 'consent.changed', consent: 'declined' });
  const received = () => Promise.all(page.pending.map((request) => request.form()));
  return { page, clock, dependencies, actor, accept, withdraw, received };
};

describe('with consent', () => {
  it('I2 tells of the page open then, in Matomo’s parameters, with nothing that says who', async () => {
    const { page, accept, received } = begin({ route: { screen: 'imprint' } });
    accept();
    const [request] = page.pending;
    expect([request?.request.method, request?.request.url]).toEqual([
      'POST',
      'https://track.test/matomo.php',
    ]);
    expect(request?.request).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      mode: 'no-cors',
    });
    expect([...(request?.request.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(await received()).toEqual([
      {
        idsite: '1',
        rec: '1',
        apiv: '1',
        send_image: '0',
        _id: expect.stringMatching(/^[0-9a-f]{16}$/),
        rand: expect.stringMatching(/^[0-9a-f]{8}$/),
        url: 'https://portal.test/imprint',
        action_name: 'imprint',
        dimension1: 'External',
      },
    ]);
  });

  it('I2 classes any other set of roles as Internal, and waits for them a little only', async () => {
    const { accept, received, dependencies } = begin({ roles: null });
    accept();
    expect(await received()).toEqual([]);
    dependencies.tell({ roles: ['BUYER'] });
    expect(await received()).toMatchObject([{ dimension1: 'Internal' }]);
    const later = begin({ roles: null, isSignedIn: false });
    later.accept();
    later.clock.increment(3_000);
    const [view] = await later.received();
    expect(view).not.toHaveProperty('dimension1');
    expect(view).toHaveProperty('url', 'https://portal.test/');
  });

  it('I2 tells of every page once, of those left quickly too', async () => {
    const { accept, received, dependencies, clock } = begin({ roles: null });
    accept();
    dependencies.tell({ route: { screen: 'imprint' } });
    dependencies.tell({ route: { screen: 'weCare' } });
    dependencies.tell({ roles: [] });
    clock.increment(5_000);
    dependencies.tell({ route: { screen: 'dashboard' } });
    expect((await received()).map(({ action_name }) => action_name)).toEqual([
      'dashboard',
      'imprint',
      'weCare',
      'dashboard',
    ]);
  });

  it('I2 G5 tells of a click with its kind', async () => {
    const { accept, received, actor } = begin();
    accept();
    actor.send({ type: 'tracked.happened', event: { action: 'searchIcon', name: null } });
    actor.send({ type: 'tracked.happened', event: happened });
    const [, icon, result] = await received();
    expect(icon).toMatchObject({ e_c: 'search', e_a: 'searchIcon' });
    expect(icon).not.toHaveProperty('e_n');
    expect(result).toMatchObject({ e_c: 'search', e_a: 'searchResult', e_n: 'faq' });
    expect(new Set((await received()).map(({ _id }) => _id)).size).toBe(1);
  });

  it('I2 gives a sign of life each 10 s, while the page is looked at', async () => {
    expect(HEARTBEAT).toBe(10_000);
    const { accept, received, clock, page } = begin();
    const pings = async () => (await received()).filter(({ ping }) => ping === '1').length;
    accept();
    clock.increment(9_999);
    expect(await pings()).toBe(0);
    clock.increment(1);
    expect(await pings()).toBe(1);
    page.show(false);
    clock.increment(30_000);
    expect(await pings()).toBe(1);
    page.show(true);
    clock.increment(10_000);
    expect(await pings()).toBe(2);
    expect((await received()).filter((report) => 'action_name' in report)).toHaveLength(1);
  });

  it('I2 tries nothing twice when the service is lost or refuses', async () => {
    const { accept, page, actor } = begin();
    accept();
    page.pending[0]?.lose();
    actor.send({ type: 'tracked.happened', event: happened });
    page.pending[0]?.answer(500, 'no');
    await settle();
    expect([page.pending.length, page.requested.length, actor.getSnapshot().status]).toEqual([
      0,
      2,
      'active',
    ]);
  });
});

describe('without consent', () => {
  it('I2 nothing is sent, whatever happens, unless it was accepted, and nothing after it is withdrawn', () => {
    const acts: Record<string, (begun: ReturnType<typeof begin>, at: number) => void> = {
      accept: ({ accept }) => accept(),
      withdraw: ({ withdraw }) => withdraw(),
      route: ({ dependencies }, at) => dependencies.tell({ route: { screen: 'content', slug: `p-${at}` } }),
      roles: ({ dependencies }, at) => dependencies.tell({ roles: [`R${at}`] }),
      click: ({ actor }) => actor.send({ type: 'tracked.happened', event: happened }),
      wait: ({ clock }) => clock.increment(10_000),
    };
    const steps = fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 30 });
    const isAllowed = (done: readonly string[]) => done.lastIndexOf('accept') > done.lastIndexOf('withdraw');
    fc.assert(
      fc.property(steps, (done) => {
        const begun = begin({ roles: null });
        const { requested, pending } = begun.page;
        for (const [at, act] of done.entries()) {
          const before = requested.length;
          acts[act]?.(begun, at);
          const forbidden = !isAllowed(done.slice(0, at + 1));
          expect(forbidden && (requested.length > before || pending.length > 0)).toBe(false);
        }
        begun.actor.stop();
      }),
    );
  });

  it('I2 what is on its way is given up when it is withdrawn', () => {
    const { page, accept, withdraw } = begin();
    accept();
    const { signal } = page.pending[0]?.request ?? { signal: null };
    withdraw();
    expect([signal?.aborted, page.pending]).toEqual([true, []]);
  });

  it('I2 nothing is sent where no service is set up', () => {
    const { page, accept, clock } = begin({}, null);
    accept();
    clock.increment(60_000);
    expect(page.requested).toEqual([]);
  });
});

describe('the address told', () => {
  const reporter = { origin: 'https://portal.test', siteId: '1', visitor: '0', random: '0' };
  const urlOf = (route: Route) => parametersOf({ kind: 'view', route, roles: [] }, reporter)?.url;
  const place = { ...samplePlace, customerId: 'c-secret' };

  it('I2 HZ38: names no customer, no order and nothing unknown', () => {
    const routes: Route[] = [
      { screen: 'seasons', rightEnv: 'preorder', customerId: 'c-secret' },
      { screen: 'styles', place },
      { screen: 'style', place, articleId: 'a-1' },
      { screen: 'cart', place },
      { screen: 'check', place },
      { screen: 'order', orderId: 'o-secret' },
      { screen: 'unknown', path: '/mail/anna@secret.test' },
    ];
    for (const route of routes) {
      expect(formatRoute(route)).toContain('secret');
      expect(urlOf(route)).not.toContain('secret');
    }
    expect(urlOf({ screen: 'seasons', rightEnv: 'preorder', customerId: 'c-secret' })).toBe(
      'https://portal.test/ordering/preorder/:customer',
    );
  });

  it('I2 pages that only lead on are no views', () => {
    for (const screen of ['grant', 'logout', 'trackingOff'] as const)
      expect(urlOf({ screen })).toBeUndefined();
  });
});
