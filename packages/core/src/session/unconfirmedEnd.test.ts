import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { FakePage } from '../testing/index.ts';
import { sampleConfiguration } from '../testing/samples/configuration.ts';
import {
  aMoment,
  askedOf,
  at,
  comeBack,
  comeToRest,
  PLACE,
  signIn,
  signInAnswer,
  startSession,
} from '../testing/sessions.ts';
import { createSessionDependencies } from './dependencies.ts';
import { sessionLogic } from './session.actors.ts';

const TOKENS = ['selvedge.tokens', '{"accessToken":"o1","refreshToken":null,"expiresAt":null}'] as const;

/** Someone has logged out in a tab, which is closed then: whether the provider was reached is open. */
const loggedOut = async (auth: Partial<AuthConfiguration> = {}) => {
  const session = await signIn(auth);
  session.actor.send({ type: 'demand.changed', demand: 'logout' });
  session.clock.increment(500);
  await aMoment();
  session.page.close();
  const openAt = (path: string) => startSession(session.browser.open(at(path)), auth);
  return { ...session, openAt, state: askedOf(session.page).state ?? '' };
};

const lastLeft = ({ page }: { page: FakePage }) => page.left.at(-1)?.split('?')[0];

describe('A12 an end that the provider may not have heard of', () => {
  it('A12 A10 is asked for again before anyone signs in, and then the provider has to ask for the password', async () => {
    const { browser, openAt, state } = await loggedOut();
    const again = await openAt(PLACE);
    expect(lastLeft(again)).toBe('https://id.test/end');
    expect(askedOf(again.page).state).toBe(state);

    for (const path of ['/', PLACE]) {
      const unheard = await openAt(path);
      expect(lastLeft(unheard)).toBe('https://id.test/auth');
      expect(askedOf(unheard.page).prompt).toBe('login');
      unheard.page.close();
    }

    const asking = await openAt(PLACE);
    const asked = askedOf(asking.page);
    const back = await comeBack(browser, asking.page, { code: 'c2', state: asked.state ?? '' });
    back.page.pending[0]?.answer(200, await signInAnswer('b1', { nonce: asked.nonce }));
    await comeToRest(back);
    expect(back.actor.getSnapshot().value).toBe('signedIn');
    const next = await openAt('/');
    expect(askedOf(next.page)).not.toHaveProperty('prompt');
    expect(lastLeft(next)).toBe('https://id.test/auth');
  });

  it('A12 a sign-in that fails does not settle it', async () => {
    const { browser, openAt } = await loggedOut();
    await openAt('/');
    const asking = await openAt('/');
    await comeBack(browser, asking.page, { error: 'access_denied', state: askedOf(asking.page).state ?? '' });
    expect(askedOf((await openAt('/')).page).prompt).toBe('login');
  });

  it('A12 is settled when the provider sends the browser back with its state, which leaves the address', async () => {
    const { openAt, state } = await loggedOut();
    const back = await openAt(`/?state=${state}`);
    expect(back.page.path()).toBe('/');
    expect(lastLeft(back)).toBe('https://id.test/auth');
    expect(askedOf(back.page)).not.toHaveProperty('prompt');
  });

  it('A12 A5 whoever asked for a place meanwhile is led there', async () => {
    const { openAt, state } = await loggedOut();
    await openAt(PLACE);
    const back = await openAt(`/?state=${state}`);
    expect(back.page.path()).toBe(PLACE);
  });

  it('A12 is not settled by a state that somebody made up', async () => {
    const { openAt } = await loggedOut();
    expect(lastLeft(await openAt('/?state=guessed'))).toBe('https://id.test/end');
    expect(askedOf((await openAt('/?state=guessed')).page).prompt).toBe('login');
  });

  it('A12 where the provider has no page for it, the next sign-in asks for the password', async () => {
    const { openAt } = await loggedOut({ logoutUrl: null });
    expect(askedOf((await openAt('/')).page).prompt).toBe('login');
  });

  it('A12 without a network the portal itself says that one is signed out, and tells the provider once it is back', async () => {
    const { actor, clock, page, browser } = await signIn();
    page.loseNetwork(true);
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(page.session.has('selvedge.tokens')).toBe(false);
    expect(page.left).toEqual([]);

    page.wake();
    await aMoment();
    expect(page.left).toEqual([]);

    page.loseNetwork(false);
    await aMoment(50);
    expect(page.left.map((address) => address.split('?')[0])).toEqual(['https://id.test/end']);
    const { state = '' } = askedOf(page);
    page.close();
    const back = await startSession(browser.open(at(`/?state=${state}`)));
    expect(back.page.path()).toBe('/');
    expect(askedOf(back.page)).not.toHaveProperty('prompt');
  });

  it('A12 A6 other tabs that were signed out by it tell the provider in its place, but only one of them', async () => {
    const { actor, browser, clock, page } = await signIn();
    const others = [];
    for (const id of ['p8', 'p9']) {
      const other = browser.open(at('/imprint'), new Map([['selvedge.page', id], TOKENS]));
      others.push(await startSession(other));
      other.loseNetwork(true);
    }
    page.loseNetwork(true);
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    page.close();
    for (const other of others) expect(other.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(others.flatMap((other) => other.page.left)).toEqual([]);

    for (const other of others) other.page.loseNetwork(false);
    await aMoment(50);
    expect(others.flatMap((other) => other.page.left).map((address) => address.split('?')[0])).toEqual([
      'https://id.test/end',
    ]);
  });

  it('A12 a tab that was signed out asks for nothing when it wakes after the provider has confirmed it', async () => {
    const { actor, browser, clock, page } = await signIn();
    const other = await startSession(
      browser.open(at('/imprint'), new Map([['selvedge.page', 'p9'], TOKENS])),
    );
    actor.send({ type: 'demand.changed', demand: 'logout' });
    clock.increment(500);
    await aMoment();
    await startSession(browser.open(at(`/?state=${askedOf(page).state}`)));
    other.page.wake();
    await aMoment(50);
    expect(other.actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(other.page.left).toEqual([]);
  });

  it('A12 A6 a tab that slept through it, and wakes with its tokens, is signed out too', async () => {
    const { browser, openAt } = await loggedOut();
    const slept = new Map([['selvedge.page', 'p9'], TOKENS]);
    const woken = await startSession(browser.open(at(PLACE), slept));
    expect(woken.page.session.has('selvedge.tokens')).toBe(false);
    expect(lastLeft(woken)).toBe('https://id.test/end');
    expect(askedOf((await openAt('/')).page).prompt).toBe('login');
  });

  it('A12 A6 a tab that is still looking for its tokens learns of it', async () => {
    const { browser } = await signIn();
    const page = browser.open(at('/imprint'), new Map([['selvedge.page', 'p9'], TOKENS]));
    let letClaim: (held: boolean) => void = () => {};
    const claim = () =>
      new Promise<boolean>((resolve) => {
        letClaim = resolve;
      });
    const dependencies = createSessionDependencies(
      { ...page.ports, locks: { claim } },
      sampleConfiguration().auth,
      () => 'en',
    );
    const actor = createActor(sessionLogic(dependencies), { input: { demand: 'signIn' } }).start();
    expect(actor.getSnapshot().value).toBe('restoring');
    browser.open(at('/')).ports.channel.post('session.ended');
    letClaim(true);
    await aMoment();
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(page.session.has('selvedge.tokens')).toBe(false);
    actor.stop();
  });
});
