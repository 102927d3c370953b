import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, setup } from 'xstate';
import type { Notice } from '../notices/notices.ts';
import { OVERLAYS } from '../notices/raise.ts';
import { failure } from '../platform/api/failure.ts';
import { type PortalFacts, watchPortal } from '../platform/portalFacts.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  samplePortalFacts,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { consentActors } from './consent.actors.ts';
import { type ConsentContext, consentMachine, type KnownConsent } from './consent.machine.ts';
import { CONSENT_LASTS } from './consentStore.ts';

const dashboard = { screen: 'dashboard' };
const imprint = { screen: 'imprint' };
const tour = {
  input: samplePortalFacts(),
  events: [
    { type: 'consent.accepted' },
    { type: 'consent.declined' },
    { type: 'consent.reopened' },
    { type: 'settings.opened' },
    { type: 'settings.closed' },
    { type: 'deactivation.dismissed' },
    { type: 'choice.seen', choice: 'accepted' },
    { type: 'choice.seen', choice: 'declined' },
    { type: 'choice.seen', choice: 'undecided' },
    { type: 'route.changed', route: dashboard },
    { type: 'route.changed', route: imprint },
    { type: 'route.changed', route: { screen: 'trackingOff' } },
    { type: 'user.arrived' },
    { type: 'user.left' },
  ],
  answers: {
    readConsent: [
      { choice: 'undecided', isTracked: true },
      { choice: 'accepted', isTracked: true },
      { choice: 'declined', isTracked: true },
      { choice: 'undecided', isTracked: false },
    ],
  },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as ConsentContext;

chartSuite(consentMachine, {
  ...tour,
  otherInputs: [samplePortalFacts({ route: { screen: 'trackingOff' }, isSignedIn: false })],
  invariants: {
    'I1 the choice that is told of is the state': (snapshot) =>
      snapshot.matches('reading') || snapshot.matches(contextOf(snapshot).choice),
    'I1 it is asked on the dashboard’s root alone, when signed in, where there is something to ask': (
      snapshot,
    ) => {
      const { route, isSignedIn, isTracked } = contextOf(snapshot);
      return !snapshot.hasTag('asking') || (route.screen === 'dashboard' && isSignedIn && isTracked);
    },
    'I1 a portal that is not tracked asks nobody': (snapshot) =>
      contextOf(snapshot).isTracked || !(snapshot.hasTag('asking') || snapshot.hasTag('settings')),
    'H2 the address that turns the analysis off is left with the refusal': (snapshot) =>
      contextOf(snapshot).route.screen !== 'trackingOff' ||
      snapshot.matches('reading') ||
      contextOf(snapshot).choice === 'declined' ||
      !snapshot.hasTag('deactivated'),
  },
});

const on = (page: FakePage, facts: Partial<PortalFacts> = {}, tracked = true) => {
  const dependencies = fakeOverlaysDependencies(createFakeApi().api, page, facts);
  const configuration = { ...dependencies.configuration, ...(tracked ? {} : { tracking: null }) };
  const actors = {
    ...consentActors({ ...dependencies, configuration }),
    watchPortal: watchPortal(dependencies.portal),
  };
  return { dependencies, machine: consentMachine.provide({ actors }) };
};

const begin = async (page: FakePage, facts: Partial<PortalFacts> = {}, tracked = true) => {
  const { dependencies, machine } = on(page, facts, tracked);
  const actor = createActor(machine, { input: dependencies.portal.facts() }).start();
  await settle();
  return { actor, dependencies, page };
};

const open = () => fakeBrowser().open('https://portal.test/');

let page: FakePage;
let held: ReturnType<typeof hold>;
const letGo = (name: string) =>
  [() => held.release(name), (error: unknown) => held.fail(name, error)] as const;
const [keep, keepFailed] = letGo('keepConsent');
const [show, showFailed] = letGo('showImprint');

wiringSuite(consentMachine, {
  // What is kept decides what is read: only a portal that is tracked can be read here.
  tour: { ...tour, answers: { readConsent: tour.answers.readConsent.slice(0, 3) } },
  machine: () => {
    page = open();
    held = hold(on(page).machine, ['readConsent', 'keepConsent', 'showImprint']);
    return held.machine;
  },
  doing: {
    answers: {
      readConsent: (output) => {
        const { choice } = output as KnownConsent;
        if (choice !== 'undecided') page.cookies.set('enable-tracking', String(choice === 'accepted'));
        held.release('readConsent');
      },
      keepAccepted: () => {
        keep();
        expect(page.cookies.get('enable-tracking')).toBe('true');
      },
      keepDeclined: () => {
        keep();
        expect(page.cookies.get('enable-tracking')).toBe('false');
      },
      keepOff: () => {
        keep();
        expect(page.cookies.get('enable-tracking')).toBe('false');
      },
      showImprint: () => {
        show();
        expect(page.path()).toBe('/imprint');
      },
    },
    failures: {
      readConsent: (error) => held.fail('readConsent', error),
      keepAccepted: keepFailed,
      keepDeclined: keepFailed,
      keepOff: keepFailed,
      showImprint: showFailed,
    },
  },
});

describe('the choice', () => {
  it('I1 is kept in the cookie for 180 days, as true or false', async () => {
    expect(CONSENT_LASTS).toBe(15_552_000);
    const { actor, page } = await begin(open());
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);
    actor.send({ type: 'consent.accepted' });
    await settle();
    expect([page.cookies.get('enable-tracking'), actor.getSnapshot().context.choice]).toEqual([
      'true',
      'accepted',
    ]);
    actor.send({ type: 'consent.reopened' });
    expect(actor.getSnapshot().hasTag('settings')).toBe(true);
    actor.send({ type: 'consent.declined' });
    await settle();
    expect([page.cookies.get('enable-tracking'), actor.getSnapshot().context.choice]).toEqual([
      'false',
      'declined',
    ]);
  });

  it('I1 HZ40: anything but true and false in the cookie is no choice', async () => {
    for (const value of ['', '1', 'TRUE', 'yes', 'true;false', '"true"']) {
      const page = open();
      page.cookies.set('enable-tracking', value);
      expect((await begin(page)).actor.getSnapshot().context.choice).toBe('undecided');
    }
    for (const [value, choice] of [
      ['true', 'accepted'],
      ['false', 'declined'],
    ] as const) {
      const page = open();
      page.cookies.set('enable-tracking', value);
      expect((await begin(page)).actor.getSnapshot().context.choice).toBe(choice);
    }
  });

  it('I1 HZ47: holds for the page where cookies are blocked', async () => {
    const page = open();
    const blocked = { ...page, ports: { ...page.ports, cookies: { read: () => null, write: () => {} } } };
    const { actor } = await begin(blocked);
    actor.send({ type: 'consent.accepted' });
    await settle();
    page.wake();
    await settle();
    expect(actor.getSnapshot().value).toEqual({ accepted: 'kept' });
  });

  it('I1 C6 is told of by a notice where the browser keeps no cookie, and not where it does', async () => {
    const told = async (blocks: boolean) => {
      const page = open();
      const blocked = { read: () => null, write: () => {} };
      const { machine, dependencies } = on(
        blocks ? { ...page, ports: { ...page.ports, cookies: blocked } } : page,
      );
      const raised: Notice[] = [];
      const around = setup({
        types: { events: {} as { type: 'notice.raised'; notice: Notice } },
        actors: { consent: machine },
      }).createMachine({
        invoke: { id: 'consent', src: 'consent', input: dependencies.portal.facts() },
        on: { 'notice.raised': { actions: ({ event }) => raised.push(event.notice) } },
      });
      const root = createActor(around, { systemId: OVERLAYS }).start();
      await settle();
      root.getSnapshot().children.consent?.send({ type: 'consent.declined' });
      await settle();
      return raised;
    };
    expect(await told(false)).toEqual([]);
    expect(await told(true)).toEqual([{ subject: 'consent', failure: failure({ code: 'notKept' }) }]);
  });

  it('I1 a refusal holds although a cookie that cannot be changed says yes', async () => {
    const page = open();
    const stuck = { read: () => 'true', write: () => {} };
    const { actor } = await begin({ ...page, ports: { ...page.ports, cookies: stuck } });
    expect(actor.getSnapshot().context.choice).toBe('accepted');
    actor.send({ type: 'consent.declined' });
    await settle();
    page.wake();
    expect(actor.getSnapshot().context.choice).toBe('declined');
  });

  it('I1 reaches the other pages of the browser at once, and others by the cookie when they wake', async () => {
    const browser = fakeBrowser();
    const one = await begin(browser.open('https://portal.test/'));
    const other = await begin(browser.open('https://portal.test/'));
    one.actor.send({ type: 'consent.accepted' });
    await settle();
    expect(other.actor.getSnapshot().value).toEqual({ accepted: 'kept' });
    other.page.cookies.set('enable-tracking', 'false');
    other.page.wake();
    expect(other.actor.getSnapshot().value).toEqual({ declined: 'kept' });
    other.page.cookies.clear();
    other.page.wake();
    expect(other.actor.getSnapshot().hasTag('asking')).toBe(true);
  });

  it('I1 is asked for on the dashboard’s root only, and of nobody where nothing is tracked', async () => {
    const { actor, dependencies } = await begin(open(), { isSignedIn: false, route: { screen: 'imprint' } });
    const asks = () => actor.getSnapshot().hasTag('asking');
    expect(asks()).toBe(false);
    dependencies.tell({ isSignedIn: true });
    expect(asks()).toBe(false);
    dependencies.tell({ route: { screen: 'dashboard' } });
    expect(asks()).toBe(true);
    dependencies.tell({ route: { screen: 'content', slug: 'returns' } });
    expect(asks()).toBe(false);
    const page = open();
    page.cookies.set('enable-tracking', 'true');
    const untracked = await begin(page, {}, false);
    expect(untracked.actor.getSnapshot().value).toEqual({ undecided: 'elsewhere' });
    for (const type of ['consent.accepted', 'consent.reopened'] as const) untracked.actor.send({ type });
    expect(untracked.actor.getSnapshot().value).toEqual({ undecided: 'elsewhere' });
  });
});

describe('the address that turns the analysis off', () => {
  it('H2 turns it off, shows the imprint in its place, and says so there until it is left', async () => {
    const page = fakeBrowser().open('https://portal.test/tracking-off');
    page.cookies.set('enable-tracking', 'true');
    const { actor, dependencies } = await begin(page, {
      route: { screen: 'trackingOff' },
      isSignedIn: false,
    });
    expect([page.cookies.get('enable-tracking'), page.path()]).toEqual(['false', '/imprint']);
    dependencies.tell({ route: { screen: 'imprint' } });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ declined: 'deactivated' });
    dependencies.tell({ route: { screen: 'weCare' } });
    expect(actor.getSnapshot().value).toEqual({ declined: 'kept' });
  });

  it('H2 does so as well when it is come to within the portal', async () => {
    const { actor, dependencies, page } = await begin(open());
    actor.send({ type: 'consent.accepted' });
    dependencies.tell({ route: { screen: 'trackingOff' } });
    await settle();
    expect([page.cookies.get('enable-tracking'), page.path(), actor.getSnapshot().context.choice]).toEqual([
      'false',
      '/imprint',
      'declined',
    ]);
  });
});
