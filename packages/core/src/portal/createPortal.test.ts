import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigurationError } from '../platform/configuration/configuration.ts';
import {
  buyerRights,
  type FakeBrowser,
  type FakePage,
  fakeBrowser,
  sampleConfiguration,
} from '../testing/index.ts';
import { aMoment, askedOf, at, signInAnswer } from '../testing/sessions.ts';
import { createPortal, type Portal } from './createPortal.ts';

const portals: Portal[] = [];
afterEach(() => {
  for (const portal of portals.splice(0)) portal.stop();
});

const start = (page: FakePage, browserLanguages = ['en-GB']): Portal => {
  const portal = createPortal({ configuration: sampleConfiguration(), ports: page.ports, browserLanguages });
  portals.push(portal);
  portal.start();
  return portal;
};

const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'c-1', email: 'ada@lind.test' };
const answers: Record<string, unknown> = {
  '/api/v1/user/settings': { selectedLanguage: 'de' },
  '/api/v1/user/roles': ['ROLE_EXTERN'],
  '/api/v2/user/right/resolved': buyerRights,
  '/api/v1/dashboard/tiles': [],
  '/extranet/api/userProfile': profile,
  '/api/v1/preorder/customers': [],
};

/** The server: answers what is asked until nothing is. */
const serve = async (page: FakePage): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) {
    await aMoment();
    for (const { request, answer } of [...page.pending]) {
      const { pathname } = new URL(request.url);
      if (pathname in answers) answer(200, answers[pathname]);
    }
  }
};

const signedIn = async (path: string): Promise<{ browser: FakeBrowser; page: FakePage; portal: Portal }> => {
  const browser = fakeBrowser();
  const before = browser.open(at(path));
  start(before);
  await vi.waitFor(() => expect(before.left).toHaveLength(1));
  const asked = askedOf(before);
  before.close();
  const page = browser.open(at(`/oauth/v2/grant?code=c1&state=${asked.state}`), before.session);
  const portal = start(page);
  await vi.waitFor(() => expect(page.pending).toHaveLength(1));
  page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }));
  await vi.waitFor(() => expect(portal.actor.getSnapshot().matches('open')).toBe(true));
  return { browser, page, portal };
};

describe('the portal', () => {
  it('A9 does not begin with a configuration that lacks a key', () => {
    const { ports } = fakeBrowser().open(at('/'));
    const { clientId: _, ...auth } = sampleConfiguration().auth;
    const configuration = { ...sampleConfiguration(), auth };
    expect(() => createPortal({ configuration, ports, browserLanguages: [] })).toThrow(
      new ConfigurationError('auth.clientId', 'missing'),
    );
  });

  it('Q3 whoever looks on sees every chart begin, the root chart and its first children too', () => {
    const begun = new Set<unknown>();
    const { ports } = fakeBrowser().open(at('/'));
    const portal = createPortal({
      configuration: sampleConfiguration(),
      ports,
      browserLanguages: [],
      inspect: { next: ({ type, actorRef }) => type === '@xstate.actor' && begun.add(actorRef) },
    });
    portals.push(portal);
    portal.start();
    const { session, language } = portal.actor.getSnapshot().children;
    expect([portal.actor, session, language].map((actor) => begun.has(actor))).toEqual([true, true, true]);
    expect(portal.recorder.flows().map(({ actor }) => actor.id)).toContain('session');
  });

  it('A10 A13 sends no call before someone is signed in', async () => {
    const page = fakeBrowser().open(at('/ordering/preorder'));
    const portal = start(page);
    await vi.waitFor(() => expect(page.left).toHaveLength(1));
    expect(page.requested).toEqual([]);
    expect(portal.actor.getSnapshot().value).toBe('closed');
  });

  it('A10 shows the legal pages without a sign-in, and asks for one when leaving them', async () => {
    const page = fakeBrowser().open(at('/imprint'));
    const portal = start(page);
    await aMoment(20);
    expect(page.left).toEqual([]);
    expect(portal.actor.getSnapshot().children.session?.getSnapshot().value).toBe('anonymous');
    page.go('/');
    await vi.waitFor(() => expect(page.left).toHaveLength(1));
  });

  it('A1 A5 D1 J1 K1 signs in, comes back, and loads the dashboard in the user’s language', async () => {
    const { page, portal } = await signedIn('/');
    await serve(page);
    const { context, children } = portal.actor.getSnapshot();
    expect(page.path()).toBe('/');
    expect(context).toMatchObject({
      language: 'de',
      access: { roles: ['ROLE_EXTERN'], rights: buyerRights },
    });
    expect(children.greeting?.getSnapshot()).toMatchObject({ value: 'ready', context: { profile } });
    expect(children.tiles?.getSnapshot().value).toMatchObject({ list: 'ready' });
    const tiles = page.requested.filter((line) => line.endsWith('/dashboard/tiles'));
    expect(tiles.length).toBeGreaterThanOrEqual(1);
    expect(
      page.requested.every((line) => line.startsWith('GET https://portal.test/') || line.includes('/token')),
    ).toBe(true);
  });

  it('K2 opens the ordering area with the rights, keeps it over the dashboard, and ends it with the session', async () => {
    const { page, portal } = await signedIn('/ordering/preorder');
    await serve(page);
    const loader = portal.actor.getSnapshot().children.orderingLoader;
    await vi.waitFor(() => expect(loader?.getSnapshot().value).toBe('present'), 10_000);
    const { ordering } = portal.actor.getSnapshot().context;
    await vi.waitFor(() => expect(ordering?.getSnapshot().value).toBe('pos'));
    page.go('/');
    expect(portal.actor.getSnapshot()).toMatchObject({
      value: 'open',
      context: { route: { screen: 'dashboard' } },
    });
    page.go('/ordering/preorder/c-1');
    expect(portal.actor.getSnapshot().context.ordering).toBe(ordering);
    expect(ordering?.getSnapshot().context.route).toEqual({
      screen: 'seasons',
      rightEnv: 'preorder',
      customerId: 'c-1',
    });
    page.go('/logout');
    expect(portal.actor.getSnapshot()).toMatchObject({
      value: 'closed',
      context: { ordering: null, access: null },
    });
    expect(ordering?.getSnapshot().status).toBe('stopped');
  });

  it('J1 a choice shows at once, is sent as x-language, and reloads the tiles', async () => {
    const { page, portal } = await signedIn('/');
    await serve(page);
    portal.actor.getSnapshot().children.language?.send({ type: 'language.chosen', language: 'en' });
    expect(portal.actor.getSnapshot().context.language).toBe('en');
    const ofLanguage = () =>
      page.pending.filter(({ request }) => /tiles$|updateLanguage/.test(new URL(request.url).pathname));
    await vi.waitFor(() => expect(ofLanguage()).toHaveLength(2));
    const sent = ofLanguage().map(({ request }) => [
      request.method,
      new URL(request.url).pathname,
      request.headers.get('x-language'),
    ]);
    expect(sent.sort()).toEqual([
      ['GET', '/api/v1/dashboard/tiles', 'en'],
      ['POST', '/extranet/updateLanguage/en', 'en'],
    ]);
  });

  it('HZ38: tokens go to the API and the provider alone, never into an address', async () => {
    const { page } = await signedIn('/');
    await serve(page);
    expect(page.requested.join()).not.toMatch(/a1/);
    expect(JSON.stringify([...page.local])).not.toMatch(/a1/);
  });

  it('C7 what failed while the network was away is asked for again when the page comes back', async () => {
    const { page, portal } = await signedIn('/ordering/preorder');
    const { children } = portal.actor.getSnapshot();
    // Each is tried twice before it is told as failed.
    const failed = () => {
      for (const { lose } of [...page.pending]) lose();
      expect(children.access?.getSnapshot().value).toBe('failed');
      expect(children.tiles?.getSnapshot().hasTag('failed')).toBe(true);
    };
    await vi.waitFor(failed, { timeout: 5_000 });
    page.wake();
    await serve(page);
    await vi.waitFor(() => expect(children.orderingLoader?.getSnapshot().value).toBe('present'));
    expect(portal.actor.getSnapshot()).toMatchObject({
      value: 'open',
      context: { route: { screen: 'pos' }, ordering: { id: 'ordering' } },
    });
    expect(portal.actor.getSnapshot().children.tiles?.getSnapshot().hasTag('failed')).toBe(false);
  });
});
